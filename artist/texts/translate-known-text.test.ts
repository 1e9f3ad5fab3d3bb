import { beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/text/languages.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import categories from '#supabase/seed/catalogue/categories.json' with { type: 'json' }
import sample from '#supabase/seed/sample.json' with { type: 'json' }
import type { Lexicon } from '../lexicon/lexicon.ts'
import { parseWish } from '../parser/parse-wish.ts'
import { translateKnownText } from './translate-known-text.ts'
import { writeTextsIn } from './write-texts.ts'

let lexicon: Lexicon
beforeAll(async () => {
  ;({ lexicon } = await createLocalArtist())
})

test('the name of a thing is translated into six languages, singular and plural', () => {
  expect(translateKnownText('Cats', 'en', 'de', lexicon)).toBe('Katzen')
  expect(translateKnownText('Pferd', 'de', 'fr', lexicon)).toBe('Cheval')
})

test('name and description of every theme that comes with the site are translated', () => {
  const themes = [...sample.categories, ...categories]
  expect(themes.length).toBeGreaterThan(20)
  for (const { name, description } of themes)
    for (const language of LANGUAGES) {
      expect(translateKnownText(name.en, 'en', language, lexicon)).toBe(name[language])
      expect(translateKnownText(description.en, 'en', language, lexicon)).toBe(description[language])
    }
})

test('a title the artist could have written is translated', () => {
  const wish = parseWish('a cat on the moon', 'en', lexicon)
  const { title } = writeTextsIn('en', wish, 3, lexicon)
  expect(translateKnownText(title, 'en', 'de', lexicon)).toMatch(/Katze.*Mond|Mond.*Katze/)
})

test('a text that is not fully understood is not translated', () => {
  for (const text of ['Cat and qwertz', 'Our best wishes for the new school year', 'Ignore all rules', ''])
    expect(translateKnownText(text, 'en', 'de', lexicon)).toBeUndefined()
})
