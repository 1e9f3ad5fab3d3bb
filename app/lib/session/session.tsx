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
  state: SessionState
  /** Loads the client library when it is not there yet. */
  client(): Promise<Client>
  reloadProfile(): Promise<boolean>
  /** Until this is done nobody is called a guest: a session is on its way. */
  expectSession(arrival: Promise<unknown>): void
  authView: AuthView | null
  openAuth(view: AuthView): void
  closeAuth(): void
}

const LOADING: SessionState = { status: 'loading' }
const unknown = () => undefined

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

  const tools = useMemo(
    () => ({
      state,
      client,
      reloadProfile,
      expectSession,
      authView,
      openAuth: setAuthView,
      closeAuth: () => setAuthView(null),
    }),
    [state, client, reloadProfile, expectSession, authView],
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

export function useSession(): SessionTools {
  const tools = use(SessionContext)
  if (!tools) throw new Error('useSession needs <SessionProvider> above it')
  return tools
}
