import { expect, test } from 'vitest'
import { rowsOfPhrases } from './phrase-rows.ts'
import type { WordRow } from './word-rows.ts'

const SMALL_WORDS: WordRow[] = [
  ['fr', "l'", 'stop', null, 'small'],
  ['fr', 'les', 'stop', null, 'small'],
  ['fr', 'se', 'stop', null, 'small'],
  ['en', 'of', 'link', null, 'small'],
  ['en', 'in', 'link', null, 'small'],
  ['en', 'the', 'stop', null, 'small'],
  ['en', 'a', 'stop', null, 'small'],
]
const spellings = (language: 'en' | 'fr', phrase: string) =>
  rowsOfPhrases([...SMALL_WORDS, [language, phrase, 'concept', 'key', null]]).map(([, text, , , , isBare]) =>
    isBare ? `${text} (bare)` : text,
  )

test('a phrase is also known without its small words', () => {
  expect(spellings('fr', 'se brosse les dents')).toEqual(['brosse dents (bare)'])
  expect(spellings('fr', "fleur de l'arbre")).toEqual(['fleur de arbre (bare)'])
})

test('an English phrase with "of" is also known the other way round', () => {
  expect(spellings('en', 'parts of a flower')).toEqual(['parts flower (bare)', 'flower parts'])
})

test('phrases without small words, with one other word, or of a place have no other spelling', () => {
  expect(spellings('en', 'fire engine')).toEqual([])
  expect(spellings('en', 'the moon')).toEqual([])
  expect(spellings('en', 'in the swimming pool')).toEqual([])
})
