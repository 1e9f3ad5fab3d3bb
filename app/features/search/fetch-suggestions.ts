import type { Language } from '#domain/text/languages.ts'
import { categoryName, pageTitle } from '#domain/text/localised-text.ts'
import { SEARCH_LIMITS } from '#domain/product-limits.ts'
import { fetchRpc } from '#app/lib/api/rest-client.ts'
import { paths } from '#app/lib/navigation/paths.ts'

export interface Suggestion {
  id: string
  kind: 'category' | 'page'
  label: string
  icon: string
  to: string
}

interface CategoryRow {
  id: string
  slug: string
  name: string
  name_translations: Record<string, string> | null
  icon: string | null
}

interface PageRow {
  id: string
  slug: string
  title: unknown
}

/** Categories and pages that match the typed text. */
export async function fetchSuggestions(
  text: string,
  language: Language,
  publishableKey: string,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const [categories, pages] = await Promise.all([
    fetchRpc<CategoryRow>(
      'search_categories',
      { query: text, max_results: SEARCH_LIMITS.suggestedCategories },
      { publishableKey, select: 'id,slug,name,name_translations,icon', signal },
    ),
    fetchRpc<PageRow>(
      'search_pages',
      { query: text, lang: language, max_results: SEARCH_LIMITS.suggestedPages },
      { publishableKey, select: 'id,slug,title', signal },
    ),
  ])
  return [
    ...categories.map((category) => ({
      id: category.id,
      kind: 'category' as const,
      label: categoryName(category, language),
      icon: category.icon ?? '🎨',
      to: paths.category(language, category.slug),
    })),
    ...pages.map((page) => ({
      id: page.id,
      kind: 'page' as const,
      label: pageTitle(page.title, language),
      icon: '🖍️',
      to: paths.page(language, page.slug),
    })),
  ]
}
