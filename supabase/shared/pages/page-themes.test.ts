import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import sample from '#supabase/seed/sample.json' with { type: 'json' }
import { themesOf } from './page-themes.ts'

const themes = (noun: string) => themesOf(noun, lexicon.nouns.get(noun)?.topic)

test.each([
  ['santa-claus', ['christmas']],
  ['easter-bunny', ['easter']],
  ['unicorn', ['unicorns', 'fairy-tales']],
  ['knight', ['princesses-and-knights', 'fairy-tales']],
  ['dragon', ['fairy-tales']],
  ['rainbow', ['flowers-and-nature']],
  ['planet', ['space']],
  ['cat', ['animals']],
  ['menorah', []],
])('a page with %s gets the themes %j', (noun, expected) => {
  expect(themes(noun)).toEqual(expected)
})

test('every theme exists on a new site', () => {
  const catalogue = JSON.parse(
    readFileSync('supabase/seed/catalogue/categories.json', 'utf8'),
  ) as typeof sample.categories
  const slugs = new Set([...sample.categories, ...catalogue].map(({ slug }) => slug))
  for (const noun of lexicon.nouns.keys()) for (const theme of themes(noun)) expect(slugs).toContain(theme)
})
