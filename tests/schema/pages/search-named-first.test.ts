// Search: the order of the results, suggestions, and words for activities and feasts.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { addScenePage, searchesOf } from '#tests/support/search/scene-pages.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
})
afterAll(() => database?.close())
const { search, summary, keys } = searchesOf(() => database.sql)

test('a page whose title names what was searched comes before one that only shows it', async () => {
  await addScenePage(database.sql, 'all-saints', ['mother', 'candle'], {
    title: 'All Saints’ Day',
    feast: 'all-saints',
    season: 'autumn',
    downloads: 900,
  })
  await addScenePage(database.sql, 'hedgehog-in-autumn', ['hedgehog'], {
    title: 'Hedgehog in Autumn',
    season: 'autumn',
  })
  expect(await search('Herbst', 'de')).toEqual(['hedgehog-in-autumn', 'all-saints'])
  expect(await search('All Saints')).toEqual(['all-saints'])
  // A mother who stands in the drawing of another feast does not make it a page for Mother's Day.
  await addScenePage(database.sql, 'mom-with-a-baby', ['mother', 'baby'], { title: 'Mom with a Baby' })
  expect(await search("mother's day")).toEqual(['mom-with-a-baby'])
})

test('a title with another word for the main figure does not hide it', async () => {
  await addScenePage(database.sql, 'a-is-for-anchor', ['letter-a', 'anchor'], { title: 'A Is for Anchor' })
  expect(await search('alphabet')).toEqual(['a-is-for-anchor'])
})

test('a mandala comes after the pages that show the animal itself', async () => {
  await addScenePage(database.sql, 'owl-mandala', ['owl'], {
    title: 'Owl Mandala',
    mandala: true,
    downloads: 900,
  })
  await addScenePage(database.sql, 'owl-in-a-tree', ['owl', 'tree'], { title: 'Owl in a Tree' })
  expect(await search('owls')).toEqual(['owl-in-a-tree', 'owl-mandala'])
  expect(await search('owl mandala')).toEqual(['owl-mandala'])
})

test('a search for horse riding finds a rider, whatever words the wish of the page had', async () => {
  await addScenePage(database.sql, 'horse', ['horse'], { title: 'Horse in the Stable', downloads: 900 })
  await addScenePage(database.sql, 'cowboy', ['cowboy', 'horse'], {
    title: 'Cowboy on a Horse',
    riding: true,
  })
  for (const [query, lang] of [
    ['horse riding', 'en'],
    ['Reiten', 'de'],
    ['équitation', 'fr'],
    ['paardrijden', 'nl'],
  ] as const)
    expect(await search(query, lang), query).toEqual(['cowboy'])
})

test('a word may mean several concepts together', async () => {
  expect(await keys('Blumenwiese', 'de')).toEqual(['flowers', 'meadow'])
  expect(await keys('prairie fleurie', 'fr')).toEqual(['flowers', 'meadow'])
})

test('"birthday boy" is a search for birthdays, not for boys', async () => {
  await addScenePage(database.sql, 'boy', ['boy'], { title: 'Boy', downloads: 900 })
  await addScenePage(database.sql, 'birthday-cake', ['birthday-cake'], { title: 'Birthday Cake' })
  const found = await summary('birthday boy turning 5')
  expect(found.filters).toMatchObject([{ kind: 'age', value: 5 }])
  expect(await search('birthday boy turning 5')).toEqual(['birthday-cake'])
})

test('without a page of a swimmer, swimming falls back to another water sport', async () => {
  await addScenePage(database.sql, 'karate', ['karateka'], { title: 'Karate Fighter' })
  await addScenePage(database.sql, 'diver', ['diver'], { title: 'Diver' })
  for (const [query, lang] of [
    ['kids swimming in the pool', 'en'],
    ['Schwimmen', 'de'],
    ['nager', 'fr'],
    ['natación', 'es'],
    ['nuotare', 'it'],
    ['zwemmen', 'nl'],
  ] as const) {
    expect(await search(query, lang), query).toEqual(['diver'])
    expect((await summary(query, lang)).level, query).toBe('near')
  }
})

test('a preposition inside a phrase is not read as a noun', async () => {
  expect(await keys('lapin de Pâques', 'fr')).not.toContain('dice')
})

test('a school subject finds diagrams, and a breed is known as its animal', async () => {
  await addScenePage(database.sql, 'water-cycle', ['water-cycle'], { title: 'Water Cycle' })
  expect(await search('Sachunterricht', 'de')).toEqual(['water-cycle'])
  expect(await keys('Labradors', 'de')).toEqual(['dog'])
})

test('a feast without a page falls back to feasts of its kind', async () => {
  await addScenePage(database.sql, 'bastille-day', ['flag'], { title: 'Bastille Day', feast: 'july-14' })
  expect((await summary('4th of july')).near?.key).toBe('national-days')
  expect(await search('4th of july')).toEqual(['bastille-day'])
})

test('a concept is suggested by its name, and by a synonym only when most of it is typed', async () => {
  await addScenePage(database.sql, 'bicycle', ['bicycle'], { title: 'Bicycle' })
  const concepts = async (typed: string) => {
    const [row] = await database.sql<{ labels: string[] }[]>`
      select array(select c ->> 'label' from jsonb_array_elements(public.search_suggestions(${typed}, 'de') -> 'concepts') as c) as labels`
    return row!.labels
  }
  expect(await concepts('dra')).not.toContain('Fahrrad')
  expect(await concepts('drahtes')).toContain('Fahrrad')
  expect(await concepts('fahr')).toContain('Fahrrad')
})

test('a theme is suggested by its name in the language of the visitor', async () => {
  await database.sql`
    insert into public.categories (slug, name, name_translations)
    values ('easter-and-spring', 'Easter and spring', '{"it": "Pasqua e primavera"}')`
  const themes = async (lang: string) => {
    const [row] = await database.sql<{ slugs: string[] }[]>`
      select array(select t ->> 'slug' from jsonb_array_elements(public.search_suggestions('prim', ${lang}) -> 'themes') as t) as slugs`
    return row!.slugs
  }
  expect(await themes('it')).toContain('easter-and-spring')
  expect(await themes('en')).not.toContain('easter-and-spring')
})
