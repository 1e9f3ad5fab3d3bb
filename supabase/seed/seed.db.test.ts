import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/text/languages.ts'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { seed } from './seed.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
})
afterAll(() => database?.close())

test('the sample library has the pages and download counts of the specification', async () => {
  const pages = await database.sql`
    select p.slug, c.slug as category, p.download_count from public.coloring_pages p
    join public.categories c on c.id = p.category_id where p.status = 'released' order by p.slug`
  expect(pages.map((page) => [page.slug, page.category, page.download_count])).toEqual([
    ['friendly-cat', 'animals', 45],
    ['happy-family', 'people', 92],
    ['racing-car', 'vehicles', 78],
    ['soccer-player', 'activities', 123],
    ['traditional-festival', 'culture', 67],
  ])
})

test('every text of the sample library exists in all six languages', async () => {
  const texts = await database.sql<{ text: Record<string, string> }[]>`
    select title as text from public.coloring_pages union all select description from public.coloring_pages
    union all select name_translations from public.categories
    union all select description_translations from public.categories`
  expect(texts).toHaveLength(20)
  for (const { text } of texts) {
    expect(Object.keys(text).sort()).toEqual([...LANGUAGES].sort())
    for (const language of LANGUAGES) expect(text[language]?.trim()).toBeTruthy()
    expect(text.fr, 'a breaking space before punctuation').not.toMatch(/ [?!:;»]|« /)
  }
})

test('seeding again adds nothing and keeps changed values', async () => {
  await database.sql`update public.coloring_pages set download_count = 500 where slug = 'racing-car'`
  expect(await seed(database.sql, 'sample')).toBe(0)
  const [car] = await database.sql`select download_count from public.coloring_pages where slug = 'racing-car'`
  expect(car).toEqual({ download_count: 500 })
})

test('without a seed, the sample data is still stored for the setup screen', async () => {
  await database.sql`delete from private.sample_library`
  expect(await seed(database.sql, 'none')).toBe(0)
  const [library] =
    await database.sql`select jsonb_array_length(data -> 'pages') as pages from private.sample_library`
  expect(library).toEqual({ pages: 5 })
})
