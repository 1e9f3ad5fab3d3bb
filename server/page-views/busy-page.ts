import { FALLBACK_LANGUAGE, isLanguage } from '#domain/text/languages.ts'
import de from '#locales/de/busy.json' with { type: 'json' }
import en from '#locales/en/busy.json' with { type: 'json' }
import es from '#locales/es/busy.json' with { type: 'json' }
import fr from '#locales/fr/busy.json' with { type: 'json' }
import it from '#locales/it/busy.json' with { type: 'json' }
import nl from '#locales/nl/busy.json' with { type: 'json' }
import { createNoticePages } from './notice-page.ts'
import type { PreparedResponse } from './prepared-response.ts'

const RELOAD_SECONDS = 2

/** The 503 page of an overloaded server in each language. */
export const BUSY_PAGES = createNoticePages({ en, de, fr, es, it, nl }, RELOAD_SECONDS)

/** The page in the language of the requested address. */
export function busyPage(path: string): PreparedResponse {
  const prefix = path.slice(1, 3)
  return BUSY_PAGES.get(isLanguage(prefix) ? prefix : FALLBACK_LANGUAGE)!
}
