import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#supabase/database.types.ts'

const OURS = /\/storage\/v1\/object\/public\/pages\/([^?#]+)/
const AT_ONCE = 100

/** The name in storage behind an address of a page's picture; none for a file that lies elsewhere or is made on demand. */
export function storedName(address: string | null): string | undefined {
  const name = OURS.exec(address ?? '')?.[1]
  return name && decodeURIComponent(name)
}

/** Removes files of pages by their addresses and answers those that are still there after a second try. */
export async function removePageFiles(
  asService: SupabaseClient<Database>,
  addresses: readonly string[],
): Promise<string[]> {
  const names = [...new Set(addresses.flatMap((address) => storedName(address) ?? []))]
  const left: string[] = []
  for (let from = 0; from < names.length; from += AT_ONCE) {
    const some = names.slice(from, from + AT_ONCE)
    const remove = () => asService.storage.from('pages').remove(some)
    if ((await remove()).error && (await remove()).error) left.push(...some)
  }
  return left
}
