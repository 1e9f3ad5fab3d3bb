import type { Language } from '#domain/languages.ts'
import de from '#locales/de/download.json' with { type: 'json' }
import en from '#locales/en/download.json' with { type: 'json' }
import es from '#locales/es/download.json' with { type: 'json' }
import fr from '#locales/fr/download.json' with { type: 'json' }
import it from '#locales/it/download.json' with { type: 'json' }
import nl from '#locales/nl/download.json' with { type: 'json' }

interface PrintWords {
  licence: string
  /** Before the line for a child's name. */
  name: string
  /** What a file of several pages is called. */
  pack: string
}

export const PRINT_WORDS: Record<Language, PrintWords> = { en, de, fr, es, it, nl }

const TITLE_MAX = 44

/** The small line under a printed page: what it is, where it comes from, what it may be used for. */
export function footLine(title: string, siteUrl: string, language: Language): string {
  const letters = [...title]
  const short = letters.length > TITLE_MAX ? `${letters.slice(0, TITLE_MAX - 3).join('')}...` : title
  return `${short} · ${new URL(siteUrl).host} · ${PRINT_WORDS[language].licence}`
}
