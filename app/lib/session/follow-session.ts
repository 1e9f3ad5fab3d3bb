import type { Session } from '@supabase/supabase-js'
import { SESSION } from '#domain/limits.ts'
import type { Client } from './client.ts'
import type { Profile } from './session.tsx'

/** What is heard of the session of this tab. `factor`: the password was right, the second step is still to come. */
export type Heard =
  | { status: 'guest' }
  | { status: 'factor' }
  | { status: 'user'; id: string; email: string; profile?: Profile | null }

/** Follows the sessions of this tab until it is called off. Whoever is not known after ten seconds is a guest until they are. */
export function followSession(loading: Promise<Client>, tell: (heard: Heard) => void): () => void {
  let over = false
  let unsubscribe = () => {}
  const patience = setTimeout(() => tell({ status: 'guest' }), SESSION.loadingTimeoutMs)
  loading.then(
    (client) => {
      if (over) return
      const { data } = client.auth.onAuthStateChange((_event, session) => {
        clearTimeout(patience)
        if (!session) return tell({ status: 'guest' })
        if (isHalfWay(session)) return tell({ status: 'factor' })
        const user = { status: 'user', id: session.user.id, email: session.user.email ?? '' } as const
        tell(user)
        // Outside the callback: auth-js holds its lock while it runs.
        setTimeout(() => {
          if (over) return
          readProfile(client, user.id).then(
            (profile) => over || tell({ ...user, profile }),
            // Who is here is known without it.
            () => {},
          )
        })
      })
      unsubscribe = () => data.subscription.unsubscribe()
    },
    () => over || tell({ status: 'guest' }),
  )
  return () => {
    over = true
    clearTimeout(patience)
    unsubscribe()
  }
}

/** An account with a second step whose session has only shown the first. */
export function isHalfWay({ user, access_token }: Pick<Session, 'user' | 'access_token'>): boolean {
  return (user.factors ?? []).some(({ status }) => status === 'verified') && levelOf(access_token) !== 'aal2'
}

/** Only to show the right form: what a session may do is decided on the server. */
function levelOf(token: string): unknown {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')
    return (JSON.parse(atob(payload)) as { aal?: unknown }).aal
  } catch {
    return undefined
  }
}

const PROFILE = 'id, email, full_name, subscription_tier, language_preference, created_at'

export async function readProfile(client: Client, id: string): Promise<Profile | null> {
  const { data } = await client.from('profiles').select(PROFILE).eq('id', id).maybeSingle()
  return data
}
