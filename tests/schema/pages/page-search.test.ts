import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { dryRunAs, createTestAccounts, runAs } from '#tests/support/accounts/callers.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  await createTestAccounts(database.sql)
})
afterAll(() => database?.close())

interface Options {
  lang?: string
  max?: number
  skip?: number
  difficulty?: string | null
  age?: number | null
}

const search = (
  query: string,
  { lang = 'en', max = 20, skip = 0, difficulty = null, age = null }: Options = {},
) =>
  dryRunAs(database.sql, 'anon', async (tx) => {
    const rows = await tx<{ slug: string }[]>`
      select slug from public.search_pages(${query}, ${lang}, ${max}, ${skip}, ${difficulty}, ${age})`
    return rows.map(({ slug }) => slug)
  })

async function addPage(
  slug: string,
  title: object | string,
  { downloads = 0, status = 'released', description = '' } = {},
) {
  const { sql } = database
  await sql`insert into public.coloring_pages (slug, title, description, status, download_count)
    values (${slug}, ${sql.json(title as never)}, ${sql.json({ en: description })}, ${status}, ${downloads})`
}

test('a page is found in any of the six languages, whatever the visitor’s language', async () => {
  for (const word of ['racing', 'Rennwagen', 'voiture', 'coche', 'corsa', 'raceauto'])
    expect(await search(word, { lang: 'nl' })).toContain('racing-car')
})

test('accents, case and the spelling of umlauts do not matter', async () => {
  for (const word of ['fröhliche', 'FROHLICHE', 'froehliche', 'Frohliche'])
    expect(await search(word)).toEqual(['happy-family'])
  for (const word of ['Fußball', 'fussball', 'FUSSBALL'])
    expect(await search(word)).toEqual(['soccer-player'])
})

test('a word is found while it is being typed, from two letters on', async () => {
  expect(await search('s')).toEqual([])
  expect(await search('so')).toContain('soccer-player')
  expect(await search('socce')).toEqual(['soccer-player'])
})

test('descriptions are searched too', async () => {
  expect(await search('lanterns')).toEqual(['traditional-festival'])
})

test('a longer word is found inside a compound', async () => {
  expect(await search('wagen')).toEqual(['racing-car'])
})

test('words count in any order and any language', async () => {
  expect(await search('car racing')).toEqual(['racing-car'])
  expect(await search('katze friendly')).toEqual(['friendly-cat'])
})

test('words with typing errors are found', async () => {
  for (const word of ['soccr', 'socer', 'scocer', 'soccerr'])
    expect(await search(word)).toContain('soccer-player')
  expect(await search('freindly')).toContain('friendly-cat')
  expect(await search('katez', { lang: 'de' })).toContain('friendly-cat')
  expect(await search('friendly caat')).toContain('friendly-cat')
})

test('pages are ordered by downloads, and a word of a description does not count as meant', async () => {
  await addPage('unicorn-a', { en: 'Unicorn', de: 'Einhorn' }, { downloads: 5 })
  await addPage('unicorn-b', 'Unicorn in the snow', { downloads: 900 })
  await addPage('unicorn-c', { en: 'Horse' }, { downloads: 50, description: 'It dreams of being a unicorn.' })
  expect(await search('unicorn')).toEqual(['unicorn-b', 'unicorn-a'])
  expect(await search('unicron')).toEqual(['unicorn-b', 'unicorn-a'])
})

test('a word with exact matches returns no fuzzy matches', async () => {
  await addPage('a-goat', { en: 'Goat' })
  await addPage('a-boat', { en: 'Boat' })
  expect(await search('goat')).toEqual(['a-goat'])
})

test('results are paginated without duplicates', async () => {
  for (let index = 0; index < 25; index++)
    await addPage(`penguin-${index}`, { en: 'Penguin' }, { downloads: index % 4 })
  const first = await search('penguin', { max: 10 })
  const second = await search('penguin', { max: 10, skip: 10 })
  const third = await search('penguin', { max: 10, skip: 20 })
  expect([first.length, second.length, third.length]).toEqual([10, 10, 5])
  expect(new Set([...first, ...second, ...third]).size).toBe(25)
  expect(await search('penguin', { skip: 40 })).toEqual([])
})

test('difficulty and age filter the results', async () => {
  expect(await search('raceauto', { difficulty: 'medium' })).toEqual(['racing-car'])
  expect(await search('raceauto', { difficulty: 'easy' })).toEqual([])
  expect(await search('raceauto', { age: 4 })).toEqual([])
  expect(await search('raceauto', { age: 6 })).toEqual(['racing-car'])
})

