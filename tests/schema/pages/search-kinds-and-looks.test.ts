// Search: fallbacks to related concepts, words with two meanings, and moods, colors and sizes of animals.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addScenePage, searchesOf } from '#tests/support/search/scene-pages.ts'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  const add = (...page: [string, string[], Parameters<typeof addScenePage>[3]]) =>
    addScenePage(database.sql, ...page)
  await add('queen', ['queen'], { title: 'Queen', downloads: 900 })
  await add('king', ['king'], { title: 'King in the Castle', setting: 'castle' })
  await add('peach', ['peach'], { title: 'Peach' })
  await add('boy-fishing', ['boy'], { title: 'Boy Fishing by the Lake', verb: 'fish', setting: 'lake' })
  await add('feelings', ['emotions-chart'], { title: 'Emotions' })
  await add('stork', ['stork', 'house'], { title: 'Stork and House', downloads: 900 })
  await add('mushroom-house', ['mushroom-house'], { title: 'Mushroom House' })
  await add('dog', ['dog'], { title: 'Dog' })
  await add('cat', ['cat'], { title: 'Cat', downloads: 800 })
  await add('other-cat', ['cat'], { title: 'Cat', downloads: 700 })
  await add('kitten', ['kitten'], { title: 'Kitten' })
  await add('girl-with-cat', ['girl', 'cat'], { title: 'Girl with a Cat', downloads: 900 })
  await add('orange', ['orange'], { title: 'Orange' })
  await add('lion', ['lion'], { title: 'Lion', downloads: 900 })
  await add('letter-lion', ['letter-l', 'lion'], { title: 'L Is for Lion' })
  await add('tennis', ['girl'], { title: 'Girl Playing Tennis', verb: 'play-tennis' })
  await add('mermaid', ['mermaid'], { title: 'Mermaid' })
  await add('fox', ['fox'], { title: 'Fox' })
  await add('eagle', ['eagle'], { title: 'Eagle' })
  await add('karate', ['karateka'], { title: 'Karate Fighter' })
  await add('tree-in-four-seasons', ['seasons-tree'], { title: 'Tree in Four Seasons' })
  await add('tree', ['tree'], { title: 'Tree', downloads: 900 })
})
afterAll(() => database?.close())

const { search, summary } = searchesOf(() => database.sql)

test('two words are not joined into another word: "koning in" is not "koningin"', async () => {
  expect(await search('koning in het kasteel', 'nl')).toEqual(['king'])
  expect((await search('koningin', 'nl'))[0]).toBe('queen')
  expect(await search('König in seinem Schloss', 'de')).toEqual(['king'])
})

test.each([
  ['it', 'un bambino che pesca'],
  ['fr', 'un garçon qui pêche'],
] as const)('%s "%s" means fishing, although the verb alone is also a peach', async (lang, query) => {
  expect(await search(query, lang)).toEqual(['boy-fishing'])
  expect(await search(lang === 'it' ? 'pesca' : 'pêche', lang)).toContain('peach')
})

test.each([
  ['en', 'shy'],
  ['de', 'neugierig'],
  ['fr', 'timide'],
  ['es', 'orgulloso'],
] as const)('%s "%s" falls back to the page about feelings', async (lang, query) => {
  expect((await search(query, lang))[0]).toBe('feelings')
  expect(await summary(query, lang)).toMatchObject({ level: 'near', near: { key: 'emotions' } })
})

test.each([
  ['en', 'sad dog'],
  ['de', 'trauriger Hund'],
  ['it', 'cane arrabbiato'],
] as const)('%s "%s" has the level "main", because no dog looks like that', async (lang, query) => {
  expect(await search(query, lang)).toEqual(['dog'])
  expect(await summary(query, lang)).toMatchObject({ level: 'main' })
})

test.each([
  ['en', 'treehouse', 'near'],
  ['de', 'Haus', 'all'],
  ['fr', 'cabane dans les arbres', 'near'],
] as const)(
  '%s "%s" lists a kind of house before a page in which a house is a detail',
  async (lang, query, level) => {
    expect((await search(query, lang)).slice(0, 2)).toEqual(['mushroom-house', 'stork'])
    expect(await summary(query, lang)).toMatchObject({ level })
  },
)

test.each([
  ['en', 'orange cat'],
  ['es', 'gato naranja'],
  ['en', 'giant cat'],
  ['it', 'gatto gigante'],
] as const)('%s "%s" is matched by any cat', async (lang, query) => {
  expect((await search(query, lang))[0]).toBe('cat')
  expect(await summary(query, lang)).toMatchObject({ level: 'all' })
})

test.each([
  ['de', 'kleine Katze'],
  ['en', 'little cat'],
  ['es', 'gato pequeño'],
  ['it', 'gatto piccolo'],
  ['nl', 'kleine kat'],
] as const)('%s "%s" lists kittens first', async (lang, query) => {
  expect((await search(query, lang)).slice(0, 2)).toEqual(['kitten', 'cat'])
})

test.each([
  ['en', 'dogs and cats'],
  ['de', 'Hunde und Katzen'],
  ['fr', 'chiens et chats'],
] as const)('%s "%s" lists dogs and cats in turn', async (lang, query) => {
  expect((await search(query, lang)).slice(0, 3)).toEqual(['dog', 'cat', 'other-cat'])
})

test.each([
  ['en', 'L is for lion'],
  ['de', 'L wie Löwe'],
  ['fr', 'L comme lion'],
  ['es', 'L de león'],
  ['it', 'L come leone'],
  ['nl', 'L van leeuw'],
] as const)('%s "%s" finds the page of the letter', async (lang, query) => {
  expect(await search(query, lang)).toEqual(['letter-lion'])
})

test.each([
  ['en', 'mermade', 'mermaid'],
  ['de', 'Fuks', 'fox'],
  ['it', 'acuila', 'eagle'],
] as const)('%s "%s" is understood by its sound', async (lang, query, slug) => {
  expect(await search(query, lang)).toEqual([slug])
})

test.each([
  ['de', 'Tennis'],
  ['fr', 'tennis'],
  ['es', 'tenis'],
] as const)('%s "%s" finds a player', async (lang, query) => {
  expect(await search(query, lang)).toEqual(['tennis'])
})

test.each([
  ['fr', 'escrime'],
  ['de', 'Ringen'],
  ['es', 'lucha libre'],
  ['nl', 'worstelen'],
] as const)('%s "%s" falls back to another martial art', async (lang, query) => {
  expect(await search(query, lang)).toEqual(['karate'])
  expect(await summary(query, lang)).toMatchObject({ level: 'near' })
})

test.each([
  ['en', 'trees in autumn'],
  ['de', 'Bäume im Herbst'],
  ['fr', 'arbre en automne'],
] as const)('%s "%s" finds the tree in all seasons', async (lang, query) => {
  expect(await search(query, lang)).toEqual(['tree-in-four-seasons'])
})
