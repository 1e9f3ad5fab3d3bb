import { useEffect } from 'react'
import { useSession } from '#app/lib/session/session.tsx'
import { deviceFavourites, setAccountFavourites } from './favourites-store.ts'

/**
 * Moves the device's favourites into the account when the user signs in. Favourites of the account never stay on the
 * device after signing out.
 */
export function useAccountFavourites(): void {
  const { state, client } = useSession()
  const userId = state.status === 'user' ? state.account.id : undefined
  useEffect(() => {
    if (!userId) return undefined
    let isUnmounted = false
    const moveToAccount = async () => {
      const { mergeIntoAccount } = await import('./account-favourites.ts')
      const deviceIds = deviceFavourites.get()
      const ids = await mergeIntoAccount(await client(), deviceIds)
      if (isUnmounted) return
      deviceFavourites.set(deviceFavourites.get().filter((id) => !deviceIds.includes(id)))
      setAccountFavourites(ids)
    }
    // After an error the favourites stay on the device, and the next visit tries again.
    moveToAccount().catch(() => {})
    return () => {
      isUnmounted = true
      setAccountFavourites(null)
    }
  }, [userId, client])
}
