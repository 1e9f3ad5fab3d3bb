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
import type { Tier } from '#domain/tier.ts'
import type { Language } from '#domain/languages.ts'
import { useFrame } from '../frame.ts'
import { type Client, loadClient } from './client.ts'
import { followSession, type Heard, readProfile } from './follow-session.ts'
import { hasStoredSession, onStoredSession } from './stored.ts'

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

/** `factor`: the password was right, and the second step is still to come; nobody is signed in yet. */
export type SessionState =
  { status: 'loading' } | { status: 'guest' } | { status: 'factor' } | { status: 'user'; account: Account }

/** Which view of the sign-in dialog is open. */
export type AuthView = 'signin' | 'signup' | 'forgot'

interface SessionTools {
  /** Loads the client library when it is not there yet. */
  client(): Promise<Client>
  reloadProfile(): Promise<boolean>
  /** Until this is done nobody is called a guest: a session is on its way. */
  expectSession(arrival: Promise<unknown>): void
  openAuth(view: AuthView): void
  closeAuth(): void
  now(): Session
  subscribe(listener: () => void): () => void
}

interface Session {
  state: SessionState
  authView: AuthView | null
}

const LOADING: SessionState = { status: 'loading' }
const UNKNOWN: Session = { state: LOADING, authView: null }
const unknown = () => undefined
const unknownSession = () => UNKNOWN

const SessionContext = createContext<SessionTools | null>(null)

/** Who is here. A guest costs nothing; somebody signed in is known within ten seconds or treated as a guest. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { config } = useFrame()
  const [followed, setState] = useState<SessionState>(LOADING)
  const [authView, setAuthView] = useState<AuthView | null>(null)
  const [asked, setAsked] = useState(false)
  const [expecting, setExpecting] = useState(false)
  const client = useCallback(async () => {
    setAsked(true)
    return loadClient(config)
  }, [config])

  // While rendering on the server nobody is known; in the browser, no stored session means a guest. Another tab may change that.
  const stored = useSyncExternalStore<boolean | undefined>(onStoredSession, hasStoredSession, unknown)
  const following = asked || stored === true
  const state: SessionState = useMemo(() => {
    const known: SessionState = following ? followed : { status: stored === undefined ? 'loading' : 'guest' }
    return known.status === 'guest' && expecting ? LOADING : known
  }, [following, followed, stored, expecting])
  useEffect(() => {
    if (!following) return undefined
    const stop = followSession(loadClient(config), (heard) => setState((last) => after(last, heard)))
    return () => {
      stop()
      setState(LOADING)
    }
  }, [config, following])
  useEffect(() => {
    if (state.status !== 'loading')
      document.documentElement.dataset.session = state.status === 'user' ? 'user' : 'guest'
  }, [state.status])

  const accountId = state.status === 'user' ? state.account.id : undefined
  const reloadProfile = useCallback(async () => {
    if (!accountId) return false
    const profile = await readProfile(await loadClient(config), accountId)
    if (profile)
      setState((last) => (last.status === 'user' ? { ...last, account: { ...last.account, profile } } : last))
    return profile !== null
  }, [config, accountId])

  const expectSession = useCallback((arrival: Promise<unknown>) => {
    setExpecting(true)
    void arrival.finally(() => setExpecting(false))
  }, [])

  const [store] = useState(createStore)
  useLayoutEffect(() => store.tell({ state, authView }), [store, state, authView])
  const tools = useMemo(
    () => ({
      client,
      reloadProfile,
      expectSession,
      openAuth: setAuthView,
      closeAuth: () => setAuthView(null),
      now: store.now,
      subscribe: store.subscribe,
    }),
    [client, reloadProfile, expectSession, store],
  )
  return <SessionContext value={tools}>{children}</SessionContext>
}

/** A refreshed token or a tab that comes to the front is no reason to forget whose profile this is. */
function after(last: SessionState, heard: Heard): SessionState {
  if (heard.status !== 'user') return heard
  const { id, email, profile } = heard
  const known = last.status === 'user' && last.account.id === id ? last.account.profile : null
  return { status: 'user', account: { id, email, profile: profile ?? known } }
}

/** Not a context: a new value of one would wake up everything below at once, also what does not care who is here. */
function createStore() {
  const listeners = new Set<() => void>()
  let current = UNKNOWN
  return {
    now: () => current,
    tell(session: Session) {
      current = session
      listeners.forEach((listener) => listener())
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** What can be done about the session; whoever only needs to know who is here when something is pressed asks `now()` then. */
export function useSessionTools(): SessionTools {
  const tools = use(SessionContext)
  if (!tools) throw new Error('no <SessionProvider>')
  return tools
}

export function useSession(): SessionTools & Session {
  const tools = useSessionTools()
  return { ...tools, ...useSyncExternalStore(tools.subscribe, tools.now, unknownSession) }
}

/** For what looks the same to a guest and to somebody not known yet. */
export function useIsUser(): boolean {
  const { now, subscribe } = useSessionTools()
  return useSyncExternalStore(
    subscribe,
    () => now().state.status === 'user',
    () => false,
  )
}
