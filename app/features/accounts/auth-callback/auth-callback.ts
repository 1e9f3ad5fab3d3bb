import type { Session } from '@supabase/supabase-js'
import type { Client } from '#app/lib/session/supabase-client.ts'
import { needsSecondFactor } from '#app/lib/session/second-factor.ts'

/** The credentials or the error in a URL that an e-mail link or an OAuth provider redirected to. */
type AuthCallback =
  | { kind: 'tokens'; accessToken: string; refreshToken: string; type: string }
  | { kind: 'code'; code: string; linkToken?: LinkToken }
  | { kind: 'link'; linkToken: LinkToken }
  | { kind: 'error'; code: string }

/** Works on any device, whereas the PKCE code works only in the browser that requested the e-mail. */
interface LinkToken {
  hash: string
  type: 'recovery' | 'magiclink'
}

export function parseAuthCallback(url: URL): AuthCallback | undefined {
  const hash = new URLSearchParams(url.hash.slice(1))
  const [accessToken, refreshToken] = [hash.get('access_token'), hash.get('refresh_token')]
  if (accessToken && refreshToken)
    return { kind: 'tokens', accessToken, refreshToken, type: hash.get('type') ?? '' }
  const error =
    hash.get('error_code') ??
    hash.get('error') ??
    url.searchParams.get('error_code') ??
    url.searchParams.get('error')
  if (error) return { kind: 'error', code: error }
  const code = url.searchParams.get('code')
  const linkToken = parseLinkToken(hash) ?? parseLinkToken(url.searchParams)
  if (code) return { kind: 'code', code, ...(linkToken && { linkToken }) }
  return linkToken && { kind: 'link', linkToken }
}

function parseLinkToken(params: URLSearchParams): LinkToken | undefined {
  const [hash, type] = [params.get('token_hash'), params.get('type')]
  return hash && (type === 'recovery' || type === 'magiclink') ? { hash, type } : undefined
}

type CallbackOutcome = 'confirmed' | 'recovery' | 'signed-in' | 'needs-second-factor' | { errorCode: string }

/** Creates the session from the callback's credentials. */
export async function signInFromCallback(client: Client, callback: AuthCallback): Promise<CallbackOutcome> {
  if (callback.kind === 'error') return { errorCode: callback.code }
  if (callback.kind === 'link') return verifyLinkToken(client, callback.linkToken)
  if (callback.kind === 'code') {
    const { data, error } = await client.auth.exchangeCodeForSession(callback.code)
    if (error) return callback.linkToken ? verifyLinkToken(client, callback.linkToken) : failure(error)
    return 'redirectType' in data && data.redirectType === 'recovery'
      ? 'recovery'
      : signedInOutcome(data.session)
  }
  const { data, error } = await client.auth.setSession({
    access_token: callback.accessToken,
    refresh_token: callback.refreshToken,
  })
  if (error) return failure(error)
  if (callback.type === 'signup') return 'confirmed'
  return callback.type === 'recovery' ? 'recovery' : signedInOutcome(data.session)
}

async function verifyLinkToken(client: Client, { hash, type }: LinkToken): Promise<CallbackOutcome> {
  const { data, error } = await client.auth.verifyOtp({ token_hash: hash, type })
  if (error) return failure(error)
  return type === 'recovery' ? 'recovery' : signedInOutcome(data.session)
}

const signedInOutcome = (session: Session | null): CallbackOutcome =>
  session && needsSecondFactor(session) ? 'needs-second-factor' : 'signed-in'

const failure = ({ code }: { code?: string }): CallbackOutcome => ({ errorCode: code ?? 'unknown' })

/** The URL's path without the credentials, which must not stay in the browser history. */
export function withoutAuthCallback(url: URL): string {
  const search = new URLSearchParams(url.search)
  for (const name of ['code', 'token_hash', 'type', 'error', 'error_code', 'error_description'])
    search.delete(name)
  return url.pathname + (search.size > 0 ? `?${search}` : '')
}
