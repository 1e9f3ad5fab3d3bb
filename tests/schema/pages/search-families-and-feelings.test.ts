// Search: animals with their young, children of either sex, feelings, and places that need not be drawn.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addScenePage, searchesOf } from '#tests/support/search/scene-pages.ts'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  const add = (...page: [string, string[], Parameters<typeof addScenePage>[3]]) =>
    addScenePage(database.sql, ...page)
  await add('foal', ['foal'], { title: 'Foal', downloads: 900 })
  await add('horse', ['horse'], { title: 'Horse', downloads: 800 })
  await add('hen-with-chicks', ['chicken', 'chick'], { title: 'Chicken with Chicks' })
  await add('chick', ['chick'], { title: 'Chick', downloads: 900 })
  await add('child-reading', ['child'], { title: 'Child Reading', verb: 'read' })
  await add('boy-sleeping', ['boy'], { title: 'Boy Sleeping', verb: 'sleep' })
  await add('feelings', ['emotions-chart'], { title: 'Emotions' })
  await add('happy-cat', ['cat'], { title: 'Happy Cat' })
  await add('polar-bear', ['polar-bear'], { title: 'Polar Bear in the Snow', setting: 'snow' })
  await add('lighthouse', ['lighthouse'], { title: 'Lighthouse on the Island', setting: 'island' })
  await add('airplane', ['airplane'], { title: 'Airplane' })
})
afterAll(() => database?.close())

const { search, summary } = searchesOf(() => database.sql)

test.each([
  ['en', 'horse with foal'],
  ['de', 'Pferd mit Fohlen'],
  ['fr', 'un cheval et son poulain'],
  ['nl', 'paard met veulen'],
] as const)(
  '%s "%s": if no page shows both, pages of each are found with the level "most"',
  async (lang, query) => {
    expect((await search(query, lang)).slice(0, 2).toSorted()).toEqual(['foal', 'horse'])
    expect(await summary(query, lang)).toMatchObject({ level: 'most' })
  },
)

test('a page that shows an animal with its young is found first', async () => {
  expect((await search('hen with chicks'))[0]).toBe('hen-with-chicks')
  expect(await summary('hen with chicks')).toMatchObject({ level: 'all' })
})

test.each([
  ['it', 'bambina che legge'],
  ['de', 'Junge liest'],
  ['en', 'girl reading a book'],
] as const)('%s "%s": a child may be a girl or a boy', async (lang, query) => {
  expect(await search(query, lang)).toEqual(['child-reading'])
  expect(await summary(query, lang)).toMatchObject({ level: 'all' })
})

test('a search for a snowflake falls back to pages in the snow', async () => {
  expect(await summary('snowflake')).toMatchObject({ total: 1, near: { key: 'snow' } })
})

test('a page with a boy does not match a search for a girl', async () => {
  expect(await summary('girl sleeping')).not.toMatchObject({ level: 'all' })
})

test.each([
  ['en', 'angry'],
  ['es', 'triste'],
  ['it', 'arrabbiato'],
  ['nl', 'verdrietig'],
  ['en', 'grumpy face'],
] as const)('%s "%s" finds the page about feelings', async (lang, query) => {
  expect(await search(query, lang)).toEqual(['feelings'])
  expect(await summary(query, lang)).toMatchObject({ level: 'all' })
})

test.each([
  ['en', 'scared kid'],
  ['de', 'ängstliches Kind'],
  ['fr', 'fille triste'],
] as const)('%s "%s" falls back to the page about feelings', async (lang, query) => {
  expect(await search(query, lang)).toEqual(['feelings'])
  expect(await summary(query, lang)).toMatchObject({ level: 'near', near: { key: 'emotions' } })
})

test.each([
  ['nl', 'vuurtoren aan zee', 'lighthouse'],
  ['en', 'lighthouse at the sea', 'lighthouse'],
  ['de', 'Flugzeug am Himmel', 'airplane'],
] as const)('%s "%s": the usual place of a thing need not be drawn', async (lang, query, slug) => {
  expect(await search(query, lang)).toEqual([slug])
  expect(await summary(query, lang)).toMatchObject({ level: 'all' })
})
