import { LANGUAGES, type Language } from '#domain/languages.ts'
import { sanitise } from '#domain/sanitise.ts'
import { isSlug } from '#domain/slug.ts'
import { textIn } from '#domain/text.ts'
import type { Category } from '../parts/use-categories.ts'

/** A category while it is being written. `name` is what stands where a language has none. */
export interface CategoryDraft {
  slug: string
  icon: string
  names: Record<Language, string>
  descriptions: Record<Language, string>
}

export const NAME_LENGTH = 120
export const DESCRIPTION_LENGTH = 1000

const inAll = (texts: unknown, plain: string | null | undefined): Record<Language, string> =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      textIn(texts, language) ?? (language === 'en' ? (plain ?? '') : ''),
    ]),
  ) as Record<Language, string>

export const draftOf = (category: Category | undefined): CategoryDraft => ({
  slug: category?.slug ?? '',
  icon: category?.icon ?? '',
  names: inAll(category?.name_translations, category?.name),
  descriptions: inAll(category?.description_translations, category?.description),
})

/** English first, else the first language there is: the name for readers of any other. */
export const plainName = ({ names }: CategoryDraft): string => {
  const first = LANGUAGES.find((language) => sanitise(names[language]) !== '')
  return first ? sanitise(names[first]) : ''
}

export function draftProblem(draft: CategoryDraft): 'required' | 'slug-invalid' | undefined {
  if (plainName(draft) === '' || draft.slug.trim() === '') return 'required'
  return isSlug(draft.slug) ? undefined : 'slug-invalid'
}

const written = (texts: Record<Language, string>) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, sanitise(texts[language])]).filter(([, text]) => text),
  )

export function changesOf(draft: CategoryDraft) {
  const descriptions = written(draft.descriptions)
  return {
    slug: draft.slug,
    name: plainName(draft),
    name_translations: written(draft.names),
    description: descriptions.en ?? Object.values(descriptions)[0] ?? null,
    description_translations: descriptions,
    icon: draft.icon.trim() || null,
  }
}
