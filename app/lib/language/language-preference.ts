import type { Language } from '#domain/text/languages.ts'
import { PREFERRED_LANGUAGE_KEY } from './url-language.ts'

/** Every language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  nl: 'Nederlands',
}

/** Used for paths without a language; the server reads it from the cookie. */
export function saveLanguagePreference(language: Language): void {
  localStorage.setItem(PREFERRED_LANGUAGE_KEY, language)
  document.cookie = `${PREFERRED_LANGUAGE_KEY}=${language}; path=/; max-age=31536000; samesite=lax`
}
