import { expect, test } from 'vitest'
import { missingNoBreakSpaces } from './french-spaces.ts'

test.each([
  ['Prêt\u00A0?', 'a no-break space'],
  ['Quoi\u00A0?! Dites «\u00A0oui\u00A0», puis\u00A0: allez\u00A0; bien\u00A0!', 'all punctuation marks'],
  ['Ouvert de 10:30 à 12:00 sur https://example.org/a?b=c;d ou /fr/search?q=chat.', 'times and addresses'],
  ['::operator\n\n## Cookies {#cookies}\n\n[ici](https://example.org)', 'the markup of our long texts'],
  ['Facultatif (?)', 'a mark without a word before it'],
])('%j has no problem: %s', (text) => {
  expect(missingNoBreakSpaces(text)).toEqual([])
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
])('%j has a missing no-break space', (text) => {
  expect(missingNoBreakSpaces(text)).toHaveLength(1)
})
