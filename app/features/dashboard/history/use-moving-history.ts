import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '#app/lib/session/session.tsx'

/** Wishes change while one looks on: what the server tells about them makes everything they touch be read anew. */
export function useMovingHistory(userId: string): void {
  const { client } = useSession()
  const queries = useQueryClient()
  useEffect(() => {
    let over = false
    let leave = () => {}
    void client().then((ready) => {
      if (over) return
      const channel = ready
        .channel(`wishes of ${userId}`)
        .on(
          'postgres_changes',
          { event: '*', schema: 'public', table: 'ai_prompts', filter: `user_id=eq.${userId}` },
          () => {
            for (const name of ['history', 'usage', 'creations'])
              void queries.invalidateQueries({ queryKey: [name] })
          },
        )
        .subscribe()
      leave = () => void ready.removeChannel(channel)
    })
    return () => {
      over = true
      leave()
    }
  }, [client, queries, userId])
}
