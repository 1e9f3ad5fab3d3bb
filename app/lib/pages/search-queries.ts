import type { Language } from '#domain/text/languages.ts'
import type { FilterWords } from '#domain/pages/search-filter-words.ts'
import type { PageFilter } from '#domain/pages/page-filter.ts'
import type { Db } from '#app/lib/request/request-context.ts'
import {
  CARD_COLUMNS,
  CATEGORY_COLUMNS,
  fetchCategories,
  fetchCategoryCounts,
  filterArguments,
} from './page-queries.ts'

/** Something that a query means: a thing, a place, an action, with its names in the reader's language. */
export interface SearchConcept {
  key: string
  kind: 'thing' | 'theme' | 'action' | 'place' | 'feast' | 'time'
  label: string
  /** Empty for what cannot be counted ("road safety"). */
  label_many: string
}

/** What `search_summary` understood of a query, and how well the found pages match it. */
export interface SearchSummary {
  /**
   * `all`: every concept is met. `most`, `main`: only some or only the main one. `near`: pages of a broader concept.
   * `letters`: no word is known, the letters match. `none`: no page.
   */
  level: 'all' | 'most' | 'main' | 'near' | 'letters' | 'none'
  /** The number of pages, at most 1000. */
  total: number
  concepts: (SearchConcept & { main: boolean; met: boolean })[]
  filters: FilterWords[]
  near: SearchConcept | null
  /** The query as a wish for a new page, without words that are filters. */
  wish: string
}

export async function fetchSearchSummary(db: Db, query: string, language: Language, filter: PageFilter) {
  const { data } = await db
    .rpc('search_summary', { query, lang: language, ...filterArguments(filter) })
    .throwOnError()
  return data as unknown as SearchSummary
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
      .rpc('search_pages', { query, lang: language, max_results: count, skip, ...filterArguments(filter) })
      .select(CARD_COLUMNS)
      .throwOnError()
  ).data
}

export async function searchCategories(db: Db, query: string, count: number) {
  return (
    await db.rpc('search_categories', { query, max_results: count }).select(CATEGORY_COLUMNS).throwOnError()
  ).data
}

/** The themes with the most pages. */
export async function fetchPopularCategories(db: Db, count: number) {
  const [categories, counts] = await Promise.all([fetchCategories(db), fetchCategoryCounts(db)])
  const pagesOf = new Map(counts.map(({ category_id, total }) => [category_id, total]))
  return categories
    .filter(({ id }) => pagesOf.get(id))
    .toSorted((a, b) => (pagesOf.get(b.id) ?? 0) - (pagesOf.get(a.id) ?? 0))
    .slice(0, count)
}