test('only released pages are found, and only by their current title', async () => {
  const { sql } = database
  await addPage('secret-abcdefghij', { en: 'Platypus' }, { status: 'draft' })
  expect(await search('platypus')).not.toContain('secret-abcdefghij')
  await sql`update public.coloring_pages set status = 'released' where slug = 'secret-abcdefghij'`
  expect(await search('platypus')).toEqual(['secret-abcdefghij'])
  await sql`update public.coloring_pages set title = '{"en": "Volcano"}' where slug = 'secret-abcdefghij'`
  expect(await search('platypus')).not.toContain('secret-abcdefghij')
  expect(await search('volcano')).toEqual(['secret-abcdefghij'])
  await sql`delete from public.coloring_pages where slug = 'secret-abcdefghij'`
  expect(await search('volcano')).toEqual([])
})

test('SQL and pattern characters in a query are treated as plain text', async () => {
  for (const odd of [
    "'; drop table x; --",
    '%',
    '__',
    '\\',
    '%%%',
    '<script>',
    '(((',
    '{}',
    '🐱',
    '\u200b\u200b',
  ])
    expect(await search(odd)).toEqual([])
  expect(await search('a'.repeat(5000))).toEqual([])
  expect(await search('soccer '.repeat(500))).toEqual(['soccer-player'])
})

test('excessive and negative limits and offsets are corrected', async () => {
  expect(await search('penguin', { max: 1_000_000 })).toHaveLength(25)
  expect(await search('penguin', { max: -5 })).toEqual([])
  expect(await search('penguin', { skip: -5, max: 3 })).toHaveLength(3)
})

test('search_count counts the pages that search_pages returns', async () => {
  const count = (query: string, difficulty: string | null = null) =>
    dryRunAs(database.sql, 'anon', async (tx) => {
      const [row] = await tx`select public.search_count(${query}, ${difficulty}) as n`
      return row!.n as number
    })
  expect(await count('penguin')).toBe(25)
  expect(await count('penguin', 'medium')).toBe(25)
  expect(await count('penguin', 'hard')).toBe(0)
  expect(await count('x')).toBe(0)
})

test('categories are found by their names in every language, at most three', async () => {
  const categories = (query: string, max = 3) =>
    dryRunAs(database.sql, 'anon', async (tx) => {
      const rows = await tx`select slug from public.search_categories(${query}, ${max})`
      return rows.map(({ slug }) => slug as string)
    })
  for (const word of ['anim', 'Tiere', 'dieren', 'ANIMAUX', 'animlas'])
    expect(await categories(word)).toContain('animals')
  expect(await categories('véhicules')).toEqual(['vehicles'])
  expect(await categories('a')).toEqual([])
  expect(await categories('zzzz')).toEqual([])
})

test('a search without results is counted by its words and language, but not when it contains personal data', async () => {
  const { sql } = database
  // Counted before misses had a language.
  await sql`select private.count_today('search_miss', 'de bakker')`
  for (const [query, lang] of [
    ['Axolotl', 'de'],
    ['axolotl', 'de'],
    ['axolotl', 'fr'],
    ['soccer', 'en'],
    ['anna@example.org', 'en'],
    ['call 0123456789', 'en'],
  ] as const)
    await runAs(sql, 'anon', (tx) => tx`select public.record_search_miss(${query}, ${lang})`)
  const misses = await dryRunAs(sql, 'admin', (tx) => tx`select * from public.admin_search_misses()`)
  expect([...misses]).toEqual([
    { words: 'axolotl', language: 'de', count: '2' },
    { words: 'axolotl', language: 'fr', count: '1' },
    { words: 'de bakker', language: null, count: '1' },
  ])
})

test('a word means what it means in the visitor’s language', async () => {
  await addPage('farmer', { en: 'Farmer', de: 'Bauer', it: 'Contadino' }, { downloads: 900 })
  await addPage('long-neck', { en: 'Dinosaur', de: 'Dinosaurier', it: 'Dinosauro' }, { downloads: 3 })
  await addPage('hatching', { en: 'An egg', de: 'Ein Dino schlüpft', it: 'Un uovo' }, { downloads: 9 })
  for (const lang of ['de', 'it']) expect(await search('dino', { lang })).toEqual(['hatching', 'long-neck'])
  expect(await search('dino', { lang: 'de', max: 1, skip: 1 })).toEqual(['long-neck'])
})
