import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseWish } from '#artist/parser/parse-wish.ts'
import { lexicon } from '#tests/support/drawing/lexicon.ts'

test('the artist does not know the word that the first change in CONTRIBUTING.md adds', () => {
  const [, word = ''] = /npm run draw -- "a (\w+)"/.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? []
  const { figures, unknown } = parseWish(`a ${word}`, 'en', lexicon)
  expect({ figures, unknown }, 'choose another unknown word in CONTRIBUTING.md').toEqual({
    figures: [],
    unknown: [word],
  })
})
