import type { Difficulty } from './creation-options.ts'
import type { PageFilter } from './page-filter.ts'

/** A filter that the search found in the words of a query ("easy", "für 4 Jährige"). */
export type FilterWords = {
  /** The query without the words of this filter. */
  rest: string
} & ({ kind: 'difficulty'; value: Difficulty } | { kind: 'age'; value: number })

/** The filters in effect. As in the database, the URL's filter wins over words of the same kind. */
export function effectiveFilter(found: readonly FilterWords[], chosen: PageFilter): PageFilter {
  const fromWords = Object.fromEntries(found.map(({ kind, value }) => [kind, value])) as PageFilter
  return {
    difficulty: chosen.difficulty ?? fromWords.difficulty,
    age: chosen.age ?? fromWords.age,
  }
}

/**
 * The search that has exactly the wanted filters: words of a filter that is no longer wanted are removed from the
 * query, and a filter that no word expresses is a parameter.
 */
export function searchWithFilter(
  query: string,
  found: readonly FilterWords[],
  wanted: PageFilter,
): { query: string; filter: PageFilter } {
  let text = query
  const filter = { ...wanted }
  for (const { kind, value, rest } of found)
    if (wanted[kind] === value) delete filter[kind]
    else text = commonWords(text, rest)
  return { query: text, filter }
}

/** The words of a text that are also in another. `rest` lacks the words around a filter, too ("für 4 Jährige"). */
function commonWords(text: string, other: string) {
  const known = new Set(other.split(/\s+/))
  return text
    .split(/\s+/)
    .filter((word) => known.has(word))
    .join(' ')
}
