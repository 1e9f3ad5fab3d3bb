import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creationSlug, isSlug, slugOf } from './slug.ts'

test('a title becomes an address that can be read aloud', () => {
  expect(slugOf('Friendly Cat')).toBe('friendly-cat')
  expect(slugOf('Der Bär & die Größe')).toBe('der-baer-die-groesse')
  expect(slugOf('L’élan à Noël — œuf')).toBe('l-elan-a-noel-oeuf')
  expect(slugOf('¿Dónde está la cigüeña?')).toBe('donde-esta-la-cigueena')
  expect(slugOf('🐱')).toBe('')
})

test('whatever the title, the address of a creation is valid', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.uint8Array({ minLength: 12, maxLength: 12 }),
      (title, bytes) => {
        expect(isSlug(creationSlug(title, () => bytes))).toBe(true)
      },
    ),
  )
})

test('the address of a creation ends in at least ten characters of chance', () => {
  const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))
  const slugs = Array.from({ length: 100 }, () => creationSlug('Cat', random))
  for (const slug of slugs) expect(slug).toMatch(/^cat-[a-z0-9]{10,}$/)
  expect(new Set(slugs).size).toBe(100)
})

test('what is not an address is not taken for one', () => {
  for (const odd of ['', '-a', 'a-', 'a--b', 'A', 'ä', 'a b', 'a/b', 'a'.repeat(121), null])
    expect(isSlug(odd)).toBe(false)
})
