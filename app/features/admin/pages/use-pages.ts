import { DIFFICULTIES, type Difficulty } from '#domain/creation.ts'
import { useLanguage } from '#app/lib/frame.ts'
import { readSort } from '../parts/head-cell.tsx'
import { useAdminQuery } from '../parts/use-admin-query.ts'
import { pageOf, useAdminPlace } from '../place.ts'
import type { PageRow } from './page-row.ts'

export const PER_PAGE = 25

/** The pages that the address asks for: searched, filtered and sorted by the server. */
export function usePages() {
  const place = useAdminPlace()
  const language = useLanguage()
  const isBin = place.get('state') === 'bin'
  const sort = readSort(place.get('sort'), { by: isBin ? 'deleted_at' : 'created_at', descending: true })
  const difficulty = place.get('difficulty')
  const args = {
    query: place.get('q'),
    category: place.get('category') || undefined,
    only_difficulty: (DIFFICULTIES as readonly string[]).includes(difficulty)
      ? (difficulty as Difficulty)
      : undefined,
    state: place.get('state') || undefined,
    ai: place.get('ai') === '' ? undefined : place.get('ai') === 'yes',
    made_by: place.get('maker') || undefined,
    sort: sort.by,
    descending: sort.descending,
    lang: language,
    max_results: PER_PAGE,
    skip: (pageOf(place) - 1) * PER_PAGE,
  }
  return useAdminQuery<PageRow[]>(['admin', 'pages', args], (client) => client.rpc('admin_pages', args))
}
