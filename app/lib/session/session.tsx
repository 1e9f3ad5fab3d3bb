import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { useSiteData } from '../layout/site-data.ts'
import type { Profile } from './profile.ts'
import type { SessionUpdate } from './report-session.ts'
import { hasStoredSession, onStoredSessionChange } from './stored-session.ts'
import { type Client, loadClient } from './supabase-client.ts'
import { watchSession } from './watch-session.ts'

export interface Account {
  id: string
  email: string
  profile: Profile | null
}

/** `needs-second-factor`: the password was correct, but the user is not signed in before entering the second factor. */
type SessionState =
  | { status: 'loading' }
  | { status: 'guest' }
  | { status: 'needs-second-factor' }
  | { status: 'user'; account: Account }

/** Which view of the sign-in dialog is open; `expired` offers another mail after a link that no longer works. */
export type AuthView = 'signin' | 'signup' | 'forgot' | 'expired'

/** What waits for the sign-in: a wish or a page to be customized. A mail link or an OAuth sign-in returns to the path. */
interface AuthReason {
  wish?: string
  /** The slug of the page. */
  page?: string
  returnTo?: string
}

interface SessionActions {
  /** Loads supabase-js on the first call. */
  client(): Promise<Client>
  reloadProfile(): Promise<boolean>
  /** Until the sign-in settles, the state is `loading` instead of `guest`. */
  expectSession(signIn: Promise<unknown>): void
  openAuth(view: AuthView, reason?: AuthReason): void
  closeAuth(): void
  currentSession(): Session
  subscribe(listener: () => void): () => void
}

export interface Session {
  state: SessionState
  authView: AuthView | null
  authReason?: AuthReason
}

const LOADING: SessionState = { status: 'loading' }
const UNKNOWN: Session = { state: LOADING, authView: null }
const unknownOnServer = () => undefined
const unknownSession = () => UNKNOWN

const SessionContext = createContext<SessionActions | null>(null)

/**
 * Provides the session. Guests load no further code; a stored session that stays unknown for ten seconds counts as
 * a guest.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { config } = useSiteData()
  const [watchedState, setState] = useState<SessionState>(LOADING)
  const [auth, setAuth] = useState<{ view: AuthView | null; reason?: AuthReason }>({ view: null })
  const [isClientRequested, setClientRequested] = useState(false)
  const [isExpected, setExpected] = useState(false)
  const client = useCallback(async () => {
    setClientRequested(true)
    return loadClient(config)
  }, [config])

  // Undefined during server rendering, where the session is unknown. In the browser, no stored session means a
  // guest; another tab may change it.
  const hasSession = useSyncExternalStore<boolean | undefined>(
    onStoredSessionChange,
    hasStoredSession,
    unknownOnServer,
  )
  const isWatching = isClientRequested || hasSession === true
  const state: SessionState = useMemo(() => {
    const known: SessionState = isWatching
      ? watchedState
      : { status: hasSession === undefined ? 'loading' : 'guest' }
    return known.status === 'guest' && isExpected ? LOADING : known
  }, [isWatching, watchedState, hasSession, isExpected])
  useEffect(() => {
    if (!isWatching) return undefined
    const stop = watchSession(loadClient(config), (update) =>
      setState((previous) => applyUpdate(previous, update)),
    )
    return () => {
      stop()
      setState(LOADING)
    }
  }, [config, isWatching])
  useEffect(() => {
    if (state.status !== 'loading')
      document.documentElement.dataset.session = state.status === 'user' ? 'user' : 'guest'
  }, [state.status])

  const accountId = state.status === 'user' ? state.account.id : undefined
  const reloadProfile = useCallback(async () => {
    if (!accountId) return false
    const { fetchProfile } = await import('./profile.ts')
    const profile = await fetchProfile(await loadClient(config), accountId)
    if (profile)
      setState((previous) =>
        previous.status === 'user' ? { ...previous, account: { ...previous.account, profile } } : previous,
      )
    return profile !== null
  }, [config, accountId])

  const expectSession = useCallback((signIn: Promise<unknown>) => {
    setExpected(true)
    void signIn.finally(() => setExpected(false))
  }, [])

  const [store] = useState(createStore)
  useLayoutEffect(
    () => store.set({ state, authView: auth.view, authReason: auth.reason }),
    [store, state, auth],
  )
  const actions = useMemo(
    () => ({
      client,
      reloadProfile,
      expectSession,
      openAuth: (view: AuthView, reason?: AuthReason) => setAuth({ view, reason }),
      closeAuth: () => setAuth({ view: null }),
      currentSession: store.get,
      subscribe: store.subscribe,
    }),
    [client, reloadProfile, expectSession, store],
  )
  return <SessionContext value={actions}>{children}</SessionContext>
}

/** Keeps the known profile when supabase-js reports the same user again, for example after a token refresh. */
function applyUpdate(previous: SessionState, update: SessionUpdate): SessionState {
  if (update.status !== 'user') return update
  const { id, email, profile } = update
  const known = previous.status === 'user' && previous.account.id === id ? previous.account.profile : null
  return { status: 'user', account: { id, email, profile: profile ?? known } }
}

/** A store instead of a context value, so that a change renders only the components that use the session. */
function createStore() {
  const listeners = new Set<() => void>()
  let current = UNKNOWN
  return {
    get: () => current,
    set(session: Session) {
      current = session
      listeners.forEach((listener) => listener())
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The actions without a subscription: a component that needs the session only in an event handler reads it there. */
export function useSessionActions(): SessionActions {
  const actions = use(SessionContext)
  if (!actions) throw new Error('useSession needs <SessionProvider> above it')
  return actions
}

export function useSession(): SessionActions & Session {
  const actions = useSessionActions()
  return { ...actions, ...useSyncExternalStore(actions.subscribe, actions.currentSession, unknownSession) }
}

/** For components that look the same for guests and while the session is unknown. */
export function useIsUser(): boolean {
  const { currentSession, subscribe } = useSessionActions()
  return useSyncExternalStore(
    subscribe,
    () => currentSession().state.status === 'user',
    () => false,
  )
}
