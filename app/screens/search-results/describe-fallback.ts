import type { SearchConcept, SearchSummary } from '#app/lib/pages/search-queries.ts'
import type { Values } from '#app/lib/texts/format-message.ts'

/** The text about pages that match only a part of the query. */
interface Fallback {
  text: 'search.instead' | 'search.instead-words'
  values: Values
}

/**
 * Describes pages that match only a part of the query; undefined if they match all of it, or if there are none. A
 * single thing with a plural is counted ("4 hedgehogs"). Several names, or one without a plural, are quoted, because
 * quotes need no grammar.
 */
export function describeFallback(summary: SearchSummary): Fallback | undefined {
  const { total: count } = summary
  const shown = shownConcepts(summary)
  const [first] = shown
  if (!first || count === 0) return undefined
  if (shown.length === 1 && first.kind === 'thing' && first.label_many)
    return { text: 'search.instead', values: { count, one: first.label, many: first.label_many } }
  const words = shown.map(({ label }) => label).join(', ')
  return { text: 'search.instead-words', values: { count, words } }
}

function shownConcepts({ level, concepts, near }: SearchSummary): SearchConcept[] {
  if (level === 'near')
    return near ? [near, ...concepts.filter(({ key, met, main }) => met && !main && key !== near.key)] : []
  if (level === 'main') return concepts.filter(({ main }) => main)
  return level === 'most' ? concepts.filter(({ met }) => met) : []
}
