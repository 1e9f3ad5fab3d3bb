import { expect, test } from 'vitest'
import type { Client } from '#app/lib/session/supabase-client.ts'
import { signInFromCallback, parseAuthCallback, withoutAuthCallback } from './auth-callback.ts'

const urlOf = (path: string) => new URL(path, 'https://pages.example')

test('a confirmation link has tokens in its fragment', () => {
  expect(parseAuthCallback(urlOf('/de#access_token=a&refresh_token=b&type=signup&expires_in=3600'))).toEqual({
    kind: 'tokens',
    accessToken: 'a',
    refreshToken: 'b',
    type: 'signup',
  })
})

test('an OAuth provider returns a code, or an error when it rejects the sign-in', () => {
  expect(parseAuthCallback(urlOf('/en?code=abc'))).toEqual({ kind: 'code', code: 'abc' })
  expect(parseAuthCallback(urlOf('/en#error=access_denied&error_code=otp_expired'))).toEqual({
    kind: 'error',
    code: 'otp_expired',
  })
})

test('a reset link has a code, and a token for any device other than the one that requested it', () => {
  const linkToken = { hash: 'xyz', type: 'recovery' }
  expect(parseAuthCallback(urlOf('/en/auth?mode=reset&code=abc#token_hash=xyz&type=recovery'))).toEqual({
    kind: 'code',
    code: 'abc',
    linkToken,
  })
  expect(parseAuthCallback(urlOf('/en/auth?mode=reset&token_hash=xyz&type=recovery'))).toEqual({
    kind: 'link',
    linkToken,
  })
})

test('a reset uses the code, or the token where the code cannot be used', async () => {
  const callback = parseAuthCallback(urlOf('/en/auth?code=abc#token_hash=xyz&type=recovery'))!
  const usedTokens: string[] = []
  const client = (canUseCode: boolean) =>
    ({
      auth: {
        exchangeCodeForSession: async () =>
          canUseCode
            ? { data: { redirectType: 'recovery' }, error: null }
            : { data: {}, error: { code: 'pkce_code_verifier_not_found' } },
        verifyOtp: async ({ token_hash }: { token_hash: string }) => {
          usedTokens.push(token_hash)
          return { data: { session: null }, error: null }
        },
      },
    }) as unknown as Client
  expect(await signInFromCallback(client(true), callback)).toBe('recovery')
  expect(usedTokens).toEqual([])
  expect(await signInFromCallback(client(false), callback)).toBe('recovery')
  expect(usedTokens).toEqual(['xyz'])
})

test('an ordinary URL is no callback, and neither is one without its refresh token', () => {
  for (const path of ['/en', '/en#themes', '/en/search?q=code', '/setup#code=xyz', '/en#access_token=a'])
    expect(parseAuthCallback(urlOf(path))).toBeUndefined()
})

test('the credentials are removed from the URL', () => {
  expect(withoutAuthCallback(urlOf('/en/auth?mode=reset&code=abc#type=recovery'))).toBe('/en/auth?mode=reset')
  expect(withoutAuthCallback(urlOf('/en?code=abc'))).toBe('/en')
})
