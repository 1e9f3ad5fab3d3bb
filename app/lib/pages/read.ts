import type { Difficulty } from '#domain/creation.ts'
import type { Language } from '#domain/languages.ts'
import { CATEGORY_LIST } from '#domain/limits.ts'
import type { PageFilter } from '#domain/page-filter.ts'
import type { Db } from '#app/lib/visit.ts'

/** What visitors' screens read. The database decides which pages anybody may see. */

export const CARD =
  'id, slug, title, description, difficulty, thumbnail_url, file_url, download_count, average_rating, rating_count, is_ai_generated, categories(slug, icon)'

const PAGE =
  'id, slug, title, description, seo_description, difficulty, status, thumbnail_url, file_url, download_count, average_rating, rating_count, is_ai_generated, created_by, created_at, updated_at, categories(id, slug, name, name_translations, icon)'

const CATEGORY = 'id, slug, name, name_translations, description, description_translations, icon'

const asked = ({ difficulty, age }: PageFilter) => ({ only_difficulty: difficulty, for_age: age })

export async function topPages(db: Db, count: number, filter: PageFilter = {}) {
  return (
    await db
      .rpc('top_pages', { max_results: count, ...asked(filter) })
      .select(CARD)
      .throwOnError()
  ).data
}

export async function randomPages(db: Db, count: number, filter: PageFilter = {}) {
  return (
    await db
      .rpc('random_pages', { max_results: count, ...asked(filter) })
      .select(CARD)
      .throwOnError()
  ).data
}

export async function searchPages(
  db: Db,
  query: string,
  language: Language,
  filter: PageFilter,
  count: number,
  skip: number,
) {
  return (
    await db
      .rpc('search_pages', { query, lang: language, max_results: count, skip, ...asked(filter) })
      .select(CARD)
      .throwOnError()
  ).data
}

export async function searchCount(db: Db, query: string, filter: PageFilter): Promise<number> {
  return (await db.rpc('search_count', { query, ...asked(filter) }).throwOnError()).data
}

export async function searchCategories(db: Db, query: string, count: number) {
  return (await db.rpc('search_categories', { query, max_results: count }).select(CATEGORY).throwOnError())
    .data
}

export async function allCategories(db: Db) {
  return (await db.from('categories').select(CATEGORY).order('name').limit(200).throwOnError()).data
}

export async function categoryCounts(db: Db, slug?: string) {
  return (await db.rpc('category_counts', slug ? { category_slug: slug } : {}).throwOnError()).data
}

export async function categoryBySlug(db: Db, slug: string) {
  return (await db.from('categories').select(CATEGORY).eq('slug', slug).maybeSingle().throwOnError()).data
}

export async function categoryPages(
  db: Db,
  categoryId: string,
  difficulty: Difficulty | undefined,
  page: number,
) {
  const from = (page - 1) * CATEGORY_LIST.perPage
  const all = db.from('coloring_pages').select(CARD).eq('category_id', categoryId)
  const wanted = difficulty ? all.eq('difficulty', difficulty) : all
  return (
    await wanted
      .order('created_at', { ascending: false })
      .order('id')
      .range(from, from + CATEGORY_LIST.perPage - 1)
      .throwOnError()
  ).data
}

export async function pageBySlug(db: Db, slug: string) {
  return (await db.rpc('page_by_slug', { slug }).select(PAGE).maybeSingle().throwOnError()).data
}

export async function similarPages(db: Db, pageId: string, count: number) {
  return (await db.rpc('similar_pages', { page_id: pageId, max_results: count }).select(CARD).throwOnError())
    .data
}

export async function neighbours(db: Db, pageId: string) {
  return (await db.rpc('neighbours', { page_id: pageId }).throwOnError()).data
}

export type CardPage = Awaited<ReturnType<typeof topPages>>[number]
export type PageDetail = NonNullable<Awaited<ReturnType<typeof pageBySlug>>>
