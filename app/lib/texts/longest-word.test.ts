import { expect, test } from 'vitest'
import { longestWord } from './longest-word.ts'

test('the longest word of a title is found, and hyphens end a word', () => {
  expect(longestWord('Parasaurolophus im Wald')).toBe(15)
  expect(longestWord('T-Rex in the Jungle')).toBe(6)
  expect(longestWord('Verbraucher\u00ADstreit\u00ADbeilegung')).toBe(11)
  expect(longestWord('')).toBe(0)
})
