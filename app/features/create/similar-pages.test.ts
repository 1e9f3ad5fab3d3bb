import { expect, test } from 'vitest'
import { queriesFor } from './similar-pages.ts'

test('a wish nobody has drawn yet is looked for by its longest words', () => {
  expect(queriesFor('Eine Katze auf dem Mond')).toEqual(['Eine Katze auf dem Mond', 'Katze', 'Eine', 'Mond'])
})

test('a wish without a long word is looked for as it is', () => {
  expect(queriesFor('a cat')).toEqual(['a cat'])
})
