import { useEffect, useState } from 'react'
import { isAdmin } from '#domain/tier.ts'
import { useFrame } from '#app/lib/frame.ts'
import { useSession } from '#app/lib/session/session.tsx'

export type SetupState = 'loading' | 'unreachable' | 'needed' | 'done'

/** Whether the site still lacks an admin, and whether the reader is one. */
export function useSetupState() {
  const { config } = useFrame()
  const { state } = useSession()
  const [setup, setSetup] = useState<SetupState>('loading')
  useEffect(() => {
    let over = false
    fetch('/rest/v1/rpc/setup_needed', { headers: { apikey: config.publishableKey }, cache: 'no-store' })
      .then(async (response) => {
        if (!response.ok) throw new Error(String(response.status))
        return (await response.json()) as boolean
      })
      .then(
        (needed) => over || setSetup(needed ? 'needed' : 'done'),
        () => over || setSetup('unreachable'),
      )
    return () => {
      over = true
    }
  }, [config.publishableKey])
  return { setup, iAmAdmin: state.status === 'user' && isAdmin(state.account.profile) }
}
