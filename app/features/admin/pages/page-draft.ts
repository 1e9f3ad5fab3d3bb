import type { Difficulty, Style } from '#domain/creation.ts'
import { LANGUAGES, type Language } from '#domain/languages.ts'
import { sanitise } from '#domain/sanitise.ts'
import { isSlug } from '#domain/slug.ts'
import { textIn } from '#domain/text.ts'
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

export const TEXTS = ['title', 'description', 'seo_description'] as const
export type PageText = (typeof TEXTS)[number]
export const LONGEST: Record<PageText, number> = { title: 200, description: 1000, seo_description: 500 }

/** A page while it is being written: every text of every language is there, if empty. */
export interface PageDraft {
  slug: string
  category: string
  difficulty: Difficulty
  status: Enums<'page_status'>
  texts: Record<PageText, Record<Language, string>>
}

export function draftOf(page: EditedPage): PageDraft {
  const inAll = (text: PageText) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, textIn(page[text], language) ?? '']))
  return {
    slug: page.slug,
    category: page.category_id ?? '',
    difficulty: page.difficulty,
    status: page.status,
    texts: Object.fromEntries(TEXTS.map((text) => [text, inAll(text)])) as PageDraft['texts'],
  }
}

export type DraftProblem = 'title-required' | 'slug-invalid'

export function draftProblem({ slug, texts }: PageDraft): DraftProblem | undefined {
  if (LANGUAGES.every((language) => sanitise(texts.title[language]) === '')) return 'title-required'
  return isSlug(slug) ? undefined : 'slug-invalid'
}

/** As the table takes it: clean texts, and no empty ones. */
export function changesOf({ slug, category, difficulty, status, texts }: PageDraft) {
  const written = (text: PageText) =>
    Object.fromEntries(
      LANGUAGES.map((language) => [language, sanitise(texts[text][language])]).filter(([, value]) => value),
    )
  return {
    slug,
    category_id: category || null,
    difficulty,
    status,
    title: written('title'),
    description: written('description'),
    seo_description: written('seo_description'),
  }
}

/** Languages in which a page has no title yet. */
export const untitled = ({ texts }: PageDraft): Language[] =>
  LANGUAGES.filter((language) => texts.title[language].trim() === '')
