import { FALLBACK_LANGUAGE, isLanguage, type Language } from '#domain/text/languages.ts'

/** The language in which the server rendered the open document. In the browser only. */
export function documentLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : FALLBACK_LANGUAGE
}
