// Search: an existing word is never completed or corrected to another one, and a place in a query is compared with titles.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addScenePage, searchesOf } from '#tests/support/search/scene-pages.ts'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  await addScenePage(database.sql, 'cello', ['cello'], { title: 'Cello' })
  await addScenePage(database.sql, 'dog', ['dog'], { title: 'Dog' })
  await addScenePage(database.sql, 'tractor', ['tractor'], { title: 'Tractor', downloads: 500 })
  await addScenePage(database.sql, 'tractor-in-the-field', ['tractor'], {
    title: 'Tractor in the Field',
    setting: 'meadow',
  })
})
afterAll(() => database?.close())

const { search, summary } = searchesOf(() => database.sql)

test('an existing word is not completed to a longer one', async () => {
  expect(await search('cell')).toEqual([])
  expect(await search('cello')).toEqual(['cello'])
  expect(await search('celo')).toEqual(['cello'])
})

test('an unknown word is reported, and the rest of the query is searched', async () => {
  expect(await search('dog cell')).toEqual(['dog'])
  expect(await summary('dog cell')).toMatchObject({ level: 'main', unknown: ['cell'] })
})

test.each([
  ['en', 'tractor in the field'],
  ['en', 'tractor in the meadow'],
  ['de', 'Traktor auf dem Acker'],
  ['es', 'tractor en el campo'],
] as const)('%s "%s" finds the page with this title', async (lang, query) => {
  expect(await search(query, lang)).toEqual(['tractor-in-the-field'])
  expect(await summary(query, lang)).toMatchObject({ level: 'all' })
})
