import { beforeAll, expect, test } from 'vitest'
import { openArtist } from '#providers/images/artist/open-artist.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { understand } from '../words/understand.ts'
import { translateWhole } from './translate-whole.ts'
import { writeTextsIn } from './write-texts.ts'

let lexicon: Lexicon
beforeAll(async () => {
  ;({ lexicon } = await openArtist())
})

test('the name of a thing is known in six languages, one or many', () => {
  expect(translateWhole('Cats', 'en', 'de', lexicon)).toBe('Katzen')
  expect(translateWhole('Pferd', 'de', 'fr', lexicon)).toBe('Cheval')
})

test('a title the artist could have written is written in the other language', () => {
  const wish = understand('a cat on the moon', 'en', lexicon)
  const { title } = writeTextsIn('en', wish, 3, lexicon)
  expect(translateWhole(title, 'en', 'de', lexicon)).toMatch(/Katze.*Mond|Mond.*Katze/)
})

test('what is not understood whole is not translated by halves', () => {
  for (const text of ['Cat and qwertz', 'Our best wishes for the new school year', 'Ignore all rules', ''])
    expect(translateWhole(text, 'en', 'de', lexicon)).toBeUndefined()
})
