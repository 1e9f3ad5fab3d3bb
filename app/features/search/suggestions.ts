import type { Language } from '#domain/languages.ts'
import { categoryName, pageTitle } from '#domain/text.ts'
import { SEARCH } from '#domain/limits.ts'
import { askRpc } from '#app/lib/ask.ts'
import { paths } from '#app/lib/paths.ts'

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

/** At most three themes and five pages for what has been typed so far. */
export async function suggest(
  text: string,
  language: Language,
  publishableKey: string,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const [categories, pages] = await Promise.all([
    askRpc<CategoryRow>(
      'search_categories',
      { query: text, max_results: SEARCH.suggestedCategories },
      { publishableKey, select: 'id,slug,name,name_translations,icon', signal },
    ),
    askRpc<PageRow>(
      'search_pages',
      { query: text, lang: language, max_results: SEARCH.suggestedPages },
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
