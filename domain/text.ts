import { FALLBACK_LANGUAGE, type Language } from './languages.ts'

/** A text as it stands in the database: one per language, or one plain text for all. */
export type LocalisedText = Partial<Record<Language, string>> | string

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** The text of one language; an empty one counts as missing. A plain text belongs to every language. */
export function textIn(value: unknown, language: Language): string | undefined {
  if (isText(value)) return value
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, language)) return undefined
  const text = (value as Partial<Record<Language, unknown>>)[language]
  return isText(text) ? text : undefined
}

function firstText(value: unknown, languages: readonly Language[]): string | undefined {
  for (const language of languages) {
    const text = textIn(value, language)
    if (text !== undefined) return text
  }
  return undefined
}

/** Title or description of a page: the language, English, German, then `fallback`. */
export const pageText = (value: unknown, language: Language, fallback: string): string =>
  firstText(value, [language, FALLBACK_LANGUAGE, 'de']) ?? fallback

export const pageTitle = (title: unknown, language: Language, fallback = 'Coloring Page') =>
  pageText(title, language, fallback)

/** Name or description of a category: the language, English, the plain column, then `fallback`. */
export const categoryText = (
  translations: unknown,
  plain: string | null | undefined,
  language: Language,
  fallback: string,
): string =>
  firstText(translations, [language, FALLBACK_LANGUAGE]) ?? (isText(plain) ? plain : undefined) ?? fallback

export const categoryName = (
  category: { name?: string | null; name_translations?: unknown },
  language: Language,
  fallback = 'Category',
) => categoryText(category.name_translations, category.name, language, fallback)
