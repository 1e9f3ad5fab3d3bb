// Search: prepositions that are spelled like a noun, negated difficulties, and pages that show only a part of the query.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addScenePage, searchesOf } from '#tests/support/search/scene-pages.ts'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  await addScenePage(database.sql, 'bee', ['bee'], { title: 'Bee' })
  await addScenePage(database.sql, 'flower-bee', ['flower', 'bee'], { title: 'Flower with a Bee' })
  await addScenePage(database.sql, 'zebra-crossing', ['child'], {
    title: 'Child at the Zebra Crossing',
    setting: 'zebra-crossing',
  })
  await addScenePage(database.sql, 'dice', ['dice'], { title: 'Dice' })
  await addScenePage(database.sql, 'dog', ['dog'], { title: 'Dog' })
  await addScenePage(database.sql, 'dog-child', ['dog', 'child'], { title: 'Dog and Child', downloads: 500 })
  await addScenePage(database.sql, 'child-snowman', ['child', 'snowman'], {
    title: 'Child Building a Snowman',
    verb: 'build',
  })
  await addScenePage(database.sql, 'easy-princess', ['princess'], { title: 'Princess', difficulty: 'easy' })
  await addScenePage(database.sql, 'hard-princess', ['princess'], { title: 'Princess', difficulty: 'hard' })
  await addScenePage(database.sql, 'sofa', ['sofa'], { title: 'Sofa' })
})
afterAll(() => database?.close())

const { search, summary } = searchesOf(() => database.sql)

test('a preposition between words is not read as the noun with the same spelling', async () => {
  expect(await search('oversteken bij het zebrapad', 'nl')).toEqual(['zebra-crossing'])
  expect(await search('dessin des chiens', 'fr')).toEqual(expect.not.arrayContaining(['dice']))
})

test('the same word alone or at the end of a query is read as the noun', async () => {
  expect((await search('bij', 'nl'))[0]).toBe('bee')
  expect(await search('bloem met bij', 'nl')).toEqual(['flower-bee'])
})

test('a negated difficulty, such as "not too difficult", finds easy pages only', async () => {
  for (const [lang, query] of [
    ['en', 'princess but not too detailed'],
    ['de', 'Prinzessin nicht zu schwierig'],
    ['fr', 'princesse pas trop difficile'],
    ['es', 'princesa no muy difícil'],
    ['it', 'principessa non troppo difficile'],
    ['nl', 'prinses niet te moeilijk'],
  ] as const)
    expect(await search(query, lang), query).toEqual(['easy-princess'])
})

test('a page with three of four concepts is found instead of pages with two', async () => {
  expect(await search('Kind und Hund bauen Schneemann', 'de')).toEqual(['child-snowman'])
})

test('if few pages show the main concept, pages of the other concept follow', async () => {
  await addScenePage(database.sql, 'hen', ['chicken'], { title: 'Chicken', downloads: 900 })
  await addScenePage(database.sql, 'farmer', ['farmer'], { title: 'Farmer' })
  expect(await search('farmer feeding chickens')).toEqual(['farmer', 'hen'])
})

test('a household object without a page falls back to another one', async () => {
  expect(await search('vacuum cleaner')).toEqual(['sofa'])
  expect(await summary('vacuum cleaner')).toMatchObject({ level: 'near', near: { key: 'home-things' } })
})
