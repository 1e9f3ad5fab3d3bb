import type { Language } from '#domain/languages.ts'
import de from '#locales/de/functions.json' with { type: 'json' }
import en from '#locales/en/functions.json' with { type: 'json' }
import es from '#locales/es/functions.json' with { type: 'json' }
import fr from '#locales/fr/functions.json' with { type: 'json' }
import it from '#locales/it/functions.json' with { type: 'json' }
import nl from '#locales/nl/functions.json' with { type: 'json' }

const TEXTS: Record<Language, Record<keyof typeof en, string>> = { en, de, fr, es, it, nl }

/** What a refusal says to the person who reads it. */
export function sentenceFor(code: string, language: Language): string {
  const texts = TEXTS[language]
  return code in texts ? texts[code as keyof typeof en] : texts.unexpected
}
