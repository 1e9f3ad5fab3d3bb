// Search: actions, young animals and misspelled words in whole sentences.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { addScenePage, searchesOf } from '#tests/support/search/scene-pages.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  const add = (...page: [slug: string, nouns: string[], title: string, downloads?: number]) =>
    addScenePage(database.sql, page[0], page[1], { title: page[2], downloads: page[3] ?? 0 })
  await add('child-on-a-bike', ['child', 'bicycle'], 'Child on a Bike')
  await add('dog-with-a-ball', ['dog', 'ball'], 'Dog with a Ball')
  await add('cat', ['cat'], 'Cat', 900)
  await add('kitten', ['kitten'], 'Kitten')
  await add('elephant', ['elephant'], 'Elephant')
  await add('baby', ['baby'], 'Baby', 900)
  await add('rose', ['rose'], 'Rose')
  await add('girl-with-a-flower', ['girl', 'flower'], 'Girl with a Flower', 900)
  await add('three-fish', ['fish'], 'Three Fish')
  await add('clown', ['clown'], 'Clown', 900)
  await add('fire-engine', ['fire-engine'], 'Fire Engine in the City', 900)
})
afterAll(() => database?.close())
const { search, summary, keys } = searchesOf(() => database.sql)

test('an action is found by the thing it is done with, in every language', async () => {
  expect(await search('Kind fährt Fahrrad', 'de')).toEqual(['child-on-a-bike'])
  for (const [query, lang] of [
    ['Radfahren', 'de'],
    ['faire du vélo', 'fr'],
    ['montar en bici', 'es'],
    ['andare in bici', 'it'],
    ['fietsen', 'nl'],
    ['cycling', 'en'],
  ] as const)
    expect(await search(query, lang)).toContain('child-on-a-bike')
})

test('an action that says little, or that the figure always does, need not be drawn', async () => {
  for (const [query, lang] of [
    ['perrito jugando con pelota', 'es'],
    ['dog chasing a ball', 'en'],
    ['fish swimming', 'en'],
  ] as const)
    expect((await summary(query, lang)).level).toBe('all')
  // Alone, "swimming" means a person who swims, so fish are not found.
  expect(await search('swimming')).not.toContain('three-fish')
})

test('"baby" beside an animal means a young animal, not a human baby', async () => {
  expect((await search('elephant baby'))[0]).toBe('elephant')
  expect((await search('jirafa y elefante bebé', 'es'))[0]).toBe('elephant')
  expect((await search('baby'))[0]).toBe('baby')
})

test('a word for a young animal lists young animals first, then others of their kind', async () => {
  expect((await search('gattino', 'it')).slice(0, 2)).toEqual(['kitten', 'cat'])
})

test('a search for flowers lists kinds of flowers before a person with a flower', async () => {
  expect(await search('Blumen', 'de')).toEqual(['rose', 'girl-with-a-flower'])
})

test('a search for buildings does not find a clown, although clowns belong to the circus', async () => {
  expect(await search('buildings')).not.toContain('clown')
})

test('phonetic spelling is understood, and an existing word is not corrected', async () => {
  expect(await keys('dinausore', 'fr')).toEqual(['dinosaur'])
  expect(await keys('astronot')).toEqual(['astronaut'])
  expect(await keys('hot air ballon')).toEqual(['hot-air-balloon'])
  expect(await keys('hedghog')).toEqual(['hedgehog'])
  expect(await search('zaadje', 'nl')).not.toContain('fire-engine')
  // Words that differ in a letter stay different: "week" is not "work", "année" is not "âne".
  expect(await keys('days of the week')).not.toContain('jobs')
  expect(await keys('bonne année', 'fr')).toEqual(['new-year'])
})

test('a verb after a noun is read as an action, although it may be spelled like a noun', async () => {
  expect(await keys('Zug fahren', 'de')).toContain('to-drive')
  expect(await keys('gitaar spelen', 'nl')).toContain('to-play')
  expect(await keys('kids building a sandcastle')).toContain('to-build')
})

test('if no page shows two concepts together, pages of each are found', async () => {
  const found = await summary('cat and elephant')
  expect(found.level).toBe('most')
  expect(found.concepts).toMatchObject([{ met: true }, { met: true }])
  expect(await search('cat and elephant')).toEqual(expect.arrayContaining(['cat', 'elephant']))
})

test('a theme is found by a feast in its name, not by another feast', async () => {
  const { sql } = database
  const names = async (query: string) =>
    (await sql<{ name: string }[]>`select name from public.search_categories(${query}, 10)`).map(
      ({ name }) => name,
    )
  await sql`insert into public.categories (slug, name) values ('winter-feasts', 'Christmas and winter feasts')`
  expect(await names('Christmas')).toContain('Christmas and winter feasts')
  expect(await names('Easter')).not.toContain('Christmas and winter feasts')
})
