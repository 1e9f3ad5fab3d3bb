// Search: articles, prepositions and pronouns inside of phrases, words for the child who gets the picture, and partial matches.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { addScenePage, searchesOf } from '#tests/support/search/scene-pages.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  const add = (slug: string, nouns: string[], title: string, options = {}) =>
    addScenePage(database.sql, slug, nouns, { title, ...options })
  await add('parts-of-a-flower', ['parts-of-a-flower'], 'Parts of a Flower')
  await add('water-cycle', ['water-cycle'], 'Water Cycle')
  await add('volcano', ['volcano'], 'Volcano')
  await add('human-body', ['human-body'], 'Human Body')
  await add('dinosaur', ['dinosaur'], 'Dinosaur', { difficulty: 'easy' })
  await add('child-on-a-dinosaur', ['child', 'dinosaur'], 'Child Riding a Dinosaur', { riding: true })
  await add('kitten', ['kitten'], 'Kitten')
  await add('sleeping-cat', ['cat'], 'Sleeping Cat', { verb: 'sleep' })
  await add('child-with-toothbrush', ['child'], 'Child Brushing Teeth', { verb: 'brush-teeth' })
  await add('sun-and-flower', ['sun', 'flower'], 'Sun and Flower')
  await add('sunflower', ['sunflower'], 'Sunflower')
  await add('horse', ['horse'], 'Horse')
  await add('birthday', ['birthday-cake'], 'Birthday', { feast: 'birthday' })
  await add('grandpa', ['grandfather'], 'Grandpa')
  await add('snail', ['snail'], 'Snail', { downloads: 900 })
  await add('bee', ['bee'], 'Bee')
})
afterAll(() => database?.close())
const { search, summary } = searchesOf(() => database.sql)

test('a phrase is understood with other articles, prepositions and pronouns, or without them', async () => {
  for (const [query, lang] of [
    ['Kind putzt Zähne', 'de'],
    ['Kind putzt sich seine Zähne', 'de'],
    ['enfant qui se brosse les dents', 'fr'],
    ['laver ses dents', 'fr'],
    ['lavando los dientes', 'es'],
    ['lavare i denti', 'it'],
  ] as const)
    expect({ query, found: (await search(query, lang))[0] }).toEqual({
      query,
      found: 'child-with-toothbrush',
    })
})

test('in English, "parts of a flower" are flower parts', async () => {
  for (const query of ['flower parts', 'parts of the flower'])
    expect(await search(query)).toEqual(['parts-of-a-flower'])
})

test('"sun and flower" are two things, although "sunflower" is one word', async () => {
  expect((await search('sun and flower'))[0]).toBe('sun-and-flower')
  expect(await search('sunflower')).toEqual(['sunflower'])
})

test('a search for a diagram finds the diagram of this subject, else other pages of the subject', async () => {
  expect(await search('water cycle diagram')).toEqual(['water-cycle'])
  expect((await summary('water cycle diagram')).level).toBe('all')
  expect(await search('Aufbau einer Blume', 'de')).toEqual(['parts-of-a-flower'])
  // There is no diagram of a volcano, and diagrams of other subjects are not found.
  expect(await search('parts of a volcano')).toEqual(['volcano'])
  expect((await summary('volcano diagram')).level).toBe('main')
})

test('a word for children beside an age is not searched: it says for whom the picture is', async () => {
  for (const [query, lang] of [
    ['dinosaurio niños 4 años', 'es'],
    ['dinosauri bambini 3 anni', 'it'],
  ] as const) {
    const found = await summary(query, lang)
    expect(found.concepts.map(({ key }) => key)).toEqual(['dinosaur'])
    expect(found.filters[0]!.kind).toBe('age')
    expect(await search(query, lang)).toContain('dinosaur')
  }
})

test('a word for children at the end is optional, but required after "and"', async () => {
  expect(await search('dinosaurio niños', 'es')).toEqual(['child-on-a-dinosaur', 'dinosaur'])
  expect(await search('dinosaurio y niños', 'es')).toEqual(['child-on-a-dinosaur'])
})

test('a search for a sleeping kitten finds a sleeping cat rather than a kitten that does not sleep', async () => {
  expect(await search('chaton qui dort', 'fr')).toEqual(['sleeping-cat'])
  const { level, near } = await summary('chaton qui dort', 'fr')
  expect({ level, near: near?.key }).toEqual({ level: 'near', near: 'cat' })
})

test('if no page shows a birthday with grandpa, pages of each are found', async () => {
  expect((await search('verjaardag opa', 'nl')).toSorted()).toEqual(['birthday', 'grandpa'])
  expect((await summary('verjaardag opa', 'nl')).level).toBe('most')
})

test('a search for bugs lists insects before other small animals', async () => {
  expect(await search('bugs')).toEqual(['bee', 'snail'])
})

test('at the end of a Dutch or German word, a "d" sounds like a "t"', async () => {
  expect(await search('paart', 'nl')).toEqual(['horse'])
  expect(await search('Pfert', 'de')).toEqual(['horse'])
})
