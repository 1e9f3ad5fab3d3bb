import { expect, test } from 'vitest'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import { parseWish } from '../parser/parse-wish.ts'

test.each([
  ['en', 'two bear cubs', 'bear'],
  ['de', 'ein Löwenbaby', 'lion'],
  ['fr', 'un éléphanteau', 'elephant'],
  ['es', 'un osezno', 'bear'],
  ['it', 'un leoncino', 'lion'],
  ['nl', 'een berenjong', 'bear'],
] as const)('a word for the young of an animal is a young animal: %s %s', (language, wish, noun) => {
  expect(parseWish(wish, language, lexicon).figures[0]).toMatchObject({ noun, looks: ['young'] })
})

test('a lioness with cubs is not one of them', () => {
  const { figures } = parseWish('une lionne avec ses lionceaux', 'fr', lexicon)
  expect(figures).toMatchObject([{ sex: 'female', looks: [] }, { looks: ['young'] }])
})

test('plurals with an umlaut are several: Nuss and Nüsse', () => {
  const count = (wish: string) => parseWish(wish, 'de', lexicon).figures[1]?.count
  expect(count('ein Eichhörnchen sammelt Nüsse')).toBe(3)
  expect(count('ein Eichhörnchen frisst eine Nuss')).toBe(1)
})
