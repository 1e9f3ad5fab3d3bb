import { expect, test } from 'vitest'
import { isPossiblePassword, passwordProblem, SPECIAL_CHARACTERS } from './password.ts'

test('the first broken rule is reported, in the order of the specification', () => {
  expect(passwordProblem('')).toBe('password_too_short')
  expect(passwordProblem('Aa1!aaa')).toBe('password_too_short')
  expect(passwordProblem('aaaaaaaa')).toBe('password_needs_uppercase')
  expect(passwordProblem('AAAAAAAA')).toBe('password_needs_lowercase')
  expect(passwordProblem('Aaaaaaaa')).toBe('password_needs_number')
  expect(passwordProblem('Aaaaaaa1')).toBe('password_needs_special')
  expect(passwordProblem('Aaaaaa1!')).toBeUndefined()
})

test('every special character of the set counts, and a space does not', () => {
  for (const character of SPECIAL_CHARACTERS) expect(passwordProblem(`Aaaaaaa1${character}`)).toBeUndefined()
  expect(passwordProblem('Aaaaaa 1')).toBe('password_needs_special')
})

test('signing in checks only the minimum length of older passwords', () => {
  expect(isPossiblePassword('12345')).toBe(false)
  expect(isPossiblePassword('123456')).toBe(true)
})
