// Search: participles such as "sleeping", young animals, and activities.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addScenePage, searchesOf } from '#tests/support/search/scene-pages.ts'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  const add = (...page: [string, string[], Parameters<typeof addScenePage>[3]]) =>
    addScenePage(database.sql, ...page)
  await add('dog', ['dog'], { title: 'Dog', downloads: 900 })
  await add('dog-sleeping', ['dog'], { title: 'Dog Sleeping', verb: 'sleep' })
  await add('girl', ['girl'], { title: 'Girl', downloads: 900 })
  await add('girl-dancing', ['girl'], { title: 'Girl Dancing', verb: 'dance' })
  await add('baby', ['baby'], { title: 'Baby', downloads: 900 })
  await add('dinosaur', ['dinosaur'], { title: 'Dinosaur' })
  await add('gardener', ['gardener'], { title: 'Gardener' })
})
afterAll(() => database?.close())

const { search, summary } = searchesOf(() => database.sql)

test.each([
  ['de', 'schlafender Hund', 'dog-sleeping'],
  ['nl', 'slapende hond', 'dog-sleeping'],
  ['it', 'cane addormentato', 'dog-sleeping'],
  ['de', 'tanzendes Mädchen', 'girl-dancing'],
] as const)('%s "%s" finds a page on which it is done', async (lang, query, slug) => {
  expect(await search(query, lang)).toEqual([slug])
  expect(await summary(query, lang)).toMatchObject({ level: 'all' })
})

test('"sleepy dog" lists a sleeping dog first', async () => {
  expect(await search('sleepy dog')).toEqual(['dog-sleeping', 'dog'])
})

test('an action that no page shows gives the level "main"', async () => {
  expect(await summary('singender Hund', 'de')).toMatchObject({ level: 'main' })
})

test.each([
  ['en', 'dino babies'],
  ['fr', 'bébé dino'],
  ['nl', 'baby dino'],
] as const)('%s "%s" finds a dinosaur and no human baby', async (lang, query) => {
  expect(await search(query, lang)).toEqual(['dinosaur'])
})

test.each([
  ['fr', 'jardinage'],
  ['es', 'jardinería'],
  ['it', 'giardinaggio'],
] as const)('%s "%s" lists a gardener first', async (lang, query) => {
  expect((await search(query, lang))[0]).toBe('gardener')
})
