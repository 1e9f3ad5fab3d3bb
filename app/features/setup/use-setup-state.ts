import { useEffect, useState } from 'react'
import { isAdmin } from '#domain/accounts/subscription-tier.ts'
import { useSiteData } from '#app/lib/layout/site-data.ts'
import { useSession } from '#app/lib/session/session.tsx'

type SetupState = 'loading' | 'unreachable' | 'needed' | 'done'

/** Whether the site still lacks an admin, and whether the current user is one. */
export function useSetupState() {
  const { config } = useSiteData()
  const { state } = useSession()
  const [setup, setSetup] = useState<SetupState>('loading')
  useEffect(() => {
    let isUnmounted = false
    fetch('/rest/v1/rpc/setup_needed', { headers: { apikey: config.publishableKey }, cache: 'no-store' })
      .then(async (response) => {
        if (!response.ok) throw new Error(String(response.status))
        return (await response.json()) as boolean
      })
      .then(
        (needed) => isUnmounted || setSetup(needed ? 'needed' : 'done'),
        () => isUnmounted || setSetup('unreachable'),
      )
    return () => {
      isUnmounted = true
    }
  }, [config.publishableKey])
  return { setup, isUserAdmin: state.status === 'user' && isAdmin(state.account.profile) }
}
