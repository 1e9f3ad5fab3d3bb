import { createHash } from 'node:crypto'
import { FALLBACK_LANGUAGE, isLanguage, LANGUAGES, type Language } from '#domain/text/languages.ts'
import de from '#locales/de/busy.json' with { type: 'json' }
import en from '#locales/en/busy.json' with { type: 'json' }
import es from '#locales/es/busy.json' with { type: 'json' }
import fr from '#locales/fr/busy.json' with { type: 'json' }
import it from '#locales/it/busy.json' with { type: 'json' }
import nl from '#locales/nl/busy.json' with { type: 'json' }
import type { PreparedResponse } from './prepared-response.ts'

const TEXTS: Record<Language, typeof en> = { en, de, fr, es, it, nl }

/** The page has no further requests, because it is shown while the server is overloaded. */
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

const renderHtml = (language: Language) =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${TEXTS[language].title}</title><style>${STYLE}</style><main><svg viewBox="-14 -14 28 28" width="64" aria-hidden="true">` +
  `${LOGO}<circle r="12" fill="none" stroke="#1d1b20" stroke-width="2.5"/></svg><h1>${TEXTS[language].title}</h1>` +
  `<p role="status">${TEXTS[language].text}</p></main></html>`

const createResponse = (language: Language): PreparedResponse => ({
  status: 503,
  headers: [
    ['content-type', 'text/html; charset=utf-8'],
    ['content-security-policy', `default-src 'none'; style-src 'sha256-${STYLE_HASH}'`],
    ['cache-control', 'no-store'],
    ['retry-after', '2'],
    ['refresh', '2'],
  ],
  body: new TextEncoder().encode(renderHtml(language)),
})

/** The 503 page in each language. Browsers reload it automatically because of the header `refresh`. */
export const BUSY_PAGES = new Map<string, PreparedResponse>(
  LANGUAGES.map((language) => [language, createResponse(language)]),
)

/** The page in the language of the requested address. */
export function busyPage(path: string): PreparedResponse {
  const prefix = path.slice(1, 3)
  return BUSY_PAGES.get(isLanguage(prefix) ? prefix : FALLBACK_LANGUAGE)!
}
