import { expect, test } from 'vitest'
import type { Language } from '#domain/text/languages.ts'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import { parseWish } from '../parse-wish.ts'

const nouns = (text: string, language: Language) =>
  parseWish(text, language, lexicon).figures.map(({ noun }) => noun)

test.each<[string, Language, string[]]>([
  ['daisy the cow', 'en', ['cow']],
  ['pietje de muis eet kaas', 'nl', ['mouse', 'cheese']],
  ['luna la gatta dorme', 'it', ['cat']],
  ['estrella la unicornio', 'es', ['unicorn']],
  ['caramel le cheval saute', 'fr', ['horse']],
  ['Flocke die Katze', 'de', ['cat']],
])('in "%s" the first word is only a name', (wish, language, expected) => {
  expect(nouns(wish, language)).toEqual(expected)
})

test('a grandmother who does something to a cat is no name', () => {
  expect(nouns('oma die katze streichelt', 'de')).toContain('grandmother')
})
