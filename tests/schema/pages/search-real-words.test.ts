// A word that exists is never completed or mended to another one, and the place in a title is where the picture is.
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

test('the beginning of a longer word is not completed when it is a word itself', async () => {
  expect(await search('cell')).toEqual([])
  expect(await search('cello')).toEqual(['cello'])
  expect(await search('celo')).toEqual(['cello'])
})

test('the rest of a query is answered, and the word that is missing is said', async () => {
  expect(await search('dog cell')).toEqual(['dog'])
  expect(await summary('dog cell')).toMatchObject({ level: 'main', unknown: ['cell'] })
})

test.each([
  ['en', 'tractor in the field'],
  ['en', 'tractor in the meadow'],
  ['de', 'Traktor auf dem Acker'],
  ['es', 'tractor en el campo'],
] as const)('%s "%s" finds the page of this name', async (lang, query) => {
  expect(await search(query, lang)).toEqual(['tractor-in-the-field'])
  expect(await summary(query, lang)).toMatchObject({ level: 'all' })
})
