import type { Client } from '#app/lib/session/supabase-client.ts'

/** Adds the device's favourites to the account and returns all favourites of the account, newest first. */
export async function mergeIntoAccount(client: Client, deviceIds: readonly string[]): Promise<string[]> {
  const { data } = await client.rpc('merge_favourites', { page_ids: [...deviceIds] }).throwOnError()
  return data
}

export async function saveInAccount(
  client: Client,
  favourite: { user_id: string; page_id: string },
  isLiked: boolean,
): Promise<void> {
  const table = client.from('favourites')
  if (isLiked)
    await table.upsert(favourite, { onConflict: 'user_id,page_id', ignoreDuplicates: true }).throwOnError()
  else await table.delete().match(favourite).throwOnError()
}
