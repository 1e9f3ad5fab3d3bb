import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/text/languages.ts'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import type { Wish } from '../wish.ts'
import { amendWish, parseWish } from './parse-wish.ts'

const expectValid = (wish: Wish) => {
  expect(wish.figures.length).toBeLessThanOrEqual(15)
  expect(wish.unknown.length).toBeLessThanOrEqual(20)
  for (const figure of wish.figures) {
    expect(lexicon.nouns.has(figure.noun)).toBe(true)
    expect(figure.count).toBeGreaterThanOrEqual(1)
    expect(figure.count).toBeLessThanOrEqual(20)
    for (const look of figure.looks) expect(lexicon.adjectives.has(look)).toBe(true)
    for (const thing of figure.holds) expect(lexicon.nouns.has(thing)).toBe(true)
    for (const thing of figure.wears)
      expect(lexicon.nouns.has(thing) || lexicon.traits.get(thing)?.wears === thing).toBe(true)
    if (figure.relation) {
      expect(wish.figures[figure.relation.to]).toBeDefined()
      expect(wish.figures[figure.relation.to]).not.toBe(figure)
    }
  }
  if (wish.setting) expect(lexicon.places.get(wish.setting)?.kind).toBe('place')
}

const words = LANGUAGES.flatMap((language) => [...lexicon.words[language].exact.keys()])
const language = fc.constantFrom(...LANGUAGES)

test('any text gives a valid wish, and always the same one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), language, (text, stated) => {
      const wish = parseWish(text, stated, lexicon)
      expectValid(wish)
      expect(parseWish(text, stated, lexicon)).toEqual(wish)
    }),
  )
})

test('any sequence of known words gives a valid wish, before and after a change', () => {
  const sentence = fc
    .array(fc.constantFrom(...words, ',', '.', 'and', 'und'), { maxLength: 25 })
    .map((list) => list.join(' '))
  fc.assert(
    fc.property(sentence, sentence, language, (text, change, stated) => {
      const wish = parseWish(text, stated, lexicon)
      expectValid(wish)
      expectValid(amendWish(wish, change, stated, lexicon))
    }),
    { numRuns: 400 },
  )
})

describe('hostile wishes', () => {
  test.each([
    ['ten thousand letters', 'a'.repeat(10_000)],
    ['ten thousand bytes of cats', 'cat and '.repeat(1_250)],
    ['markup', '<script>alert("cat")</script><img src=x onerror=alert(1)>'],
    ['control characters', '\u0000\u0007\u202e\u200b'],
    ['right to left', 'قطة جميلة في الحديقة'],
    ['unknown emoji only', '🫥🫠🪬'],
    [
      'repeated characters that make backtracking regular expressions slow',
      `${'<'.repeat(5_000)}${'-'.repeat(5_000)}`,
    ],
    ['nothing', ''],
    ['only polite words', 'please, thank you!'],
  ])('%s', (_, text) => {
    for (const stated of LANGUAGES) expectValid(parseWish(text, stated, lexicon))
  })

  test('emoji are understood as words', () => {
    const { figures } = parseWish('🐱 and 🐶 in the 🌲', 'en', lexicon)
    expect(figures.map((figure) => figure.noun)).toEqual(['cat', 'dog', 'fir-tree'])
  })

  test('a wish in another language than the stated one is understood', () => {
    const wish = parseWish('Ein Hund spielt mit einem Ball im Garten', 'en', lexicon)
    expect(wish).toMatchObject({
      language: 'de',
      setting: 'garden',
      figures: [{ noun: 'dog' }, { noun: 'ball' }],
    })
  })
})
