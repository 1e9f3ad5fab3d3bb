/** The six languages of the product, in the order of the switcher. English is the fallback. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]
export const FALLBACK_LANGUAGE: Language = 'en'

export const isLanguage = (value: unknown): value is Language =>
  (LANGUAGES as readonly unknown[]).includes(value)
