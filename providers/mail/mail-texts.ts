import { FALLBACK_LANGUAGE, isLanguage, type Language } from '#domain/text/languages.ts'
import de from '#locales/de/mail.json' with { type: 'json' }
import en from '#locales/en/mail.json' with { type: 'json' }
import es from '#locales/es/mail.json' with { type: 'json' }
import fr from '#locales/fr/mail.json' with { type: 'json' }
import it from '#locales/it/mail.json' with { type: 'json' }
import nl from '#locales/nl/mail.json' with { type: 'json' }

type TextId = keyof typeof en

const TEXTS: Record<Language, Record<TextId, string>> = { en, de, fr, es, it, nl }

interface Texts {
  language: Language
  /** The text with its `{placeholders}` filled in; undefined if this kind of mail has no such text. */
  text(id: string, placeholders?: Record<string, string>): string | undefined
}

/** Mail texts in the account's language, or in the fallback language if the site does not support it. `sharedPlaceholders` apply to all texts. */
export function mailTexts(language: string | undefined, sharedPlaceholders: Record<string, string>): Texts {
  const supportedLanguage = isLanguage(language) ? language : FALLBACK_LANGUAGE
  const texts: Partial<Record<string, string>> = TEXTS[supportedLanguage]
  return {
    language: supportedLanguage,
    text: (id, placeholders = {}) =>
      texts[id]?.replaceAll(
        /\{(\w+)\}/g,
        (placeholder, name: string) => placeholders[name] ?? sharedPlaceholders[name] ?? placeholder,
      ),
  }
}
