import type { Client } from '#app/lib/session/client.ts'

/** Takes what was liked on the device into the account; answers everything that is liked there, newest first. */
export async function mergeIntoAccount(client: Client, device: readonly string[]): Promise<string[]> {
  const { data } = await client.rpc('merge_favourites', { page_ids: [...device] }).throwOnError()
  return data
}

export async function likeInAccount(
  client: Client,
  favourite: { user_id: string; page_id: string },
  isLiked: boolean,
): Promise<void> {
  const table = client.from('favourites')
  if (isLiked)
    await table.upsert(favourite, { onConflict: 'user_id,page_id', ignoreDuplicates: true }).throwOnError()
  else await table.delete().match(favourite).throwOnError()
}
