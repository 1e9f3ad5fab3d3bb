import { expect, test } from 'vitest'
import type { Language } from '#domain/text/languages.ts'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import { parseWish } from '../parse-wish.ts'

test.each<[Language, string, string]>([
  ['de', 'Für Klasse 3: eine Katze', 'cat'],
  ['de', 'eine Katze für die 2. Klasse', 'cat'],
  ['en', 'a cat for 3rd grade', 'cat'],
  ['fr', 'pour le CE1 : un chat', 'cat'],
  ['es', 'para 3º de primaria: un gato', 'cat'],
  ['it', 'per la classe terza: un gatto', 'cat'],
  ['nl', 'Groep 4: een kat', 'cat'],
])('who colors the page is not in the picture: %s %s', (language, prompt, noun) => {
  const { figures, unknown } = parseWish(prompt, language, lexicon)
  expect(figures.map((figure) => [figure.noun, figure.count])).toEqual([[noun, 1]])
  expect(unknown).toEqual([])
})

test('children of a class stay in the picture', () => {
  expect(parseWish('a class of 4 children', 'en', lexicon).figures[0]?.count).toBe(4)
})

test('a long neck is no dinosaur', () => {
  const { figures } = parseWish('a giraffe with a long neck', 'en', lexicon)
  expect(figures.map(({ noun }) => noun)).toEqual(['giraffe'])
})
