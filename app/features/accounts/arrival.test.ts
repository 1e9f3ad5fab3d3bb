import { expect, test } from 'vitest'
import type { Client } from '#app/lib/session/client.ts'
import { arrive, readArrival, withoutArrival } from './arrival.ts'

const at = (path: string) => new URL(path, 'https://pages.example')

test('a confirmation link brings tokens in its fragment', () => {
  expect(readArrival(at('/de#access_token=a&refresh_token=b&type=signup&expires_in=3600'))).toEqual({
    kind: 'tokens',
    accessToken: 'a',
    refreshToken: 'b',
    type: 'signup',
  })
})

test('an outside sign-in brings a code, a refused one an error', () => {
  expect(readArrival(at('/en?code=abc'))).toEqual({ kind: 'code', code: 'abc' })
  expect(readArrival(at('/en#error=access_denied&error_code=otp_expired'))).toEqual({
    kind: 'error',
    code: 'otp_expired',
  })
})

test('a reset link brings a code, and a token for a device that did not ask for it', () => {
  const token = { hash: 'xyz', type: 'recovery' }
  expect(readArrival(at('/en/auth?mode=reset&code=abc#token_hash=xyz&type=recovery'))).toEqual({
    kind: 'code',
    code: 'abc',
    otherDevice: token,
  })
  expect(readArrival(at('/en/auth?mode=reset&token_hash=xyz&type=recovery'))).toEqual({ kind: 'link', token })
})

test('a reset goes on where the code can be used, and by the token where it cannot', async () => {
  const arrival = readArrival(at('/en/auth?code=abc#token_hash=xyz&type=recovery'))!
  const spent: string[] = []
  const client = (canUseCode: boolean) =>
    ({
      auth: {
        exchangeCodeForSession: async () =>
          canUseCode
            ? { data: { redirectType: 'recovery' }, error: null }
            : { data: {}, error: { code: 'pkce_code_verifier_not_found' } },
        verifyOtp: async ({ token_hash }: { token_hash: string }) => {
          spent.push(token_hash)
          return { data: { session: null }, error: null }
        },
      },
    }) as unknown as Client
  expect(await arrive(client(true), arrival)).toBe('recovery')
  expect(spent).toEqual([])
  expect(await arrive(client(false), arrival)).toBe('recovery')
  expect(spent).toEqual(['xyz'])
})

test('an ordinary address brings nothing, not even with half a token', () => {
  for (const path of ['/en', '/en#themes', '/en/search?q=code', '/setup#code=xyz', '/en#access_token=a'])
    expect(readArrival(at(path))).toBeUndefined()
})

test('nothing of it stays in the address', () => {
  expect(withoutArrival(at('/en/auth?mode=reset&code=abc#type=recovery'))).toBe('/en/auth?mode=reset')
  expect(withoutArrival(at('/en?code=abc'))).toBe('/en')
})
