import type { Session } from '@supabase/supabase-js'
import { SESSION_LOADING_TIMEOUT_MS } from '#domain/product-limits.ts'
import { fetchProfile, type Profile } from './profile.ts'
import { hasStoredSession, onStoredSessionChange } from './stored-session.ts'
import type { Client } from './supabase-client.ts'

/** `needs-second-factor`: the password was correct and the second factor is still missing. */
export type SessionUpdate =
  | { status: 'guest' }
  | { status: 'needs-second-factor' }
  | { status: 'user'; id: string; email: string; profile?: Profile | null }

/**
 * Reports each change of this tab's session until the returned function is called. If the session is unknown after
 * the timeout, the user is treated as a guest until it is known.
 */
export function watchSession(
  loadingClient: Promise<Client>,
  onUpdate: (update: SessionUpdate) => void,
): () => void {
  let isStopped = false
  let unsubscribe = () => {}
  let stopWaiting = () => {}
  const timeout = setTimeout(() => onUpdate({ status: 'guest' }), SESSION_LOADING_TIMEOUT_MS)
  loadingClient.then(
    (client) => {
      if (isStopped) return
      const report = (session: Session | null) => {
        if (!session) return onUpdate({ status: 'guest' })
        if (needsSecondFactor(session)) return onUpdate({ status: 'needs-second-factor' })
        const user = { status: 'user', id: session.user.id, email: session.user.email ?? '' } as const
        onUpdate(user)
        // Outside the callback, because auth-js holds its lock while the callback runs.
        setTimeout(() => {
          if (isStopped) return
          fetchProfile(client, user.id).then(
            (profile) => isStopped || onUpdate({ ...user, profile }),
            // The user is signed in even without a profile.
            () => {},
          )
        })
      }
      const { data } = client.auth.onAuthStateChange((_event, session) => {
        clearTimeout(timeout)
        stopWaiting()
        if (!session || hasStoredSession()) report(session)
        else stopWaiting = whenStored(() => report(session))
      })
      unsubscribe = () => data.subscription.unsubscribe()
    },
    () => isStopped || onUpdate({ status: 'guest' }),
  )
  return () => {
    isStopped = true
    clearTimeout(timeout)
    stopWaiting()
    unsubscribe()
  }
}

/** For browsers without local storage, where each tab has its own session. */
const STORED_TIMEOUT_MS = 1000

/**
 * Calls back once the session is in local storage. A sign-in in another tab is announced before its session can be read here, and a request
 * in between would be sent without it.
 */
function whenStored(callback: () => void): () => void {
  const stop = () => {
    clearTimeout(timeout)
    unsubscribe()
  }
  const finish = () => {
    stop()
    callback()
  }
  const timeout = setTimeout(finish, STORED_TIMEOUT_MS)
  const unsubscribe = onStoredSessionChange(() => {
    if (hasStoredSession()) finish()
  })
  return stop
}

/** Whether the account has a verified second factor that this session has not used yet. */
export function needsSecondFactor({ user, access_token }: Pick<Session, 'user' | 'access_token'>): boolean {
  const hasFactor = (user.factors ?? []).some(({ status }) => status === 'verified')
  return hasFactor && assuranceLevel(access_token) !== 'aal2'
}

/** Only decides which form to show; the server decides what a session may do. */
function assuranceLevel(token: string): unknown {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')
    return (JSON.parse(atob(payload)) as { aal?: unknown }).aal
  } catch {
    return undefined
  }
}
