import { hash, randomBytes } from 'node:crypto'
import type { AuthContext } from '../context.ts'
import { SECONDS } from '../settings.ts'
import type { Ask } from '../wire/ask.ts'
import type { Visit } from './provider.ts'

/** A visit to a provider under way, as kept in `auth.flow_state`. */
export interface VisitRow {
  provider_type: string
  provider_code_verifier: string
  provider_nonce: string
  code_challenge: string | null
  code_challenge_method: 's256' | 'plain' | null
  linking_target_id: string | null
  referrer: string
  created_at: Date
}

const COOKIE = 'sb-oauth-browser'
const random = () => randomBytes(32).toString('base64url')

/**
 * The state in the address is worth something only together with a cookie of the browser that set out: otherwise a
 * stranger could start a visit and let somebody else finish it.
 */
const stateHash = (state: string, browser: string) => hash('sha256', `${state}.${browser}`, 'base64url')

export interface NewVisit {
  provider: string
  referrer: string
  codeChallenge?: string
  codeChallengeMethod?: 's256' | 'plain'
  linkTo?: string
}

export async function beginVisit(
  auth: AuthContext,
  ask: Ask,
  wish: NewVisit,
): Promise<{ visit: Visit; cookie: string }> {
  const browser = browserOf(ask) ?? random()
  const visit: Visit = {
    state: random(),
    nonce: random(),
    codeVerifier: random(),
    redirectUri: `${auth.wireUrl}/callback`,
  }
  await auth.sql`
    insert into auth.flow_state (provider_type, authentication_method, state_hash, provider_code_verifier,
      provider_nonce, code_challenge, code_challenge_method, linking_target_id, referrer, created_at)
    values (${wish.provider}, 'oauth', ${stateHash(visit.state, browser)}, ${visit.codeVerifier}, ${visit.nonce},
      ${wish.codeChallenge ?? null}, ${wish.codeChallenge ? (wish.codeChallengeMethod ?? 'plain') : null},
      ${wish.linkTo ?? null}, ${wish.referrer}, ${auth.now()})`
  return { visit, cookie: cookieOf(auth, browser) }
}

/** The visit this browser comes back from; it can come back once. */
export async function endVisit(
  auth: AuthContext,
  ask: Ask,
): Promise<{ row: VisitRow; visit: Visit } | undefined> {
  const [state, browser] = [ask.url.searchParams.get('state'), browserOf(ask)]
  if (!state || !browser) return undefined
  const [row] = await auth.sql<VisitRow[]>`
    delete from auth.flow_state where state_hash = ${stateHash(state, browser)} returning *`
  if (!row) return undefined
  const age = auth.now().getTime() - row.created_at.getTime()
  if (age > SECONDS.oauthVisitLives * 1000) return undefined
  const visit = {
    state,
    nonce: row.provider_nonce,
    codeVerifier: row.provider_code_verifier,
    redirectUri: `${auth.wireUrl}/callback`,
  }
  return { row, visit }
}

function browserOf({ request }: Ask): string | undefined {
  const cookies = request.headers.get('cookie') ?? ''
  return new RegExp(`(?:^|; ?)${COOKIE}=([\\w-]{43})(?:;|$)`).exec(cookies)?.[1]
}

function cookieOf({ wireUrl }: AuthContext, browser: string): string {
  const { protocol, pathname } = new URL(wireUrl)
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${COOKIE}=${browser}; Path=${pathname}; Max-Age=${SECONDS.oauthVisitLives}; HttpOnly; SameSite=Lax${secure}`
}
