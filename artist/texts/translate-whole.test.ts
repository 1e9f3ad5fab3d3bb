import { beforeAll, expect, test } from 'vitest'
import { openArtist } from '#providers/images/artist/open-artist.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { translateWhole } from './translate-whole.ts'

let lexicon: Lexicon
beforeAll(async () => {
  ;({ lexicon } = await openArtist())
})

test('the name of a thing is known in six languages, one or many', () => {
  expect(translateWhole('Cats', 'en', 'de', lexicon)).toBe('Katzen')
  expect(translateWhole('Pferd', 'de', 'fr', lexicon)).toBe('Cheval')
})

test('what is not understood whole is not translated by halves', () => {
  for (const text of ['Cat and qwertz', 'Our best wishes for the new school year', 'Ignore all rules', ''])
    expect(translateWhole(text, 'en', 'de', lexicon)).toBeUndefined()
})
