// Small words that are written like a thing, difficulties that are denied, and what is nearest to a thing of the house.
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

test('a preposition between words is no thing that is written like it', async () => {
  expect(await search('oversteken bij het zebrapad', 'nl')).toEqual(['zebra-crossing'])
  expect(await search('dessin des chiens', 'fr')).toEqual(expect.not.arrayContaining(['dice']))
})

test('alone or at the end it is the thing', async () => {
  expect((await search('bij', 'nl'))[0]).toBe('bee')
  expect(await search('bloem met bij', 'nl')).toEqual(['flower-bee'])
})

test('a difficulty that is denied asks for easy pages', async () => {
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

test('three of four that were named are nearer than two', async () => {
  expect(await search('Kind und Hund bauen Schneemann', 'de')).toEqual(['child-snowman'])
})

test('few pages of the main figure are followed by the other one', async () => {
  await addScenePage(database.sql, 'hen', ['chicken'], { title: 'Chicken', downloads: 900 })
  await addScenePage(database.sql, 'farmer', ['farmer'], { title: 'Farmer' })
  expect(await search('farmer feeding chickens')).toEqual(['farmer', 'hen'])
})

test('for a thing of the house another one is near', async () => {
  expect(await search('vacuum cleaner')).toEqual(['sofa'])
  expect(await summary('vacuum cleaner')).toMatchObject({ level: 'near', near: { key: 'home-things' } })
})
