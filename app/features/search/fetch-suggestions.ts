import type { Language } from '#domain/text/languages.ts'
import { SEARCH_LIMITS } from '#domain/product-limits.ts'
import { fetchRpcValue } from '#app/lib/api/rest-client.ts'
import { paths } from '#app/lib/navigation/paths.ts'

export interface Suggestion {
  id: string
  kind: 'page' | 'concept' | 'theme'
  label: string
  /** Shown when there is no picture. */
  icon: string
  /** The thumbnail of a page, without its size. */
  picture: string | null
  to: string
}

/** The result of the database function `search_suggestions`. */
export interface FoundSuggestions {
  pages: { id: string; slug: string; title: string; picture: string | null }[]
  concepts: { key: string; label: string; query: string; picture: string | null }[]
  themes: { id: string; slug: string; name: string; icon: string | null; picture: string | null }[]
}

/** Pages, concepts and themes for the typed text. */
export async function fetchSuggestions(
  text: string,
  language: Language,
  publishableKey: string,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const args = { query: text, lang: language }
  const found = await fetchRpcValue<FoundSuggestions>('search_suggestions', args, { publishableKey, signal })
  return listSuggestions(found, language)
}

/** Pages first, then concepts, which take at most two of the pages' places, then themes. */
export function listSuggestions(found: FoundSuggestions, language: Language): Suggestion[] {
  const { suggestedPages, suggestedConcepts, suggestedCategories } = SEARCH_LIMITS
  const concepts = found.concepts.slice(0, Math.max(suggestedConcepts, suggestedPages - found.pages.length))
  const pages = found.pages.slice(0, suggestedPages - concepts.length)
  return [
    ...pages.map(({ id, slug, title, picture }) => ({
      id,
      kind: 'page' as const,
      label: title,
      icon: '🖍️',
      picture,
      to: paths.page(language, slug),
    })),
    ...concepts.map(({ key, label, query, picture }) => ({
      id: `concept-${key}`,
      kind: 'concept' as const,
      label,
      icon: '🔍',
      picture,
      to: paths.search(language, query),
    })),
    ...found.themes.slice(0, suggestedCategories).map(({ id, slug, name, icon, picture }) => ({
      id,
      kind: 'theme' as const,
      label: name,
      icon: icon ?? '🎨',
      picture,
      to: paths.category(language, slug),
    })),
  ]
}
