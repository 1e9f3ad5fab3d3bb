import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creationSlug, isSlug, slugFromTitle } from './slug.ts'

test('a title becomes a readable slug', () => {
  expect(slugFromTitle('Friendly Cat')).toBe('friendly-cat')
  expect(slugFromTitle('Der Bär & die Größe')).toBe('der-baer-die-groesse')
  expect(slugFromTitle('L’élan à Noël — œuf')).toBe('l-elan-a-noel-oeuf')
  expect(slugFromTitle('¿Dónde está la cigüeña?')).toBe('donde-esta-la-cigueena')
  expect(slugFromTitle('🐱')).toBe('')
})

test('the slug of a creation is valid for any title', () => {
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

test('the slug of a creation ends in at least ten random characters', () => {
  const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))
  const slugs = Array.from({ length: 100 }, () => creationSlug('Cat', randomBytes))
  for (const slug of slugs) expect(slug).toMatch(/^cat-[a-z0-9]{10,}$/)
  expect(new Set(slugs).size).toBe(100)
})

test('texts that are no slug are rejected', () => {
  for (const value of ['', '-a', 'a-', 'a--b', 'A', 'ä', 'a b', 'a/b', 'a'.repeat(121), null])
    expect(isSlug(value)).toBe(false)
})
