import { FALLBACK_LANGUAGE, isLanguage, type Language } from '#domain/languages.ts'
import de from '#locales/de/mail.json' with { type: 'json' }
import en from '#locales/en/mail.json' with { type: 'json' }
import es from '#locales/es/mail.json' with { type: 'json' }
import fr from '#locales/fr/mail.json' with { type: 'json' }
import it from '#locales/it/mail.json' with { type: 'json' }
import nl from '#locales/nl/mail.json' with { type: 'json' }

export type TextId = keyof typeof en

const TEXTS: Record<Language, Record<TextId, string>> = { en, de, fr, es, it, nl }

export interface Texts {
  language: Language
  /** The sentence with its `{gaps}` filled; undefined where a kind of mail has none. */
  say(id: string, gaps?: Record<string, string>): string | undefined
}

/** The texts of an account's language; an unknown language reads the fallback. */
export function textsIn(language: string | undefined, always: Record<string, string>): Texts {
  const chosen = isLanguage(language) ? language : FALLBACK_LANGUAGE
  const texts: Partial<Record<string, string>> = TEXTS[chosen]
  return {
    language: chosen,
    say: (id, gaps = {}) =>
      texts[id]?.replaceAll(/\{(\w+)\}/g, (gap, name: string) => gaps[name] ?? always[name] ?? gap),
  }
}
