import { expect, test } from 'vitest'
import { isTotpCode, isRecoveryCode, normaliseCode, formatRecoveryCode } from './second-factor-codes.ts'

test.each([
  ['123456', true],
  [' 123 456 ', true],
  ['12345', false],
  ['12345a', false],
  ['', false],
])('"%s" is a code of an authenticator app: %s', (text, isValid) => expect(isTotpCode(text)).toBe(isValid))

test('a recovery code may be typed as it was printed, in any case', () => {
  const code = '0123456789abcdef0123'
  expect(formatRecoveryCode(code)).toBe('01234-56789-abcde-f0123')
  expect(normaliseCode(' 01234-56789-ABCDE-F0123 ')).toBe(code)
  expect(isRecoveryCode('01234-56789-ABCDE-F0123')).toBe(true)
  expect(isRecoveryCode('01234')).toBe(false)
})
