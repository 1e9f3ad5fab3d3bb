import { CATEGORY_LIST, TOP_LIST } from '#domain/product-limits.ts'
import type { PageFilter } from '#domain/pages/page-filter.ts'
import { withRetries } from '#app/lib/api/with-retries.ts'
import type { Db } from '#app/lib/request/request-context.ts'

/** The queries of the public screens. Row policies in the database decide which pages are visible. */

export const CARD_COLUMNS =
  'id, slug, title, description, difficulty, thumbnail_url, file_url, download_count, average_rating, rating_count, is_ai_generated, categories(slug, icon)'

const PAGE_COLUMNS =
  'id, slug, title, description, seo_description, difficulty, status, thumbnail_url, file_url, download_count, average_rating, rating_count, is_ai_generated, created_by, created_at, updated_at, categories(id, slug, name, name_translations, icon)'

export const CATEGORY_COLUMNS =
  'id, slug, name, name_translations, description, description_translations, icon'

export const filterArguments = ({ difficulty, age }: PageFilter) => ({
  only_difficulty: difficulty,
  for_age: age,
})

export async function fetchTopPages(db: Db, count: number, filter: PageFilter = {}) {
  return withRetries(
    TOP_LIST.retries,
    async () =>
      (
        await db
          .rpc('top_pages', { max_results: count, ...filterArguments(filter) })
          .select(CARD_COLUMNS)
          .throwOnError()
      ).data,
  )
}

export async function fetchRandomPages(db: Db, count: number, filter: PageFilter = {}) {
  return (
    await db
      .rpc('random_pages', { max_results: count, ...filterArguments(filter) })
      .select(CARD_COLUMNS)
      .throwOnError()
  ).data
}

export async function fetchCategories(db: Db) {
  return (await db.from('categories').select(CATEGORY_COLUMNS).order('name').limit(200).throwOnError()).data
}

export async function fetchCategoryCounts(db: Db, slug?: string) {
  return (await db.rpc('category_counts', slug ? { category_slug: slug } : {}).throwOnError()).data
}

export async function fetchCategoryBySlug(db: Db, slug: string) {
  return (await db.from('categories').select(CATEGORY_COLUMNS).eq('slug', slug).maybeSingle().throwOnError())
    .data
}

/** The number of pages of a theme that a child of this age can color. */
export async function countCategoryPagesForAge(
  db: Db,
  categoryId: string,
  { difficulty, age }: PageFilter & { age: number },
): Promise<number> {
  const ofCategory = db
    .from('coloring_pages')
    .select('id', { count: 'exact', head: true })
    .eq('category_id', categoryId)
    .or(forAge(age))
  return (await (difficulty ? ofCategory.eq('difficulty', difficulty) : ofCategory).throwOnError()).count ?? 0
}

/** The same rule as that of the database functions: a page without an age is for every age. */
const forAge = (age: number) => `min_age.is.null,min_age.lte.${age}`

export async function fetchCategoryPages(
  db: Db,
  categoryId: string,
  { difficulty, age }: PageFilter,
  page: number,
) {
  const from = (page - 1) * CATEGORY_LIST.perPage
  let pages = db.from('coloring_pages').select(CARD_COLUMNS).eq('category_id', categoryId)
  if (difficulty) pages = pages.eq('difficulty', difficulty)
  if (age) pages = pages.or(forAge(age))
  return (
    await pages
      .order('created_at', { ascending: false })
      .order('id')
      .range(from, from + CATEGORY_LIST.perPage - 1)
      .throwOnError()
  ).data
}

export async function fetchPageBySlug(db: Db, slug: string) {
  return (await db.rpc('page_by_slug', { slug }).select(PAGE_COLUMNS).maybeSingle().throwOnError()).data
}

/** The visible pages with these slugs, in any order. */
export async function fetchPagesBySlugs(db: Db, slugs: readonly string[]) {
  return (
    await db
      .from('coloring_pages')
      .select(CARD_COLUMNS)
      .in('slug', [...slugs])
      .limit(slugs.length)
      .throwOnError()
  ).data
}

export async function fetchSimilarPages(db: Db, pageId: string, count: number) {
  return (
    await db.rpc('similar_pages', { page_id: pageId, max_results: count }).select(CARD_COLUMNS).throwOnError()
  ).data
}

export async function fetchNeighbourPages(db: Db, pageId: string) {
  return (await db.rpc('neighbours', { page_id: pageId }).throwOnError()).data
}

export type CardPage = Awaited<ReturnType<typeof fetchTopPages>>[number]
export type PageDetail = NonNullable<Awaited<ReturnType<typeof fetchPageBySlug>>>
