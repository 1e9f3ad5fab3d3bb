import { createHash } from 'node:crypto'
import { FALLBACK_LANGUAGE, isLanguage, LANGUAGES, type Language } from '#domain/languages.ts'
import de from '#locales/de/busy.json' with { type: 'json' }
import en from '#locales/en/busy.json' with { type: 'json' }
import es from '#locales/es/busy.json' with { type: 'json' }
import fr from '#locales/fr/busy.json' with { type: 'json' }
import it from '#locales/it/busy.json' with { type: 'json' }
import nl from '#locales/nl/busy.json' with { type: 'json' }
import type { Ready } from './page-views.ts'

const WORDS: Record<Language, typeof en> = { en, de, fr, es, it, nl }

/** It must cost nothing, so it asks for nothing: no style sheet, no letters, no picture of ours. */
const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fffdf8;color:#1d1b20;font:1.1rem/1.5 system-ui,sans-serif}' +
  'main{max-width:26rem;margin:1rem;padding:2rem;text-align:center;background:#fff;border:2.5px dashed;border-radius:22px 20px 24px 19px}' +
  'h1{margin:.5rem 0;font-size:1.6rem;line-height:1.15}p{margin:0}'
const MARK = ['#ff6b57', '#ff9f43', '#ffd23f', '#62c370', '#4db6e5', '#8a6fd1']
  .map(
    (fill, turn) =>
      `<path d="M0 0V-12A12 12 0 0 1 10.39-6Z" fill="${fill}" transform="rotate(${turn * 60})"/>`,
  )
  .join('')
const HASH = createHash('sha256').update(STYLE).digest('base64')

const html = (language: Language) =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${WORDS[language].title}</title><style>${STYLE}</style><main><svg viewBox="-14 -14 28 28" width="64" aria-hidden="true">` +
  `${MARK}<circle r="12" fill="none" stroke="#1d1b20" stroke-width="2.5"/></svg><h1>${WORDS[language].title}</h1>` +
  `<p role="status">${WORDS[language].text}</p></main></html>`

const made = (language: Language): Ready => ({
  status: 503,
  headers: [
    ['content-type', 'text/html; charset=utf-8'],
    ['content-security-policy', `default-src 'none'; style-src 'sha256-${HASH}'`],
    ['cache-control', 'no-store'],
    ['retry-after', '2'],
    ['refresh', '2'],
  ],
  body: new TextEncoder().encode(html(language)),
})

/** Said early, while there is still time to say it, in each language. The browser of a person tries again by itself. */
export const BUSY_PAGES = new Map<string, Ready>(LANGUAGES.map((language) => [language, made(language)]))

/** The one for whoever asked for this address. */
export function busyPage(path: string): Ready {
  const first = path.slice(1, 3)
  return BUSY_PAGES.get(isLanguage(first) ? first : FALLBACK_LANGUAGE)!
}
