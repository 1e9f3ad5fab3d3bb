import { useEffect, useState } from 'react'
import type { Usage } from '#domain/usage.ts'
import { useSession } from '#app/lib/session/session.tsx'

/** Whether one may create or change a page at all; unknown counts as yes, because the server decides. */
export function useAllowance(action: 'create' | 'modify'): 'allowed' | 'switched-off' | 'limit-reached' {
  const { client } = useSession()
  const [usage, setUsage] = useState<Usage>()
  useEffect(() => {
    let left = false
    void client()
      .then((db) => db.rpc('my_usage'))
      .then(({ data }) => left || setUsage((data ?? undefined) as Usage | undefined))
      .catch(() => {})
    return () => void (left = true)
  }, [client])
  if (!usage) return 'allowed'
  const { may, used, most } =
    action === 'create'
      ? { may: usage.canCreate, used: usage.createUsed, most: usage.createLimit }
      : { may: usage.canModify, used: usage.modifyUsed, most: usage.modifyLimit }
  if (may) return 'allowed'
  return used >= most ? 'limit-reached' : 'switched-off'
}
