import type { Language } from '#domain/text/languages.ts'

/** The languages to translate into; the first three are selected by default. */
export const TARGET_LANGUAGES = ['de', 'fr', 'es', 'it', 'nl'] as const satisfies readonly Language[]
export type TargetLanguage = (typeof TARGET_LANGUAGES)[number]

/** URL value for an empty selection; a missing parameter means the default selection. */
export const NO_TARGETS = 'none'

/** Parses the URL parameter `to`; empty means the default selection. */
export function parseTargetLanguages(text: string): TargetLanguage[] {
  if (text === '') return TARGET_LANGUAGES.slice(0, 3)
  const codes = text.split(',')
  return TARGET_LANGUAGES.filter((target) => codes.includes(target))
}
