import { expect, test } from 'vitest'
import { signInProblems, signUpProblems } from './problems.ts'

const good = { email: ' Anna@Example.org ', password: 'Crayon-box-7', name: 'Anna', consent: true }

test('a good form has no problems', () => expect(signUpProblems(good)).toEqual({}))

test.each([
  ['Ab1!', 'accounts.password_too_short'],
  ['crayon-box-7', 'accounts.password_needs_uppercase'],
  ['CRAYON-BOX-7', 'accounts.password_needs_lowercase'],
  ['Crayon-box', 'accounts.password_needs_number'],
  ['Crayonbox77', 'accounts.password_needs_special'],
])('of a password like %s the first broken rule is told', (password, problem) => {
  expect(signUpProblems({ ...good, password })).toEqual({ password: problem })
})

test('name, address and consent are asked for', () => {
  expect(signUpProblems({ ...good, email: 'anna', name: '<>', consent: false })).toEqual({
    email: 'accounts.email-invalid',
    name: 'accounts.name-missing',
    consent: 'accounts.consent-missing',
  })
})

test('signing in asks for a possible password only', () => {
  expect(signInProblems({ email: 'a@b.c', password: '12345' })).toEqual({
    password: 'accounts.password-invalid',
  })
  expect(signInProblems({ email: 'a@b.c', password: '123456' })).toEqual({})
})
