import { expect, test } from 'vitest'
import { isEmail, normaliseEmail } from './email.ts'

test('an e-mail address is text, at sign, text, dot, text', () => {
  for (const address of ['a@b.de', 'anna.meier+kids@schule.example.org', 'é@ü.fr'])
    expect(isEmail(address)).toBe(true)
  for (const text of ['', 'a', 'a@b', '@b.de', 'a@.', 'a b@c.de', 'a@b@c.de', 'a@b.de\n', 3, null])
    expect(isEmail(text)).toBe(false)
})

test('an e-mail address has at most 254 characters', () => {
  const domain = '@example.org'
  expect(isEmail('a'.repeat(254 - domain.length) + domain)).toBe(true)
  expect(isEmail('a'.repeat(255 - domain.length) + domain)).toBe(false)
})

test('addresses that differ in case or surrounding blanks are the same', () => {
  expect(normaliseEmail('  Anna@Example.ORG ')).toBe('anna@example.org')
})
