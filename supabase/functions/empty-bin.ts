import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#supabase/database.types.ts'
import { dropDrawing } from './store-drawing.ts'

/** Pages whose days in the bin are over go for good, with their files. Answers how many. */
export async function emptyBin(asService: SupabaseClient<Database>): Promise<number> {
  const { data: pages, error } = await asService.rpc('expired_pages')
  if (error) throw new Error(`expired_pages: ${error.message}`)
  for (const page of pages) {
    // The row first: a file without a page is only room that is lost, a page without its file is broken.
    const deleted = await asService.from('coloring_pages').delete().eq('id', page.id)
    if (deleted.error) throw new Error(`emptying the bin: ${deleted.error.message}`)
    if (!(await isShared(asService, page.thumbnail_url))) await dropDrawing(asService, page.thumbnail_url)
  }
  return pages.length
}

async function isShared(asService: SupabaseClient<Database>, address: string | null): Promise<boolean> {
  if (!address) return false
  const { data } = await asService.from('coloring_pages').select('id').eq('thumbnail_url', address).limit(1)
  return data === null || data.length > 0
}
