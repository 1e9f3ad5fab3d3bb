import type { Session } from '@supabase/supabase-js'
import type { Client } from '#app/lib/session/client.ts'
import { isHalfWay } from '#app/lib/session/follow-session.ts'

/** What an address brings back from a mail or from an outside sign-in. */
export type Arrival =
  | { kind: 'tokens'; accessToken: string; refreshToken: string; type: string }
  | { kind: 'code'; code: string; otherDevice?: LinkToken }
  | { kind: 'link'; token: LinkToken }
  | { kind: 'error'; code: string }

/** What a mail's link brings for a device that did not ask for the mail and so cannot use the code. */
interface LinkToken {
  hash: string
  type: 'recovery' | 'magiclink'
}

export function readArrival(address: URL): Arrival | undefined {
  const hash = new URLSearchParams(address.hash.slice(1))
  const [accessToken, refreshToken] = [hash.get('access_token'), hash.get('refresh_token')]
  if (accessToken && refreshToken)
    return { kind: 'tokens', accessToken, refreshToken, type: hash.get('type') ?? '' }
  const error =
    hash.get('error_code') ??
    hash.get('error') ??
    address.searchParams.get('error_code') ??
    address.searchParams.get('error')
  if (error) return { kind: 'error', code: error }
  const code = address.searchParams.get('code')
  const token = linkToken(hash) ?? linkToken(address.searchParams)
  if (code) return { kind: 'code', code, ...(token && { otherDevice: token }) }
  return token && { kind: 'link', token }
}

function linkToken(params: URLSearchParams): LinkToken | undefined {
  const [hash, type] = [params.get('token_hash'), params.get('type')]
  return hash && (type === 'recovery' || type === 'magiclink') ? { hash, type } : undefined
}

/** `half-way`: an account with a second step, which is asked for next. */
export type Outcome = 'confirmed' | 'recovery' | 'signed-in' | 'half-way' | { failed: string }

/** Opens the session that came with the address. */
export async function arrive(client: Client, arrival: Arrival): Promise<Outcome> {
  if (arrival.kind === 'error') return { failed: arrival.code }
  if (arrival.kind === 'link') return arriveByLink(client, arrival.token)
  if (arrival.kind === 'code') {
    const { data, error } = await client.auth.exchangeCodeForSession(arrival.code)
    if (error) return arrival.otherDevice ? arriveByLink(client, arrival.otherDevice) : failed(error)
    return 'redirectType' in data && data.redirectType === 'recovery' ? 'recovery' : isIn(data.session)
  }
  const { data, error } = await client.auth.setSession({
    access_token: arrival.accessToken,
    refresh_token: arrival.refreshToken,
  })
  if (error) return failed(error)
  if (arrival.type === 'signup') return 'confirmed'
  return arrival.type === 'recovery' ? 'recovery' : isIn(data.session)
}

async function arriveByLink(client: Client, { hash, type }: LinkToken): Promise<Outcome> {
  const { data, error } = await client.auth.verifyOtp({ token_hash: hash, type })
  if (error) return failed(error)
  return type === 'recovery' ? 'recovery' : isIn(data.session)
}

const isIn = (session: Session | null): Outcome => (session && isHalfWay(session) ? 'half-way' : 'signed-in')

const failed = ({ code }: { code?: string }): Outcome => ({ failed: code ?? 'unknown' })

/** The address without what it brought: tokens must not stay in the history. */
export function withoutArrival(address: URL): string {
  const search = new URLSearchParams(address.search)
  for (const name of ['code', 'token_hash', 'type', 'error', 'error_code', 'error_description'])
    search.delete(name)
  return address.pathname + (search.size > 0 ? `?${search}` : '')
}
