import { expect, test } from 'vitest'
import { readArrival, withoutArrival } from './arrival.ts'

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

test('an ordinary address brings nothing, not even with half a token', () => {
  for (const path of ['/en', '/en#themes', '/en/search?q=code', '/setup#code=xyz', '/en#access_token=a'])
    expect(readArrival(at(path))).toBeUndefined()
})

test('nothing of it stays in the address', () => {
  expect(withoutArrival(at('/en/auth?mode=reset&code=abc#type=recovery'))).toBe('/en/auth?mode=reset')
  expect(withoutArrival(at('/en?code=abc'))).toBe('/en')
})
