import { expect, test } from 'vitest'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import { parseWish } from '../parse-wish.ts'

test.each([
  ['en', 'a hippo in the water', 'river'],
  ['de', 'ein Nilpferd im Wasser', 'river'],
  ['fr', "un éléphant dans l'eau", 'river'],
  ['es', 'un pato en el agua', 'pond'],
  ['it', "un delfino nell'acqua", 'sea'],
  ['nl', 'een nijlpaard in het water', 'river'],
] as const)('an animal in the water has water around it: %s %s', (language, wish, setting) => {
  expect(parseWish(wish, language, lexicon)).toMatchObject({ setting, inWater: true })
})

test('who sprays water, or is at the sea, is not put into a river', () => {
  expect(parseWish('an elephant spraying water', 'en', lexicon).setting).toBeUndefined()
  expect(parseWish('a dog in the water at the beach', 'en', lexicon).setting).toBe('beach')
})
