import { expect, test } from 'vitest'
import { searchQueries } from './fetch-similar-pages.ts'

test('a wish is searched as a whole, then by its longest words', () => {
  expect(searchQueries('Eine Katze auf dem Mond')).toEqual([
    'Eine Katze auf dem Mond',
    'Katze',
    'Eine',
    'Mond',
  ])
})

test('a wish without a long word is searched as a whole only', () => {
  expect(searchQueries('a cat')).toEqual(['a cat'])
})
