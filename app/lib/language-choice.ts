import { type Language, PREFERRED_LANGUAGE } from './language.ts'

/** Every language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  nl: 'Nederlands',
}

/** For addresses without a language: in this browser, and in a cookie for the server. */
export function rememberLanguage(language: Language): void {
  localStorage.setItem(PREFERRED_LANGUAGE, language)
  document.cookie = `${PREFERRED_LANGUAGE}=${language}; path=/; max-age=31536000; samesite=lax`
}
