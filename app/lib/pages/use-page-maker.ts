import { useEffect, useState } from 'react'
import { useSession } from '#app/lib/session/session.tsx'

interface Page {
  id: string
  status: string
  created_by: string | null
}

/**
 * The account that created a page; undefined until it is known. The rendered page does not say whose draft it is, so a
 * signed-in user asks: the row policies show the row to its maker.
 */
export function usePageMaker({ id, status, created_by }: Page): string | null | undefined {
  const { state, client } = useSession()
  const userId = state.status === 'user' ? state.account.id : undefined
  const mustAsk = status !== 'released' && userId !== undefined
  const [answer, setAnswer] = useState<{ id: string; userId: string; maker: string | null }>()
  useEffect(() => {
    if (!mustAsk) return undefined
    let isUnmounted = false
    void client()
      .then((db) => db.from('coloring_pages').select('created_by').eq('id', id).maybeSingle())
      .then(({ data }) => isUnmounted || setAnswer({ id, userId, maker: data?.created_by ?? null }))
      .catch(() => {})
    return () => void (isUnmounted = true)
  }, [client, id, userId, mustAsk])
  if (!mustAsk) return created_by
  return answer?.id === id && answer.userId === userId ? answer.maker : undefined
}
