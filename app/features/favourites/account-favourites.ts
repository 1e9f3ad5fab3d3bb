import type { Session } from '#app/lib/session/session.tsx'
import type { Client } from '#app/lib/session/supabase-client.ts'
import { deviceFavourites } from './favourites-store.ts'
import { lastSeenFavourites } from './last-seen-favourites.ts'

/**
 * Moves the device's favourites into the account and returns all favourites of the account, newest first. Without a connection those last
 * seen on this device are returned. Then the device's favourites stay there, and the next visit tries again.
 */
export async function loadAccountFavourites(
  client: () => Promise<Client>,
  userId: string | undefined,
): Promise<readonly string[] | null> {
  if (!userId) return lastSeenIds(lastSeenFavourites.get().owner)
  const deviceIds = deviceFavourites.get()
  try {
    const { data } = await (
      await client()
    )
      .rpc('merge_favourites', { page_ids: [...deviceIds] })
      .throwOnError()
    deviceFavourites.set(deviceFavourites.get().filter((id) => !deviceIds.includes(id)))
    return data
  } catch {
    // Without a connection or after an error of the server: the favourites of the device stay, and the next visit tries again.
    return lastSeenIds(userId)
  }
}

function lastSeenIds(userId: string): readonly string[] | null {
  const { owner, pages } = lastSeenFavourites.get()
  return userId && owner === userId ? pages.map(({ id }) => id) : null
}

export async function saveInAccount(
  client: Client,
  { state }: Session,
  pageId: string,
  isLiked: boolean,
): Promise<void> {
  // Without a connection an expired session cannot be renewed.
  if (state.status !== 'user') throw new Error('no session')
  const favourite = { user_id: state.account.id, page_id: pageId }
  const table = client.from('favourites')
  if (isLiked)
    await table.upsert(favourite, { onConflict: 'user_id,page_id', ignoreDuplicates: true }).throwOnError()
  else await table.delete().match(favourite).throwOnError()
}
