import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import { sanitise } from '#domain/text/sanitise.ts'
import { isSlug } from '#domain/pages/slug.ts'
import { textInLanguage } from '#domain/text/localised-text.ts'
import type { Category } from '../queries/use-categories.ts'

/** A category in the edit form, with a text for each language. */
export interface CategoryFormValues {
  slug: string
  icon: string
  names: Record<Language, string>
  descriptions: Record<Language, string>
}

export const NAME_MAX_LENGTH = 120
export const DESCRIPTION_MAX_LENGTH = 1000

const textsByLanguage = (texts: unknown, plain: string | null | undefined): Record<Language, string> =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      textInLanguage(texts, language) ?? (language === 'en' ? (plain ?? '') : ''),
    ]),
  ) as Record<Language, string>

export const toCategoryFormValues = (category: Category | undefined): CategoryFormValues => ({
  slug: category?.slug ?? '',
  icon: category?.icon ?? '',
  names: textsByLanguage(category?.name_translations, category?.name),
  descriptions: textsByLanguage(category?.description_translations, category?.description),
})

/** Shown in languages without a name: the English name, or the first one there is. */
export const defaultName = ({ names }: CategoryFormValues): string => {
  const first = LANGUAGES.find((language) => sanitise(names[language]) !== '')
  return first ? sanitise(names[first]) : ''
}

export function validateCategoryForm(values: CategoryFormValues): 'required' | 'slug-invalid' | undefined {
  if (defaultName(values) === '' || values.slug.trim() === '') return 'required'
  return isSlug(values.slug) ? undefined : 'slug-invalid'
}

const nonEmptyTexts = (texts: Record<Language, string>) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, sanitise(texts[language])]).filter(([, text]) => text),
  )

export function toCategoryRow(values: CategoryFormValues) {
  const descriptions = nonEmptyTexts(values.descriptions)
  return {
    slug: values.slug,
    name: defaultName(values),
    name_translations: nonEmptyTexts(values.names),
    description: descriptions.en ?? Object.values(descriptions)[0] ?? null,
    description_translations: descriptions,
    icon: values.icon.trim() || null,
  }
}
