import { expect, test } from 'vitest'
import { authErrorText } from './auth-error.ts'

test('answers of the wire become sentences', () => {
  expect(authErrorText({ code: 'invalid_credentials' })).toBe('accounts.error-credentials')
  expect(authErrorText({ status: 429 })).toBe('accounts.error-too-many')
  expect(authErrorText({ code: 'something_new' })).toBe('accounts.error')
})
