import { useSyncExternalStore } from 'react'
import { FAVOURITES_MAX } from '#domain/limits.ts'
import { createDeviceStore } from '#app/lib/device-store.ts'

const NONE: readonly string[] = []
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What guests of this device like, newest first. */
export const onDevice = createDeviceStore<readonly string[]>('favourites', NONE, (stored) =>
  Array.isArray(stored)
    ? stored.filter((id) => typeof id === 'string' && ID.test(id)).slice(0, FAVOURITES_MAX)
    : NONE,
)

/** What somebody signed in likes. It is kept in their account; here it is known only as long as the tab lives. */
let inAccount: readonly string[] | null = null
const listeners = new Set<() => void>()

export function showAccount(ids: readonly string[] | null): void {
  inAccount = ids
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export interface Favourites {
  ids: readonly string[]
  kept: 'on-device' | 'in-account'
}

/** The favourites that count now: those of the account once they are known, else those of the device. */
export function useFavourites(): Favourites {
  const guest = onDevice.use()
  const user = useSyncExternalStore(
    subscribe,
    () => inAccount,
    () => null,
  )
  return user ? { ids: user, kept: 'in-account' } : { ids: guest, kept: 'on-device' }
}

/** The list after somebody has come to like a page, or no longer does. */
export const changed = (ids: readonly string[], id: string, isLiked: boolean): readonly string[] => {
  const others = ids.filter((other) => other !== id)
  return isLiked ? [id, ...others].slice(0, FAVOURITES_MAX) : others
}
