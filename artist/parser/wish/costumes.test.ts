import { expect, test } from 'vitest'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import { parseWish } from '../parse-wish.ts'

test.each([
  ['de', 'verkleidete Kinder tanzen'],
  ['it', 'bambini mascherati che lanciano coriandoli a carnevale'],
  ['es', 'niños disfrazados con confeti'],
  ['fr', 'des enfants déguisés'],
  ['nl', 'verklede kinderen'],
] as const)('children who are dressed up wear costumes: %s', (language, wish) => {
  expect(parseWish(wish, language, lexicon).figures[0]?.wears).toEqual(['carnival-costume'])
})

test.each([
  ['en', 'a boy without shoes', ['barefoot']],
  ['it', 'un bambino senza scarpe che corre', ['barefoot']],
  ['en', 'kids jumping in puddles with rubber boots', ['rubber-boot']],
] as const)('feet are as the wish says: %s %s', (language, wish, wears) => {
  expect(parseWish(wish, language, lexicon).figures[0]?.wears).toEqual(wears)
})

test('a hat that belongs to the drawing is told, and one that is not there is not', () => {
  const without = (wish: string) =>
    parseWish(wish, 'en', lexicon)
      .words?.filter(({ id }) => id === 'without')
      .map(({ typed }) => typed)
  expect(without('a snowman without a hat waving')).toEqual(['without a hat'])
  expect(without('a dog without a hat')).toEqual([])
  expect(without('a dragon without wings')).toEqual(['without wings'])
  expect(without('a horse without wings')).toEqual([])
})

test('people sit in a bus that is with them, and who runs away from a dog is chased by it', () => {
  const bus = parseWish('a school bus with children', 'en', lexicon).figures
  expect(bus[1]?.relation).toEqual({ kind: 'in', to: 0 })
  const dog = parseWish('een postbode die wegrent voor een kleine hond', 'nl', lexicon).figures
  expect(dog[1]).toMatchObject({ verb: 'chase', relation: { kind: 'chasing', to: 0 } })
})

test('an action without a drawing is told also where it is not done', () => {
  const { words, figures } = parseWish('una jirafa que no cabe en su cama', 'es', lexicon)
  expect(figures.map(({ noun }) => noun)).toEqual(['giraffe', 'bed'])
  expect(words?.map(({ typed }) => typed)).toContain('cabe')
})
