import type { Client } from '#app/lib/session/client.ts'

/** What an address brings back from a mail or from an outside sign-in. */
export type Arrival =
  | { kind: 'tokens'; accessToken: string; refreshToken: string; type: string }
  | { kind: 'code'; code: string }
  | { kind: 'error'; code: string }

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
  return code ? { kind: 'code', code } : undefined
}

export type Outcome = 'confirmed' | 'recovery' | 'signed-in' | { failed: string }

/** Opens the session that came with the address. */
export async function arrive(client: Client, arrival: Arrival): Promise<Outcome> {
  if (arrival.kind === 'error') return { failed: arrival.code }
  if (arrival.kind === 'code') {
    const { data, error } = await client.auth.exchangeCodeForSession(arrival.code)
    if (error) return { failed: error.code ?? 'unknown' }
    return 'redirectType' in data && data.redirectType === 'PASSWORD_RECOVERY' ? 'recovery' : 'signed-in'
  }
  const { error } = await client.auth.setSession({
    access_token: arrival.accessToken,
    refresh_token: arrival.refreshToken,
  })
  if (error) return { failed: error.code ?? 'unknown' }
  if (arrival.type === 'signup') return 'confirmed'
  return arrival.type === 'recovery' ? 'recovery' : 'signed-in'
}

/** The address without what it brought: tokens must not stay in the history. */
export function withoutArrival(address: URL): string {
  const search = new URLSearchParams(address.search)
  for (const name of ['code', 'error', 'error_code', 'error_description']) search.delete(name)
  return address.pathname + (search.size > 0 ? `?${search}` : '')
}
