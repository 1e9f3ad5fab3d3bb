import { expect, test } from 'vitest'
import type { Language } from '#domain/text/languages.ts'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import { parseWish } from '../parse-wish.ts'

const nouns = (text: string, language: Language) =>
  parseWish(text, language, lexicon).figures.map(({ noun }) => noun)

test.each<[string, Language]>([
  ['de hond van de buren graaft een kuil', 'nl'],
  ['the neighbor’s dog digs a hole', 'en'],
  ['der Hund der Nachbarn buddelt', 'de'],
  ['le chien des voisins creuse', 'fr'],
  ['el perro de los vecinos cava', 'es'],
  ['il cane dei vicini scava', 'it'],
])('in "%s" no neighbour is in the picture', (wish, language) => {
  expect(nouns(wish, language)).toEqual(['dog'])
})

test.each<[string, Language]>([
  ['kein gruseliges Monster, ein liebes', 'de'],
  ['geen eng monster, een lief', 'nl'],
  ['pas un monstre effrayant, un gentil', 'fr'],
])('"%s" (%s) is another monster', (wish, language) => {
  const { figures } = parseWish(wish, language, lexicon)
  expect(figures.map(({ noun }) => noun)).toEqual(['monster'])
  expect(figures[0]!.looks).toHaveLength(1)
})
