import { useSyncExternalStore } from 'react'
import { MAX_FAVOURITES } from '#domain/product-limits.ts'
import { createLocalStorageStore } from '#app/lib/browser/local-storage-store.ts'

const NO_FAVOURITES: readonly string[] = []
const UUID_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Where `last-seen-favourites.ts` stores its pages. */
export const LAST_SEEN_KEY = 'favourite-pages'

/** The favourites of a guest, newest first. */
export const deviceFavourites = createLocalStorageStore<readonly string[]>(
  'favourites',
  NO_FAVOURITES,
  (stored) =>
    Array.isArray(stored)
      ? stored.filter((id) => typeof id === 'string' && UUID_PATTERN.test(id)).slice(0, MAX_FAVOURITES)
      : NO_FAVOURITES,
)

/** The favourites of the signed-in user; the account stores them, this is a copy for the current tab. */
let accountFavourites: readonly string[] | null = null
const listeners = new Set<() => void>()

export function setAccountFavourites(ids: readonly string[] | null): void {
  accountFavourites = ids
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

interface Favourites {
  ids: readonly string[]
  storedIn: 'device' | 'account'
}

/** The favourites of the account once they are loaded, until then those of the device. */
export function useFavourites(): Favourites {
  const guest = deviceFavourites.use()
  const user = useSyncExternalStore(
    subscribe,
    () => accountFavourites,
    () => null,
  )
  return user ? { ids: user, storedIn: 'account' } : { ids: guest, storedIn: 'device' }
}

/** The list with the page added at the front, or without it. */
export const withFavourite = (ids: readonly string[], id: string, isLiked: boolean): readonly string[] => {
  const others = ids.filter((other) => other !== id)
  return isLiked ? [id, ...others].slice(0, MAX_FAVOURITES) : others
}
