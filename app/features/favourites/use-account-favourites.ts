import { useEffect } from 'react'
import { useSession } from '#app/lib/session/session.tsx'
import { hasStoredSession } from '#app/lib/session/stored-session.ts'
import { LAST_SEEN_KEY, setAccountFavourites } from './favourites-store.ts'

/**
 * Moves the device's favourites into the account when the user signs in. Favourites of the account never stay on the
 * device after signing out.
 */
export function useAccountFavourites(): void {
  const { state, client } = useSession()
  const userId = state.status === 'user' ? state.account.id : undefined
  // Without a connection an expired session cannot be renewed, and its user looks like a guest.
  const isAccount = userId !== undefined || (state.status === 'guest' && hasStoredSession())
  useEffect(() => {
    if (!isAccount) return undefined
    let isUnmounted = false
    import('./account-favourites.ts')
      .then(({ loadAccountFavourites }) => loadAccountFavourites(client, userId))
      .then(
        (ids) => isUnmounted || setAccountFavourites(ids),
        // The script could not be loaded: favourites stay on the device until the next visit.
        () => {},
      )
    return () => {
      isUnmounted = true
      setAccountFavourites(null)
      if (!hasStoredSession()) localStorage.removeItem(LAST_SEEN_KEY)
    }
  }, [isAccount, userId, client])
}
