import { DIFFICULTIES, type Difficulty } from '#domain/pages/creation-options.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { parseSort } from '../table/column-header.tsx'
import { useAdminQuery } from '../queries/use-admin-query.ts'
import { currentPage, useAdminUrl } from '../admin-url.ts'
import type { PageRow } from './page-row.ts'

export const PER_PAGE = 25

/** The pages that match the search, filters and sorting in the URL. */
export function usePages() {
  const adminUrl = useAdminUrl()
  const language = useLanguage()
  const isBin = adminUrl.get('state') === 'bin'
  const sort = parseSort(adminUrl.get('sort'), { by: isBin ? 'deleted_at' : 'created_at', descending: true })
  const difficulty = adminUrl.get('difficulty')
  const args = {
    query: adminUrl.get('q'),
    category: adminUrl.get('category') || undefined,
    only_difficulty: (DIFFICULTIES as readonly string[]).includes(difficulty)
      ? (difficulty as Difficulty)
      : undefined,
    state: adminUrl.get('state') || undefined,
    ai: adminUrl.get('ai') === '' ? undefined : adminUrl.get('ai') === 'yes',
    made_by: adminUrl.get('maker') || undefined,
    sort: sort.by,
    descending: sort.descending,
    lang: language,
    max_results: PER_PAGE,
    skip: (currentPage(adminUrl) - 1) * PER_PAGE,
  }
  return useAdminQuery<PageRow[]>(['admin', 'pages', args], (client) => client.rpc('admin_pages', args))
}
