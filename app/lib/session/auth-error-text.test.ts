import { expect, test } from 'vitest'
import { authErrorText } from './auth-error-text.ts'

test('errors of the Auth API map to texts', () => {
  expect(authErrorText({ code: 'invalid_credentials' })).toBe('accounts.error-credentials')
  expect(authErrorText({ status: 429 })).toBe('accounts.error-too-many')
  expect(authErrorText({ code: 'something_new' })).toBe('accounts.error')
})
