import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import type { Token } from './tokens.ts'

const ARTICLES: Record<Language, ReadonlySet<string>> = {
  en: new Set(['a', 'an', 'the']),
  de: new Set(['ein', 'eine', 'einen', 'einem', 'einer', 'der', 'die', 'das', 'den', 'dem']),
  fr: new Set(['un', 'une', 'des', 'le', 'la', 'les', 'du']),
  es: new Set(['un', 'una', 'unos', 'unas', 'el', 'la', 'los', 'las']),
  it: new Set(['un', 'una', 'uno', 'il', 'lo', 'la', 'gli', 'i', 'le']),
  nl: new Set(['een', 'het', 'de']),
}

/** Other languages that a user may have written in, recognised by an article that the user's own language does not have. */
export const otherWrittenLanguages = (tokens: readonly Token[], language: Language): Language[] =>
  LANGUAGES.filter(
    (other) =>
      other !== language &&
      tokens.some(({ text }) => ARTICLES[other].has(text) && !ARTICLES[language].has(text)),
  )
