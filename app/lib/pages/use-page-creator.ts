import { useEffect, useState } from 'react'
import { useSession } from '#app/lib/session/session.tsx'

interface Page {
  id: string
  status: string
  created_by: string | null
}

/**
 * The id of the account that created a page; undefined while it loads. The server renders drafts without their creator, so the browser of a
 * signed-in user queries it: row policies return the row to its creator only.
 */
export function usePageCreator({ id, status, created_by }: Page): string | null | undefined {
  const { state, client } = useSession()
  const userId = state.status === 'user' ? state.account.id : undefined
  const needsQuery = status !== 'released' && userId !== undefined
  const [result, setResult] = useState<{ id: string; userId: string; creatorId: string | null }>()
  useEffect(() => {
    if (!needsQuery) return undefined
    let isUnmounted = false
    void client()
      .then((db) => db.from('coloring_pages').select('created_by').eq('id', id).maybeSingle())
      .then(({ data }) => isUnmounted || setResult({ id, userId, creatorId: data?.created_by ?? null }))
      .catch(() => {})
    return () => void (isUnmounted = true)
  }, [client, id, userId, needsQuery])
  if (!needsQuery) return created_by
  return result?.id === id && result.userId === userId ? result.creatorId : undefined
}
