import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Language } from '#domain/languages.ts'

const SITE: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import('virtual:texts/en/site'),
  de: () => import('virtual:texts/de/site'),
  fr: () => import('virtual:texts/fr/site'),
  es: () => import('virtual:texts/es/site'),
  it: () => import('virtual:texts/it/site'),
  nl: () => import('virtual:texts/nl/site'),
}

const loaded = new Map<Language, I18n>()

/** The texts of one language, loaded once. Only the language in use ever reaches a browser. */
export async function loadTexts(language: Language): Promise<I18n> {
  const known = loaded.get(language)
  if (known) return known
  const { default: messages } = await SITE[language]()
  const texts = setupI18n({ locale: language, messages: { [language]: messages } })
  loaded.set(language, texts)
  return texts
}

/** For rendering, which cannot wait: the loaders above the screens have loaded the language before. */
export function loadedTexts(language: Language): I18n {
  const texts = loaded.get(language)
  if (!texts) throw new Error(`the texts of "${language}" are not loaded`)
  return texts
}
