import { expect, test } from 'vitest'
import { validateSignIn, validateSignUp } from './validate-account-form.ts'

const validForm = { email: ' Anna@Example.org ', password: 'Crayon-box-7', name: 'Anna', consent: true }

test('a valid form has no problems', () => expect(validateSignUp(validForm)).toEqual({}))

test.each([
  ['Ab1!', 'accounts.password_too_short'],
  ['crayon-box-7', 'accounts.password_needs_uppercase'],
  ['CRAYON-BOX-7', 'accounts.password_needs_lowercase'],
  ['Crayon-box', 'accounts.password_needs_number'],
  ['Crayonbox77', 'accounts.password_needs_special'],
])('the first broken rule of a password like %s is reported', (password, problem) => {
  expect(validateSignUp({ ...validForm, password })).toEqual({ password: problem })
})

test('name, e-mail address and consent are required', () => {
  expect(validateSignUp({ ...validForm, email: 'anna', name: '<>', consent: false })).toEqual({
    email: 'accounts.email-invalid',
    name: 'accounts.name-missing',
    consent: 'accounts.consent-missing',
  })
})

test('signing in only requires a password of the minimum length', () => {
  expect(validateSignIn({ email: 'a@b.c', password: '12345' })).toEqual({
    password: 'accounts.password-invalid',
  })
  expect(validateSignIn({ email: 'a@b.c', password: '123456' })).toEqual({})
})
