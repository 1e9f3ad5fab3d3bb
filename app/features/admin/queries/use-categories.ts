import type { Tables } from '#supabase/database.types.ts'
import { useAdminQuery } from './use-admin-query.ts'

export type Category = Tables<'categories'>

/** All categories: there are too few to need pagination. */
export const useCategories = () =>
  useAdminQuery<Category[]>(['admin', 'categories'], (client) =>
    client.from('categories').select('*').order('name'),
  )
