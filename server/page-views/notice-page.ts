import { createHash } from 'node:crypto'
import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import type { PreparedResponse } from './prepared-response.ts'

interface NoticeText {
  title: string
  text: string
}

/** The page has no further requests, because it is shown while the server cannot respond to them. */
const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fffdf8;color:#1d1b20;font:1.1rem/1.5 system-ui,sans-serif}' +
  'main{max-width:26rem;margin:1rem;padding:2rem;text-align:center;background:#fff;border:2.5px dashed;border-radius:22px 20px 24px 19px}' +
  'h1{margin:.5rem 0;font-size:1.6rem;line-height:1.15}p{margin:0}'
const LOGO = ['#ff6b57', '#ff9f43', '#ffd23f', '#62c370', '#4db6e5', '#8a6fd1']
  .map(
    (fill, index) =>
      `<path d="M0 0V-12A12 12 0 0 1 10.39-6Z" fill="${fill}" transform="rotate(${index * 60})"/>`,
  )
  .join('')
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

const renderHtml = (language: Language, { title, text }: NoticeText) =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${title}</title><style>${STYLE}</style><main><svg viewBox="-14 -14 28 28" width="64" aria-hidden="true">` +
  `${LOGO}<circle r="12" fill="none" stroke="#1d1b20" stroke-width="2.5"/></svg><h1>${title}</h1>` +
  `<p role="status">${text}</p></main></html>`

const createResponse = (html: string, reloadSeconds: number): PreparedResponse => ({
  status: 503,
  headers: [
    ['content-type', 'text/html; charset=utf-8'],
    ['content-security-policy', `default-src 'none'; style-src 'sha256-${STYLE_HASH}'`],
    ['cache-control', 'no-store'],
    ['retry-after', String(reloadSeconds)],
    ['refresh', String(reloadSeconds)],
  ],
  body: new TextEncoder().encode(html),
})

/** A 503 page in each language. Browsers reload it automatically because of the header `refresh`. */
export const createNoticePages = (
  texts: Record<Language, NoticeText>,
  reloadSeconds: number,
): Map<string, PreparedResponse> =>
  new Map(
    LANGUAGES.map((language) => [
      language,
      createResponse(renderHtml(language, texts[language]), reloadSeconds),
    ]),
  )
