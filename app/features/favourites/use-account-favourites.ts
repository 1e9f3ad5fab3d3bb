import { useEffect } from 'react'
import { useSession } from '#app/lib/session/session.tsx'
import { onDevice, showAccount } from './favourites.ts'

/** Whoever signs in brings along what they liked before; whoever signs out leaves nothing of it on the device. */
export function useAccountFavourites(): void {
  const { state, client } = useSession()
  const userId = state.status === 'user' ? state.account.id : undefined
  useEffect(() => {
    if (!userId) return undefined
    let isOver = false
    const take = async () => {
      const { mergeIntoAccount } = await import('./account-favourites.ts')
      const brought = onDevice.get()
      const ids = await mergeIntoAccount(await client(), brought)
      if (isOver) return
      onDevice.set(onDevice.get().filter((id) => !brought.includes(id)))
      showAccount(ids)
    }
    // What could not be taken along stays on the device and is tried again at the next visit.
    take().catch(() => {})
    return () => {
      isOver = true
      showAccount(null)
    }
  }, [userId, client])
}
