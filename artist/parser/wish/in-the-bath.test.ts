import { expect, test } from 'vitest'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import { parseWish } from '../parse-wish.ts'

test.each([
  ['en', 'a hippo taking a bubble bath'],
  ['en', 'a dog having a bath'],
  ['de', 'ein Bär nimmt ein Schaumbad'],
  ['fr', 'un hippopotame prend un bain moussant'],
  ['es', 'un oso tomando un baño'],
  ['it', 'un gatto fa un bagno di schiuma'],
  ['nl', 'een olifant neemt een bubbelbad'],
] as const)('who takes a bath is in the tub: %s %s', (language, wish) => {
  const { figures } = parseWish(wish, language, lexicon)
  expect(figures[0]).toMatchObject({ verb: 'bathe', relation: { kind: 'in', to: 1 } })
  expect(figures[1]?.noun).toBe('bathtub')
})
