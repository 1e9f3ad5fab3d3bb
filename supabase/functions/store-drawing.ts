import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#supabase/database.types.ts'

const BUCKET = 'pages'
const ADDRESS = `/storage/v1/object/public/${BUCKET}/`

/** Puts a master into storage, in place of one of the same name, and answers its address. */
export async function storeDrawing(
  asService: SupabaseClient<Database>,
  name: string,
  svg: string,
): Promise<string> {
  const { error } = await asService.storage
    .from(BUCKET)
    .upload(name, svg, { contentType: 'image/svg+xml', cacheControl: '31536000', upsert: true })
  if (error) throw new Error(`storing the drawing: ${error.message}`)
  return ADDRESS + name
}

/** Takes a file out of storage that a page does not use any more. What lies elsewhere is left alone. */
export async function dropDrawing(
  asService: SupabaseClient<Database>,
  address: string | null,
): Promise<void> {
  if (!address?.startsWith(ADDRESS)) return
  await asService.storage.from(BUCKET).remove([address.slice(ADDRESS.length)])
}
