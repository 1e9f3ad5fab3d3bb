import { expect, test } from 'vitest'
import { isFactorCode, isRecoveryCode, normaliseCode, readableCode } from './second-factor.ts'

test.each([
  ['123456', true],
  [' 123 456 ', true],
  ['12345', false],
  ['12345a', false],
  ['', false],
])('"%s" as the code of an app: %s', (text, good) => expect(isFactorCode(text)).toBe(good))

test('a recovery code may be typed as it was printed, in any case', () => {
  const code = '0123456789abcdef0123'
  expect(readableCode(code)).toBe('01234-56789-abcde-f0123')
  expect(normaliseCode(' 01234-56789-ABCDE-F0123 ')).toBe(code)
  expect(isRecoveryCode('01234-56789-ABCDE-F0123')).toBe(true)
  expect(isRecoveryCode('01234')).toBe(false)
})
