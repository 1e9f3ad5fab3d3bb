import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followRows } from '#app/lib/session/follow-rows.ts'
import { useSession } from '#app/lib/session/session.tsx'

/** Wishes change while one looks on: what the server tells about them makes everything they touch be read anew. */
export function useMovingHistory(userId: string): void {
  const { client } = useSession()
  const queries = useQueryClient()
  useEffect(
    () =>
      followRows(client, { table: 'ai_prompts', filter: `user_id=eq.${userId}` }, () => {
        for (const name of ['history', 'usage', 'creations'])
          void queries.invalidateQueries({ queryKey: [name] })
      }),
    [client, queries, userId],
  )
}
