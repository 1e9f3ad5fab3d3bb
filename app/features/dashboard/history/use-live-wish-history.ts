import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { subscribeToRows } from '#app/lib/session/subscribe-to-rows.ts'
import { useSession } from '#app/lib/session/session.tsx'

/** Reloads the affected queries when realtime reports a change of the user's wishes. */
export function useLiveWishHistory(userId: string): void {
  const { client } = useSession()
  const queries = useQueryClient()
  useEffect(
    () =>
      subscribeToRows(client, { table: 'ai_prompts', filter: `user_id=eq.${userId}` }, () => {
        for (const name of ['history', 'usage', 'creations'])
          void queries.invalidateQueries({ queryKey: [name] })
      }),
    [client, queries, userId],
  )
}
