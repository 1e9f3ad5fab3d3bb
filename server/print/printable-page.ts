import type { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from '#supabase/database.types.ts'
import type { PrintablePage } from './create-prints.ts'

/** What of a page is needed to print it; nothing when visitors may not see it. */
export async function printablePage(
  db: PostgrestClient<Database>,
  slug: string,
): Promise<PrintablePage | undefined> {
  const { data } = await db
    .rpc('page_by_slug', { slug })
    .select('title, thumbnail_url')
    .maybeSingle()
    .throwOnError()
  return data ?? undefined
}
