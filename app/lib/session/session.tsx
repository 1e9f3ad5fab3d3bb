import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { SESSION } from '#domain/limits.ts'
import type { Tier } from '#domain/tier.ts'
import type { Language } from '#domain/languages.ts'
import { useFrame } from '../frame.ts'
import { type Client, loadClient } from './client.ts'
import { hasStoredSession } from './stored.ts'

export interface Profile {
  id: string
  email: string | null
  full_name: string | null
  subscription_tier: Tier | null
  language_preference: Language
  created_at: string
}

export interface Account {
  id: string
  email: string
  profile: Profile | null
}

export type SessionState = { status: 'loading' } | { status: 'guest' } | { status: 'user'; account: Account }

/** Which view of the sign-in dialog is open. */
export type AuthView = 'signin' | 'signup' | 'forgot'

interface SessionTools {
  state: SessionState
  /** Loads the client library when it is not there yet. */
  client(): Promise<Client>
  reloadProfile(): Promise<boolean>
  authView: AuthView | null
  openAuth(view: AuthView): void
  closeAuth(): void
}

const SessionContext = createContext<SessionTools | null>(null)

const never = () => () => {}

const PROFILE = 'id, email, full_name, subscription_tier, language_preference, created_at'

/** Who is here. A guest costs nothing; somebody signed in is known within ten seconds or treated as a guest. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { config } = useFrame()
  const [followed, setState] = useState<SessionState>({ status: 'loading' })
  const [authView, setAuthView] = useState<AuthView | null>(null)
  const [following, setFollowing] = useState(false)
  const client = useCallback(async () => {
    setFollowing(true)
    return loadClient(config)
  }, [config])

  // While rendering on the server nobody is known; in the browser, no stored session means a guest.
  const isGuest =
    useSyncExternalStore(
      never,
      () => !hasStoredSession(),
      () => false,
    ) && !following
  const state: SessionState = useMemo(() => (isGuest ? { status: 'guest' } : followed), [isGuest, followed])
  useEffect(() => {
    // Asked again, because the first effects run with what the server knew, and a guest must not load the library.
    if (!hasStoredSession() && !following) return undefined
    return follow(loadClient(config), setState)
  }, [config, following])

  const accountId = state.status === 'user' ? state.account.id : undefined
  const reloadProfile = useCallback(async () => {
    if (!accountId) return false
    const profile = await readProfile(await loadClient(config), accountId)
    if (profile)
      setState((last) => (last.status === 'user' ? { ...last, account: { ...last.account, profile } } : last))
    return profile !== null
  }, [config, accountId])

  const tools = useMemo(
    () => ({
      state,
      client,
      reloadProfile,
      authView,
      openAuth: setAuthView,
      closeAuth: () => setAuthView(null),
    }),
    [state, client, reloadProfile, authView],
  )
  return <SessionContext value={tools}>{children}</SessionContext>
}

export function useSession(): SessionTools {
  const tools = use(SessionContext)
  if (!tools) throw new Error('useSession needs <SessionProvider> above it')
  return tools
}

/** Follows the sessions of this tab until it is called off. */
function follow(loading: Promise<Client>, tell: (state: SessionState) => void): () => void {
  let over = false
  let unsubscribe = () => {}
  const patience = setTimeout(() => tell({ status: 'guest' }), SESSION.loadingTimeoutMs)
  loading.then(
    (client) => {
      if (over) return
      const { data } = client.auth.onAuthStateChange((_event, session) => {
        clearTimeout(patience)
        document.documentElement.dataset.session = session ? 'user' : 'guest'
        if (!session) return tell({ status: 'guest' })
        const account = { id: session.user.id, email: session.user.email ?? '', profile: null }
        tell({ status: 'user', account })
        // Outside the callback: auth-js holds its lock while it runs.
        setTimeout(() => {
          void readProfile(client, account.id).then(
            (profile) => over || tell({ status: 'user', account: { ...account, profile } }),
          )
        })
      })
      unsubscribe = () => data.subscription.unsubscribe()
    },
    () => tell({ status: 'guest' }),
  )
  return () => {
    over = true
    clearTimeout(patience)
    unsubscribe()
  }
}

async function readProfile(client: Client, id: string): Promise<Profile | null> {
  const { data } = await client.from('profiles').select(PROFILE).eq('id', id).maybeSingle()
  return data
}
