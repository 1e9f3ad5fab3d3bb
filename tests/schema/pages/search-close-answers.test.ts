// Search: which pages come nearest if no page shows everything, and how misspelled words are read.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { addScenePage, searchesOf } from '#tests/support/search/scene-pages.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  const add = (slug: string, nouns: string[], title: string, options = {}) =>
    addScenePage(database.sql, slug, nouns, { title, ...options })
  await add('triceratops', ['triceratops', 'leaf'], 'Triceratops Eating Leaves', { downloads: 900 })
  await add('hedgehog', ['hedgehog'], 'Hedgehog in Autumn', { season: 'autumn' })
  await add('rabbit', ['rabbit', 'carrot'], 'Rabbit with a Carrot')
  await add('pirate', ['pirate'], 'Pirate')
  await add('chest', ['treasure-chest'], 'Treasure Chest')
  await add('mermaid', ['mermaid', 'treasure-chest'], 'Mermaid with a Treasure Chest', { downloads: 900 })
  await add('befana', ['befana'], 'Befana', { feast: 'befana' })
  await add('sandwich', ['sandwich'], 'Sandwich')
  await add('butterfly', ['butterfly'], 'Butterfly')
  await add('pterodactyl', ['pterodactyl'], 'Pterodactyl')
  await add('letter-n', ['letter-n'], 'N Is for Narwhal')
  await add('letter-a', ['letter-a'], 'A Is for Anchor')
  await add('boy-with-a-dog', ['boy', 'dog'], 'Boy with a Dog', { downloads: 900 })
  await add('bird', ['bird'], 'Bird')
  await add('princess-with-a-bird', ['princess', 'bird'], 'Princess with a Bird', { downloads: 900 })
  await add('owl', ['owl'], 'Owl')
})
afterAll(() => database?.close())
const { search, summary, keys } = searchesOf(() => database.sql)

test('a search for autumn leaves finds pages of autumn, not every page with a leaf', async () => {
  for (const [query, lang] of [
    ['herfstbladeren', 'nl'],
    ['fall leaves', 'en'],
    ['otoño hojas', 'es'],
  ] as const)
    expect(await search(query, lang)).toEqual(['hedgehog'])
  // A page of autumn counts as showing leaves.
  expect((await summary('herfstbladeren', 'nl')).level).toBe('all')
})

test('"eating a carrot" is matched by a page with a carrot, "eating" alone is not', async () => {
  expect((await summary('rabbit eating a carrot')).level).toBe('all')
  expect((await summary('rabbit eating')).level).toBe('main')
})

test('two concepts find pages of each, unless "with" asks for both in one picture', async () => {
  expect((await search('pirate treasure')).toSorted()).toEqual(['chest', 'mermaid', 'pirate'])
  expect((await search('pirate et son trésor', 'fr')).toSorted()).toEqual(['chest', 'mermaid', 'pirate'])
  // No page shows both, so the one with the first concept is the nearest.
  expect(await search('pirate with a treasure')).toEqual(['pirate'])
})

test('a feast without a page does not find pages of another feast', async () => {
  expect(await search('st patricks day')).toEqual([])
})

test('a word that the artist knows but does not draw is not corrected to a similar one', async () => {
  expect(await keys('Nikolaus mit Sack', 'de')).not.toContain('sandwich')
  expect(await search('Nikolaus mit Sack', 'de')).not.toContain('sandwich')
})

test('wrong vowels and phonetic spelling are understood', async () => {
  expect(await keys('dinasor')).toEqual(['dinosaur'])
  expect(await search('papiyon', 'fr')).toEqual(['butterfly'])
  expect(await keys('ecureille', 'fr')).toEqual(['squirrel'])
})

test('a plural verb is understood as the action', async () => {
  expect(await keys('dinosauri che volano', 'it')).toContain('to-fly')
  expect(await search('dinosauri ke volano', 'it')).toEqual(['pterodactyl'])
})

test('a search for letters finds all letters, a search for one letter only that one', async () => {
  expect(await search('Buchstaben', 'de')).toEqual(['letter-n', 'letter-a'])
  expect(await search('Buchstabe N', 'de')).toEqual(['letter-n'])
})

test('a search for a school class does not find a page with one child', async () => {
  expect(await search('clase', 'es')).not.toContain('boy-with-a-dog')
})

test('pages of an animal come before pages of a person with that animal', async () => {
  expect(await search('birds')).toEqual(['bird', 'owl', 'princess-with-a-bird'])
})

test('the wish keeps typed apostrophes, unless a filter word was removed from it', async () => {
  expect((await summary("  poisson   d'avril", 'fr')).wish).toBe("poisson d'avril")
  expect((await summary("poisson d'avril facile", 'fr')).wish).toBe('poisson d avril')
})

test('a search for a barn finds barns only, a search for a farm also barns', async () => {
  await addScenePage(database.sql, 'barn', ['barn'], { title: 'Barn' })
  await addScenePage(database.sql, 'goat', ['goat'], { title: 'Goat on the Farm', setting: 'farm' })
  expect(await search('barn')).toEqual(['barn'])
  expect(await search('farm')).toEqual(['goat', 'barn'])
})

test('without a page of the main concept, the other concept is nearer than another building', async () => {
  await addScenePage(database.sql, 'tulip', ['tulip'], { title: 'Tulip' })
  await addScenePage(database.sql, 'eiffel-tower', ['eiffel-tower'], { title: 'Eiffel Tower' })
  expect(await search('molen met tulpen', 'nl')).toEqual(['tulip'])
  expect(await search('doghouse')).not.toContain('eiffel-tower')
})

test('a birthday cake counts as showing candles, but is no result for "candle"', async () => {
  await addScenePage(database.sql, 'cake', ['birthday-cake'], { title: 'Birthday Cake' })
  expect((await summary('birthday cake with candles')).level).toBe('all')
  expect(await search('candle')).not.toContain('cake')
})

test('young animals come first also if the query names a second concept', async () => {
  await addScenePage(database.sql, 'cat-ball', ['cat', 'ball'], { title: 'Cat with a Ball', downloads: 900 })
  await addScenePage(database.sql, 'kitten-ball', ['kitten', 'ball'], { title: 'Kitten with a Ball' })
  await addScenePage(database.sql, 'girl-kitten-ball', ['girl', 'kitten', 'ball'], {
    title: 'Girl with a Kitten and a Ball',
    downloads: 900,
  })
  expect(await search('gattino con palla', 'it')).toEqual(['kitten-ball', 'cat-ball', 'girl-kitten-ball'])
  // An unknown word is searched in the texts of pages, which do not contain this one.
  expect((await summary('main')).level).toBe('none')
})
