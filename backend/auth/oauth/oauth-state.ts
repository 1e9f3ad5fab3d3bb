import { hash, randomBytes } from 'node:crypto'
import type { AuthContext } from '../auth-context.ts'
import { DURATION_SECONDS } from '../auth-settings.ts'
import type { AuthRequest } from '../http/auth-request.ts'
import type { OAuthState } from './oauth-provider.ts'

/** A started OAuth sign-in, stored in `auth.flow_state`. */
export interface OAuthStateRow {
  provider_type: string
  provider_code_verifier: string
  provider_nonce: string
  code_challenge: string | null
  code_challenge_method: 's256' | 'plain' | null
  /** The user to whom the new identity is linked; null for a sign-in. */
  linking_target_id: string | null
  /** The URL to which the callback redirects. */
  referrer: string
  created_at: Date
}

const COOKIE = 'sb-oauth-browser'
const randomToken = () => randomBytes(32).toString('base64url')

/**
 * The state is valid only together with a cookie of the browser that started the sign-in. Without the cookie, an attacker
 * could start a sign-in and have a victim finish it.
 */
const stateHash = (state: string, browser: string) => hash('sha256', `${state}.${browser}`, 'base64url')

interface NewOAuthState {
  provider: string
  referrer: string
  codeChallenge?: string
  codeChallengeMethod?: 's256' | 'plain'
  /** The id of the user to whom the new identity is linked. */
  linkTo?: string
}

export async function createOAuthState(
  auth: AuthContext,
  request: AuthRequest,
  options: NewOAuthState,
): Promise<{ state: OAuthState; cookie: string }> {
  const browser = readBrowserId(request) ?? randomToken()
  const state: OAuthState = {
    state: randomToken(),
    nonce: randomToken(),
    codeVerifier: randomToken(),
    redirectUri: `${auth.authUrl}/callback`,
  }
  await auth.sql`
    insert into auth.flow_state (provider_type, authentication_method, state_hash, provider_code_verifier,
      provider_nonce, code_challenge, code_challenge_method, linking_target_id, referrer, created_at)
    values (${options.provider}, 'oauth', ${stateHash(state.state, browser)}, ${state.codeVerifier}, ${state.nonce},
      ${options.codeChallenge ?? null}, ${options.codeChallenge ? (options.codeChallengeMethod ?? 'plain') : null},
      ${options.linkTo ?? null}, ${options.referrer}, ${auth.now()})`
  return { state, cookie: browserCookie(auth, browser) }
}

/** Deletes and returns the state of this callback, so that each state works once. */
export async function consumeOAuthState(
  auth: AuthContext,
  request: AuthRequest,
): Promise<{ row: OAuthStateRow; state: OAuthState } | undefined> {
  const [stateParam, browser] = [request.url.searchParams.get('state'), readBrowserId(request)]
  if (!stateParam || !browser) return undefined
  const [row] = await auth.sql<OAuthStateRow[]>`
    delete from auth.flow_state where state_hash = ${stateHash(stateParam, browser)} returning *`
  if (!row) return undefined
  const age = auth.now().getTime() - row.created_at.getTime()
  if (age > DURATION_SECONDS.oauthStateLifetime * 1000) return undefined
  const state = {
    state: stateParam,
    nonce: row.provider_nonce,
    codeVerifier: row.provider_code_verifier,
    redirectUri: `${auth.authUrl}/callback`,
  }
  return { row, state }
}

function readBrowserId({ raw }: AuthRequest): string | undefined {
  const cookies = raw.headers.get('cookie') ?? ''
  return new RegExp(`(?:^|; ?)${COOKIE}=([\\w-]{43})(?:;|$)`).exec(cookies)?.[1]
}

function browserCookie({ authUrl }: AuthContext, browser: string): string {
  const { protocol, pathname } = new URL(authUrl)
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${COOKIE}=${browser}; Path=${pathname}; Max-Age=${DURATION_SECONDS.oauthStateLifetime}; HttpOnly; SameSite=Lax${secure}`
}
