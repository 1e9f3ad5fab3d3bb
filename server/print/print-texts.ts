import type { Language } from '#domain/text/languages.ts'
import de from '#locales/de/download.json' with { type: 'json' }
import en from '#locales/en/download.json' with { type: 'json' }
import es from '#locales/es/download.json' with { type: 'json' }
import fr from '#locales/fr/download.json' with { type: 'json' }
import it from '#locales/it/download.json' with { type: 'json' }
import nl from '#locales/nl/download.json' with { type: 'json' }

interface PrintTexts {
  licence: string
  /** The label before the line for a child's name. */
  name: string
  /** The title of a class pack. */
  pack: string
}

export const PRINT_TEXTS: Record<Language, PrintTexts> = { en, de, fr, es, it, nl }

const TITLE_MAX_LENGTH = 44

/** The line at the bottom of a printed page: title, site and licence. */
export function footerLine(title: string, siteUrl: string, language: Language): string {
  const letters = [...title]
  const short =
    letters.length > TITLE_MAX_LENGTH ? `${letters.slice(0, TITLE_MAX_LENGTH - 3).join('')}...` : title
  return `${short} · ${new URL(siteUrl).host} · ${PRINT_TEXTS[language].licence}`
}
