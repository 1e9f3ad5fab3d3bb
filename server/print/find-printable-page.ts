import type { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from '#supabase/database.types.ts'

/** The columns of a page that a print needs. */
export interface PrintablePage {
  title: unknown
  thumbnail_url: string | null
}

/** Undefined if visitors may not see the page. */
export async function findPrintablePage(
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
