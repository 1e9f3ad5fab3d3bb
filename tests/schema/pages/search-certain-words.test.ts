// Words that exist are not read as others, who plays or plays an instrument is what is played, and a thing with somebody shows both.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { addScenePage, searchesOf } from '#tests/support/search/scene-pages.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  const add = (slug: string, nouns: string[], title: string, options = {}) =>
    addScenePage(database.sql, slug, nouns, { title, ...options })
  await add('basketball', ['boy', 'basketball'], 'Boy Playing Basketball', { verb: 'play-basketball' })
  await add('piano', ['girl', 'piano'], 'Girl Playing the Piano', { verb: 'play-instrument' })
  await add('swimming', ['boy'], 'Boy Swimming', { verb: 'swim-in' })
  await add('fish', ['fish'], 'Fish')
  await add('ball', ['ball'], 'Ball', { downloads: 90 })
  await add('horse', ['horse'], 'Horse')
  await add('saddle', ['saddle'], 'Saddle')
  await add('rocket', ['rocket'], 'Rocket', { setting: 'space' })
  await add('potato', ['potato'], 'Potato')
  await add('apple', ['apple'], 'Apple')
  await add('dinosaur', ['dinosaur'], 'Dinosaur')
  await add('baker', ['baker', 'bread'], 'Baker', { verb: 'sell' })
  await add('plant', ['flower'], 'Flower')
  await add('firefighter', ['firefighter'], 'Firefighter')
  await add('castle', ['castle'], 'Castle')
  await add('knight', ['knight'], 'Knight')
  await add('volcano', ['volcano'], 'Volcano')
})
afterAll(() => database?.close())
const { search, summary } = searchesOf(() => database.sql)

test('a word that exists is not read as another one', async () => {
  expect((await search('plant cell'))[0]).not.toBe('baker')
  expect(await search('Zelle', 'de')).not.toContain('saddle')
  expect(await search('pomme sur terre', 'fr')).toEqual(['apple'])
  expect(await search('black hole')).toEqual(['rocket'])
  expect((await summary('black hole')).level).toBe('near')
})

test('who plays a sport or an instrument is found by it', async () => {
  for (const [query, lang, slug] of [
    ['basketball player', 'en', 'basketball'],
    ['Basketballspieler', 'de', 'basketball'],
    ['joueur de basket', 'fr', 'basketball'],
    ['giocatore di pallacanestro', 'it', 'basketball'],
    ['pianiste', 'fr', 'piano'],
    ['Klavierspielerin', 'de', 'piano'],
    ['nuotatrice', 'it', 'swimming'],
  ] as const) {
    expect({ query, found: await search(query, lang) }).toEqual({ query, found: [slug] })
    expect((await summary(query, lang)).level).toBe('all')
  }
})

test('a woman of a job is the job in every language', async () => {
  for (const [query, lang] of [
    ['lady firefighter', 'en'],
    ['Feuerwehrfrau', 'de'],
    ['femme pompier', 'fr'],
    ['bombera', 'es'],
    ['donna pompiere', 'it'],
    ['brandweervrouw', 'nl'],
  ] as const) {
    expect({ query, found: await search(query, lang) }).toEqual({ query, found: ['firefighter'] })
    expect((await summary(query, lang)).level).toBe('all')
  }
})

test('what is only near is said to be missing', async () => {
  for (const [query, lang] of [
    ['cavemen', 'en'],
    ['Steinzeit', 'de'],
    ['uomini primitivi', 'it'],
  ] as const) {
    expect(await search(query, lang)).toEqual(['dinosaur'])
    expect((await summary(query, lang)).level).toBe('near')
  }
})

test('a thing with somebody shows both', async () => {
  expect((await search('castle with knight')).sort()).toEqual(['castle', 'knight'])
  expect((await summary('vulcano che erutta', 'it')).level).toBe('all')
})
