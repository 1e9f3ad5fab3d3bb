import { expect, test } from 'vitest'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import { parseWish } from '../parse-wish.ts'

test('the mother of an animal is an animal of its kind', () => {
  const { figures } = parseWish('a baby elephant with its mother', 'en', lexicon)
  expect(figures.map(({ noun }) => noun)).toEqual(['elephant', 'elephant'])
})

test('the cubs of a lion are lions, those of a dog are puppies', () => {
  expect(parseWish('un leone con i cuccioli', 'it', lexicon).figures[1]).toMatchObject({
    noun: 'lion',
    looks: ['young'],
  })
  expect(parseWish('un cane con i cuccioli', 'it', lexicon).figures[1]?.noun).toBe('puppy')
})

test('the mother of a girl is a woman', () => {
  const { figures } = parseWish('a girl with her mother', 'en', lexicon)
  expect(figures.map(({ noun }) => noun)).toEqual(['girl', 'mother'])
})

test('the baby of an animal is one of its kind, but a baby that is read to is a baby', () => {
  expect(parseWish('a bear with its baby', 'en', lexicon).figures[1]?.noun).toBe('bear')
  expect(parseWish('un dinosaurio leyendo un cuento a un bebé', 'es', lexicon).figures[1]?.noun).toBe('baby')
})

test("a unicorn's foal is a young unicorn and an owl's chick an owl, a horse's foal stays one", () => {
  const noun = (prompt: string) => parseWish(prompt, 'nl', lexicon).figures[1]?.noun
  expect(noun('een eenhoorn met haar veulen')).toBe('unicorn')
  expect(noun('een paard met haar veulen')).toBe('foal')
  expect(noun('een uil met haar kuiken')).toBe('owl')
})

test('a toddler who feeds ducks with its mother is no duckling', () => {
  const { figures } = parseWish('mom and toddler feeding ducks at the pond', 'en', lexicon)
  expect(figures.map(({ noun }) => noun)).toEqual(['mother', 'baby', 'duck'])
})
