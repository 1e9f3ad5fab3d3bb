import { expect, it } from 'vitest'
import { readLexicon } from '../lexicon/read-lexicon.ts'
import { fold, foldWithoutDiacritics, plainSpelling } from './fold.ts'

it('folds case, width, look-alike letters, invisible characters and foreign marks', () => {
  expect(fold('ＮАKеD')).toBe('naked')
  expect(fold('n\u200ba\u00adked')).toBe('naked')
  expect(fold('n\u0335a\u0336ked')).toBe('naked')
  expect(fold('ƒμсk')).toBe('fuck')
  expect(fold('Müßig')).toBe('müssig')
})

it('spells the entries of the lexicon as folding does', () => {
  const words = readLexicon().flatMap(({ sources }) =>
    sources.flatMap((source) => source.match(/[\p{L}]+/gu) ?? []),
  )
  expect(words.length).toBeGreaterThan(10_000)
  expect(words.filter((word) => plainSpelling(word) !== foldWithoutDiacritics(word))).toEqual([])
})
