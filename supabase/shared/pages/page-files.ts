import type { SupabaseClient } from '@supabase/supabase-js'
import { PAGE_BUCKET, pageFileUrl, pageFileName } from '#domain/pages/page-file.ts'
import type { Database } from '#supabase/database.types.ts'
import { retryWhileUnavailable } from '../retry-while-unavailable.ts'

const BATCH_SIZE = 100

/** Stores a master, replacing a file of the same name, and returns its address. */
export async function storeMaster(
  asService: SupabaseClient<Database>,
  name: string,
  svg: string,
  { upsert = true } = {},
): Promise<string> {
  let isRepeated = false
  const { error } = await retryWhileUnavailable(() => {
    // The first try may have stored the file although its response was lost.
    const options = { contentType: 'image/svg+xml', cacheControl: '31536000', upsert: upsert || isRepeated }
    isRepeated = true
    return asService.storage.from(PAGE_BUCKET).upload(name, svg, options)
  })
  if (error) throw new Error(`storing the drawing: ${error.message}`)
  return pageFileUrl(name)
}

/** The SVG text of a stored file; undefined if it cannot be read. */
export async function readMaster(
  asService: SupabaseClient<Database>,
  name: string,
): Promise<string | undefined> {
  const { data } = await retryWhileUnavailable(() => asService.storage.from(PAGE_BUCKET).download(name))
  return data?.text()
}

/** Removes the file at an address that no page uses any more. Ignores addresses outside our storage. */
export async function removePageFile(
  asService: SupabaseClient<Database>,
  address: string | null,
): Promise<void> {
  const name = pageFileName(address)
  if (name) await asService.storage.from(PAGE_BUCKET).remove([name])
}

/** Removes many files by their addresses, with one retry. Returns the names that could not be removed. */
export async function removePageFiles(
  asService: SupabaseClient<Database>,
  addresses: readonly string[],
): Promise<string[]> {
  const names = [...new Set(addresses.flatMap((address) => pageFileName(address) ?? []))]
  const notRemoved: string[] = []
  for (let start = 0; start < names.length; start += BATCH_SIZE) {
    const batch = names.slice(start, start + BATCH_SIZE)
    const remove = () => asService.storage.from(PAGE_BUCKET).remove(batch)
    if ((await remove()).error && (await remove()).error) notRemoved.push(...batch)
  }
  return notRemoved
}
