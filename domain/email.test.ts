import { expect, test } from 'vitest'
import { isEmail, normaliseEmail } from './email.ts'

test('an address is text, at sign, text, dot, text', () => {
  for (const good of ['a@b.de', 'anna.meier+kids@schule.example.org', 'é@ü.fr'])
    expect(isEmail(good)).toBe(true)
  for (const bad of ['', 'a', 'a@b', '@b.de', 'a@.', 'a b@c.de', 'a@b@c.de', 'a@b.de\n', 3, null])
    expect(isEmail(bad)).toBe(false)
})

test('an address has at most 254 characters', () => {
  const domain = '@example.org'
  expect(isEmail('a'.repeat(254 - domain.length) + domain)).toBe(true)
  expect(isEmail('a'.repeat(255 - domain.length) + domain)).toBe(false)
})

test('two spellings of one address are the same', () => {
  expect(normaliseEmail('  Anna@Example.ORG ')).toBe('anna@example.org')
})
