// Search: words that must not be corrected, people who are found by what they play or do, and queries with two concepts.
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

test('an existing word is not corrected to a similar one', async () => {
  expect((await search('plant cell'))[0]).not.toBe('baker')
  expect(await search('Zelle', 'de')).not.toContain('saddle')
  expect(await search('pomme sur terre', 'fr')).toEqual(['apple'])
  expect(await search('black hole')).toEqual(['rocket'])
  expect((await summary('black hole')).level).toBe('near')
})

test('a word for a player finds pages with that sport or instrument', async () => {
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

test('the female form of a profession finds pages of the profession', async () => {
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

test('a concept without a page gets pages of a related concept and the level "near"', async () => {
  for (const [query, lang] of [
    ['cavemen', 'en'],
    ['Steinzeit', 'de'],
    ['uomini primitivi', 'it'],
  ] as const) {
    expect(await search(query, lang)).toEqual(['dinosaur'])
    expect((await summary(query, lang)).level).toBe('near')
  }
})

test('a query with two concepts finds pages of both', async () => {
  expect((await search('castle with knight')).sort()).toEqual(['castle', 'knight'])
  expect((await summary('vulcano che erutta', 'it')).level).toBe('all')
})
