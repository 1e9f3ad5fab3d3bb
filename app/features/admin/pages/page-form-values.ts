import type { Difficulty, Style } from '#domain/pages/creation-options.ts'
import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import { sanitise } from '#domain/text/sanitise.ts'
import { PAGE_TEXT_FIELDS, type PageTextField } from '#domain/pages/page-texts.ts'
import { isSlug } from '#domain/pages/slug.ts'
import { textInLanguage } from '#domain/text/localised-text.ts'
import type { Enums, Json } from '#supabase/database.types.ts'

export interface EditedPage {
  id: string
  slug: string
  title: Json
  description: Json
  seo_description: Json
  category_id: string | null
  difficulty: Difficulty
  status: Enums<'page_status'>
  style: Style | null
  thumbnail_url: string | null
}

/** A page in the edit form, with a text for each language; missing texts are empty. */
export interface PageFormValues {
  slug: string
  category: string
  difficulty: Difficulty
  status: Enums<'page_status'>
  texts: Record<PageTextField, Record<Language, string>>
}

export function toPageFormValues(page: EditedPage): PageFormValues {
  const textsByLanguage = (text: PageTextField) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, textInLanguage(page[text], language) ?? '']))
  return {
    slug: page.slug,
    category: page.category_id ?? '',
    difficulty: page.difficulty,
    status: page.status,
    texts: Object.fromEntries(
      PAGE_TEXT_FIELDS.map((text) => [text, textsByLanguage(text)]),
    ) as PageFormValues['texts'],
  }
}

export type PageFormProblem = 'title-required' | 'slug-invalid'

export function validatePageForm({ slug, texts }: PageFormValues): PageFormProblem | undefined {
  if (LANGUAGES.every((language) => sanitise(texts.title[language]) === '')) return 'title-required'
  return isSlug(slug) ? undefined : 'slug-invalid'
}

/** The changed columns: sanitised texts without empty ones. */
export function toPageRow({ slug, category, difficulty, status, texts }: PageFormValues) {
  const nonEmptyTexts = (text: PageTextField) =>
    Object.fromEntries(
      LANGUAGES.map((language) => [language, sanitise(texts[text][language])]).filter(([, value]) => value),
    )
  return {
    slug,
    category_id: category || null,
    difficulty,
    status,
    title: nonEmptyTexts('title'),
    description: nonEmptyTexts('description'),
    seo_description: nonEmptyTexts('seo_description'),
  }
}

export const languagesWithoutTitle = ({ texts }: PageFormValues): Language[] =>
  LANGUAGES.filter((language) => texts.title[language].trim() === '')
