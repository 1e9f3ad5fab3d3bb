import { expect, it } from 'vitest'
import { createNames, readNames } from './names.ts'
import { splitWords } from './split-words.ts'

const isSomebody = createNames(
  readNames(['jürgen klopp', 'kylian mbappé', 'mbappé', 'cristiano ronaldo'].join('\n')),
)
const names = (text: string) => isSomebody(splitWords(text, () => false))

it('knows a name wherever it stands, with and without its accents', () => {
  expect(names('a drawing of Kylian Mbappé, please')).toBe(true)
  expect(names('mbappe eats a pizza')).toBe(true)
  expect(names("mbappé's dog")).toBe(true)
  expect(names('Jürgen Klopp')).toBe(true)
  expect(names('juergen klopp')).toBe(true)
})

it('knows a full name by its consonants', () => {
  expect(names('christiano ronalldo')).toBe(true)
})

it('knows nobody by half a name, nor by words between', () => {
  expect(names('jürgen and his dog')).toBe(false)
  expect(names('cristiano and a parrot called ronaldo')).toBe(false)
  expect(names('')).toBe(false)
})
