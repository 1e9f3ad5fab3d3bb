import type { Session } from '@supabase/supabase-js'
import { fetchProfile, type Profile } from './profile.ts'
import { needsSecondFactor } from './second-factor.ts'
import { hasStoredSession, onStoredSessionChange } from './stored-session.ts'
import type { Client } from './supabase-client.ts'

/** `needs-second-factor`: the password was correct and the second factor is still missing. */
export type SessionUpdate =
  | { status: 'guest' }
  | { status: 'needs-second-factor' }
  | { status: 'user'; id: string; email: string; profile?: Profile | null }

/**
 * The part of `watchSession` that needs supabase-js: reports each change of the session, and the user's profile once it is loaded. The returned
 * function stops it.
 */
export function reportSession(client: Client, onUpdate: (update: SessionUpdate) => void): () => void {
  let isStopped = false
  let stopWaiting = () => {}
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
    stopWaiting()
    if (!session || hasStoredSession()) report(session)
    else stopWaiting = whenStored(() => report(session))
  })
  return () => {
    isStopped = true
    stopWaiting()
    data.subscription.unsubscribe()
  }
}

/** The maximum wait for a stored session. A browser that forbids local storage never stores one: there each tab has a session of its own. */
const STORED_TIMEOUT_MS = 1000

/**
 * Calls back once the session is in local storage, or after the timeout. A sign-in in another tab is announced before its session can be read
 * here, and a request in between would be sent without it. The returned function cancels the callback.
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
