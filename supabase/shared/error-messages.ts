import type { Language } from '#domain/text/languages.ts'
import de from '#locales/de/functions.json' with { type: 'json' }
import en from '#locales/en/functions.json' with { type: 'json' }
import es from '#locales/es/functions.json' with { type: 'json' }
import fr from '#locales/fr/functions.json' with { type: 'json' }
import it from '#locales/it/functions.json' with { type: 'json' }
import nl from '#locales/nl/functions.json' with { type: 'json' }

const MESSAGES: Record<Language, Record<keyof typeof en, string>> = { en, de, fr, es, it, nl }

/** The text for an error code, as the user reads it. */
export function errorMessage(code: string, language: Language): string {
  const messages = MESSAGES[language]
  return code in messages ? messages[code as keyof typeof en] : messages.unexpected
}
