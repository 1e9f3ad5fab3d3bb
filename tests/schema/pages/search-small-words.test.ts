// Phrases with other small words than the lexicon has, whom a picture is for, and the nearest page that shows everything else.
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

test('a phrase is understood with other small words, or without them', async () => {
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

test('words with "and" between them are two things, even if they are one word without', async () => {
  expect((await search('sun and flower'))[0]).toBe('sun-and-flower')
  expect(await search('sunflower')).toEqual(['sunflower'])
})

test('a diagram is about what it explains', async () => {
  expect(await search('water cycle diagram')).toEqual(['water-cycle'])
  expect((await summary('water cycle diagram')).level).toBe('all')
  expect(await search('Aufbau einer Blume', 'de')).toEqual(['parts-of-a-flower'])
  // There is none of a volcano, and diagrams of something else are no answer.
  expect(await search('parts of a volcano')).toEqual(['volcano'])
  expect((await summary('volcano diagram')).level).toBe('main')
})

test('children beside an age say whom the picture is for', async () => {
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

test('children as the last word come first and are not required; with "and" they are', async () => {
  expect(await search('dinosaurio niños', 'es')).toEqual(['child-on-a-dinosaur', 'dinosaur'])
  expect(await search('dinosaurio y niños', 'es')).toEqual(['child-on-a-dinosaur'])
})

test('the nearest kind with everything else comes before the same without it', async () => {
  expect(await search('chaton qui dort', 'fr')).toEqual(['sleeping-cat'])
  const { level, near } = await summary('chaton qui dort', 'fr')
  expect({ level, near: near?.key }).toEqual({ level: 'near', near: 'cat' })
})

test('a feast for somebody of the family shows both if no page does', async () => {
  expect((await search('verjaardag opa', 'nl')).toSorted()).toEqual(['birthday', 'grandpa'])
  expect((await summary('verjaardag opa', 'nl')).level).toBe('most')
})

test('a word for a kind and for something wider begins with the kind', async () => {
  expect(await search('bugs')).toEqual(['bee', 'snail'])
})

test('at the end of a Dutch or German word, a "d" sounds like a "t"', async () => {
  expect(await search('paart', 'nl')).toEqual(['horse'])
  expect(await search('Pfert', 'de')).toEqual(['horse'])
})
