import type { Database } from '#supabase/database.types.ts'
import { useAdminQuery } from '../queries/use-admin-query.ts'

type Count = Database['public']['Functions']['admin_category_counts']['Returns'][number]

/** The number of all pages and of released pages of a category. */
export function useCategoryCounts() {
  const { data } = useAdminQuery<Count[]>(['admin', 'category-counts'], (client) =>
    client.rpc('admin_category_counts'),
  )
  return (id: string) => data?.find(({ category_id }) => category_id === id) ?? { pages: 0, released: 0 }
}
