import { expect, test } from 'vitest'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import { parseWish } from '../parse-wish.ts'

test.each([
  ['en', "a hairdresser cutting a girl's hair", 'cut-hair'],
  ['de', 'ein Hase, der einem Igel die Haare schneidet', 'cut-hair'],
  ['nl', 'de kapper knipt een jongen', 'cut-hair'],
  ['de', 'ein Kind schneidet Papier', 'cut'],
  ['fr', 'des enfants creusent une citrouille', 'carve'],
  ['fr', 'un chien creuse un trou', 'dig'],
  ['fr', 'le boulanger qui sort le pain du four', 'bake'],
  ['es', 'el panadero saca el pan del horno', 'bake'],
  ['it', 'il fornaio tira fuori il pane dal forno', 'bake'],
] as const)('the object says what is done: %s %s', (language, wish, verb) => {
  expect(parseWish(wish, language, lexicon).figures[0]?.verb).toBe(verb)
})

test.each(['bus', 'train', 'tractor'])('who rides a %s is in it, without a horse', (vehicle) => {
  const { figures } = parseWish(`children riding the ${vehicle}`, 'en', lexicon)
  expect(figures.map(({ noun }) => noun)).toEqual(['child', vehicle])
  expect(figures[0]?.relation).toEqual({ kind: 'in', to: 1 })
})

test('Spanish "saca" takes something away only at the beginning of a wish', () => {
  const nouns = (wish: string) => parseWish(wish, 'es', lexicon).figures.map(({ noun }) => noun)
  expect(nouns('el panadero saca el pan del horno')).toContain('bread')
})

test('dough is rolled out on the table, and nobody sits on it', () => {
  const { figures } = parseWish('la nonna che stende la pasta sul tavolo', 'it', lexicon)
  expect(figures.map(({ noun }) => noun)).toEqual(['grandmother', 'table'])
  expect(figures[0]?.relation?.kind).not.toBe('on')
})

test('blowing at something without a drawing brings no birthday cake', () => {
  const nouns = (wish: string) => parseWish(wish, 'de', lexicon).figures.map(({ noun }) => noun)
  expect(nouns('der Wolf pustet das Strohhaus um')).toEqual(['wolf'])
  expect(nouns('ein Kind pustet die Kerzen aus')).toContain('birthday-cake')
})

test.each([
  ['en', 'a superhero saving a kitten from a burning house'],
  ['de', 'ein Ritter rettet die Prinzessin aus dem Schloss'],
] as const)('who is saved from a building is with the rescuer: %s %s', (language, wish) => {
  const [, saved] = parseWish(wish, language, lexicon).figures
  expect(saved?.relation).toEqual({ kind: 'with', to: 0 })
})

test('an English noun without a drawing may describe the object of a verb', () => {
  const [builder] = parseWish('three pigs building a brick house', 'en', lexicon).figures
  expect(builder).toMatchObject({ noun: 'pig', verb: 'build', relation: { to: 1 } })
})

test.each([
  ['de', 'ein Junge hat Angst im Dunkeln'],
  ['de', 'ein Kind fürchtet sich im Wald'],
  ['fr', 'un garçon a peur dans la forêt'],
] as const)('a feeling that is said with a verb is that of the subject: %s %s', (language, wish) => {
  expect(parseWish(wish, language, lexicon).figures[0]?.looks).toContain('scared')
})
