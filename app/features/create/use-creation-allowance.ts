import { useEffect, useState } from 'react'
import type { MonthlyUsage } from '#domain/accounts/monthly-usage.ts'
import { useSession } from '#app/lib/session/session.tsx'

/** Whether the user may create or change a page; `allowed` while unknown, because the server decides. */
export function useCreationAllowance(
  action: 'create' | 'modify',
  isUser: boolean,
): 'allowed' | 'switched-off' | 'limit-reached' {
  const { client } = useSession()
  const [usage, setUsage] = useState<MonthlyUsage>()
  useEffect(() => {
    if (!isUser) return undefined
    let isUnmounted = false
    void client()
      .then((supabase) => supabase.rpc('my_usage'))
      .then(({ data }) => isUnmounted || setUsage((data ?? undefined) as MonthlyUsage | undefined))
      .catch(() => {})
    return () => void (isUnmounted = true)
  }, [client, isUser])
  if (!usage || !isUser) return 'allowed'
  const { isAllowed, used, limit } =
    action === 'create'
      ? { isAllowed: usage.canCreate, used: usage.createUsed, limit: usage.createLimit }
      : { isAllowed: usage.canModify, used: usage.modifyUsed, limit: usage.modifyLimit }
  if (isAllowed) return 'allowed'
  return used >= limit ? 'limit-reached' : 'switched-off'
}
