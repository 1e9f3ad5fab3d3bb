// Search: phrases, ages and actions inside of sentences, and broader concepts.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { addScenePage, searchesOf } from '#tests/support/search/scene-pages.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  await addScenePage(database.sql, 'caterpillar', ['caterpillar'], { downloads: 900 })
  await addScenePage(database.sql, 'easy-trex', ['tyrannosaurus'], { difficulty: 'easy', age: 3 })
  await addScenePage(database.sql, 'hard-dino', ['dinosaur'], { difficulty: 'hard', age: 8 })
  await addScenePage(database.sql, 'frog', ['frog'])
})
afterAll(() => database?.close())
const { search, summary, keys } = searchesOf(() => database.sql)

test('the main concept of a query is the action, not the child that does it', async () => {
  await addScenePage(database.sql, 'child-asleep', ['child'], { downloads: 700 })
  await addScenePage(database.sql, 'gymnast', ['gymnast'])
  const found = await search('kids doing gymnastics')
  expect(found).toContain('gymnast')
  expect(found).not.toContain('child-asleep')
  expect((await summary('petite fille qui danse', 'fr')).concepts).toMatchObject([
    { key: 'girl', main: false },
    { key: 'dancing', main: true },
  ])
})

test('a misspelled phrase is read as the phrase, not as its single words', async () => {
  expect(await keys('ice creme')).toEqual(await keys('ice cream'))
  expect(await keys('fier truck')).toEqual(await keys('fire truck'))
  // Both words exist, so nothing is corrected.
  expect(await keys('ice bear')).not.toEqual(await keys('ice cream'))
})

test('an age is understood in the middle of a sentence', async () => {
  const found = await summary('something with dinosaurs for my 3 year old')
  expect(found.filters).toMatchObject([{ kind: 'age', value: 3 }])
  expect(await search('something with dinosaurs for my 3 year old')).toEqual(['easy-trex'])
})

test('a concept without a page falls back to its nearest broader concept', async () => {
  await addScenePage(database.sql, 'candy-cane', ['candy-cane'])
  await addScenePage(database.sql, 'clown', ['clown'], { downloads: 900 })
  expect((await summary('Adventskranz', 'de')).near?.key).toBe('christmas-things')
  expect(await search('Adventskranz', 'de')).toEqual(['candy-cane'])
  expect(await search('life cycle of a frog')).toEqual(['frog'])
})

test('a search for insects finds no spider, a search for bugs does', async () => {
  await addScenePage(database.sql, 'spider', ['spider'])
  expect(await search('insects')).toEqual(['caterpillar'])
  expect(await search('bugs')).toEqual(['caterpillar', 'spider'])
})

test('words that name a concept are not searched in the texts of pages', async () => {
  await database.sql`
    insert into public.coloring_pages (slug, title, description, status)
    values ('scarecrow', '{"en": "Untitled"}', '{"it": "Il corpo di paglia non è umano."}', 'released')`
  expect(await search('corpo umano', 'it')).toEqual([])
  expect((await summary('corpo umano', 'it')).level).toBe('none')
})
