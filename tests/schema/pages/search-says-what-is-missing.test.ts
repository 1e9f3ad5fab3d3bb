// Search: the summary reports if the found pages show only something broader or similar.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { addScenePage, searchesOf } from '#tests/support/search/scene-pages.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  const add = (...page: [slug: string, nouns: string[], title: string, setting?: string]) =>
    addScenePage(database.sql, page[0], page[1], { title: page[2], setting: page[3], downloads: 10 })
  await add('santa-claus', ['santa-claus'], 'Santa Claus')
  await add('dog', ['dog'], 'Dog')
  await add('puppy', ['puppy'], 'Puppy')
  await addScenePage(database.sql, 'monkey-in-space', ['monkey'], {
    title: 'Monkey in Space',
    setting: 'space',
    downloads: 900,
  })
  await add('tiger', ['tiger'], 'Tiger in the Jungle', 'jungle')
})
afterAll(() => database?.close())
const { search, summary } = searchesOf(() => database.sql)

test('pages of a broader concept have the level "near"', async () => {
  const found = await summary('presepe', 'it')
  expect(found).toMatchObject({ level: 'near', near: { key: 'christmas-things' } })
  expect(await search('presepe', 'it')).toEqual(['santa-claus'])
  // There is a page of a puppy, so nothing is missing.
  expect((await summary('perrito', 'es')).level).toBe('all')
})

test('pages of a similar concept are found with the level "near"', async () => {
  for (const query of ['beagle', 'Paw Patrol']) {
    expect(await summary(query)).toMatchObject({ level: 'near', near: { key: 'dog' } })
    expect(await search(query)).toContain('dog')
  }
  expect((await summary('doggy')).level).toBe('all')
})

test('of the animals of a place, those that are drawn there come first', async () => {
  expect(await search('animali della giungla', 'it')).toEqual(['tiger', 'monkey-in-space'])
})

test('a broader concept that cannot be counted has no plural', async () => {
  const { sql } = database
  const plurals = await sql<{ key: string; de: string }[]>`
    select key, many ->> 'de' as de from private.search_concepts where key in ('road-safety', 'farm-animals') order by key`
  expect(plurals).toMatchObject([{ de: 'Bauernhoftiere' }, { de: '' }])
})
