import { expect, test } from 'vitest'
import { brokenFrenchSpaces } from './french-spaces.ts'

test.each([
  ['Prêt\u00A0?', 'a space that does not break'],
  ['Quoi\u00A0?! Dites «\u00A0oui\u00A0», puis\u00A0: allez\u00A0; bien\u00A0!', 'all of them'],
  ['Ouvert de 10:30 à 12:00 sur https://example.org/a?b=c;d ou /fr/search?q=chat.', 'times and addresses'],
  [
    '::operator\n\n## Cookies {#cookies}\n\n[ici](https://example.org)',
    'what our long texts are written with',
  ],
  ['Facultatif (?)', 'a mark by itself'],
])('%j is well set: %s', (text) => {
  expect(brokenFrenchSpaces(text)).toEqual([])
})

test.each([
  'Prêt ?',
  'Prêt?',
  'Prêt\u202F?',
  'Prêt? Oui.',
  'Bravo!',
  '(Prêt ?)',
  'Titre : chat',
  'Titre: chat',
  'Prénom :',
  'oui ; non',
  'oui; non',
  '« oui\u00A0»',
  '«oui\u00A0»',
  '«\u00A0oui »',
  '«\u00A0oui»',
  'Voici :\n\n- ceci',
])('%j is not', (text) => {
  expect(brokenFrenchSpaces(text)).toHaveLength(1)
})
