import { FALLBACK_LANGUAGE, type Language } from './languages.ts'

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/**
 * A text column of the database holds one text per language, or one plain text for all languages. An empty text counts
 * as missing.
 */
export function textInLanguage(value: unknown, language: Language): string | undefined {
  if (isText(value)) return value
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, language)) return undefined
  const text = (value as Partial<Record<Language, unknown>>)[language]
  return isText(text) ? text : undefined
}

function firstText(value: unknown, languages: readonly Language[]): string | undefined {
  for (const language of languages) {
    const text = textInLanguage(value, language)
    if (text !== undefined) return text
  }
  return undefined
}

/** Title or description of a page in the first of: the given language, English, German, `fallback`. */
export const pageText = (value: unknown, language: Language, fallback: string): string =>
  firstText(value, [language, FALLBACK_LANGUAGE, 'de']) ?? fallback

export const pageTitle = (title: unknown, language: Language, fallback = 'Coloring Page') =>
  pageText(title, language, fallback)

/** Name or description of a category in the first of: the given language, English, the plain column, `fallback`. */
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
