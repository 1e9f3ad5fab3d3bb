import type { Language } from '#domain/languages.ts'
import { SEARCH } from '#domain/limits.ts'
import { askRpc } from '#app/lib/ask.ts'

export interface SimilarPage {
  id: string
  slug: string
  title: unknown
  thumbnail_url: string | null
}

const MOST = 4
const TRIES = 3

/** The whole wish, then its longest words one by one: the first that some page has. */
export function queriesFor(wish: string): string[] {
  const words = [...new Set(wish.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 3))]
  const longest = words.toSorted((a, b) => b.length - a.length).slice(0, TRIES)
  return [wish.slice(0, SEARCH.maxLength), ...longest]
}

/** Ready pages that come near a wish, for the time it is being drawn. */
export async function similarPages(
  wish: string,
  language: Language,
  publishableKey: string,
  signal: AbortSignal,
): Promise<SimilarPage[]> {
  for (const query of queriesFor(wish)) {
    const found = await askRpc<SimilarPage>(
      'search_pages',
      { query, lang: language, max_results: MOST },
      { publishableKey, select: 'id,slug,title,thumbnail_url', signal },
    )
    if (found.length > 0) return found
  }
  return []
}
