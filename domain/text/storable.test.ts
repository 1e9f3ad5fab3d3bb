import { expect, test } from 'vitest'
import { isStorable } from './storable.ts'

test('text in any script and emoji can be stored', () => {
  for (const text of ['', 'Zoë', '猫', '🐱', 'a\nb\u202E']) expect(isStorable(text)).toBe(true)
})

test('NUL and half a surrogate pair cannot be stored', () => {
  for (const text of ['a\0b', '\uD83D', '\uDC31a', '\uDC31\uD83D']) expect(isStorable(text)).toBe(false)
})
