import type { Language } from '#domain/text/languages.ts'
import { SEARCH_LIMITS } from '#domain/product-limits.ts'
import { fetchRpc } from '#app/lib/api/rest-client.ts'

export interface SimilarPage {
  id: string
  slug: string
  title: unknown
  thumbnail_url: string | null
}

const MAX_PAGES = 4
const MAX_WORDS = 3

/** The whole wish first, then its longest words one by one. */
export function searchQueries(wish: string): string[] {
  const words = [...new Set(wish.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 3))]
  const longest = words.toSorted((a, b) => b.length - a.length).slice(0, MAX_WORDS)
  return [wish.slice(0, SEARCH_LIMITS.maxLength), ...longest]
}

/** The pages found by the first query that has results. */
export async function fetchSimilarPages(
  wish: string,
  language: Language,
  publishableKey: string,
  signal: AbortSignal,
): Promise<SimilarPage[]> {
  for (const query of searchQueries(wish)) {
    const found = await fetchRpc<SimilarPage>(
      'search_pages',
      { query, lang: language, max_results: MAX_PAGES },
      { publishableKey, select: 'id,slug,title,thumbnail_url', signal },
    )
    if (found.length > 0) return found
  }
  return []
}
