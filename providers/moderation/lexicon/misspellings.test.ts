import { expect, it } from 'vitest'
import { createMisspellingIndex, isWithinOneEdit } from './misspellings.ts'
import { parseLexicon } from './read-lexicon.ts'

const index = createMisspellingIndex(parseLexicon('[hate always]\nhakenkreuz+ porno\n', 'de'))

it('finds words that sound alike or differ in one sound, only for marked entries', () => {
  for (const word of ['hackenkreuz', 'hakenkreutz', 'hakekreuz', 'hakenkreus'])
    expect(index.find(word)).toHaveLength(1)
  expect(index.find('pornno')).toEqual([])
  expect(index.find('haken')).toEqual([])
})

it('counts a changed, missing, added or exchanged letter as one edit', () => {
  for (const word of ['cot', 'ct', 'cart', 'act', 'cat']) expect(isWithinOneEdit(word, 'cat')).toBe(true)
  expect(isWithinOneEdit('dog', 'cat')).toBe(false)
})
