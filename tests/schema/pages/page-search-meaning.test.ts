import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { createTestAccounts } from '#tests/support/accounts/callers.ts'
import { readLexiconRows } from '#supabase/search/load-lexicon.ts'
import { addScenePage, searchesOf } from '#tests/support/search/scene-pages.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  await createTestAccounts(database.sql)
  await addScenePage(database.sql, 'hedgehog', ['hedgehog'], { setting: 'meadow' })
  await addScenePage(database.sql, 'cat-on-sofa', ['cat', 'sofa'])
  await addScenePage(database.sql, 'girl-with-cat', ['girl', 'cat'], { downloads: 500 })
  await addScenePage(database.sql, 'caterpillar', ['caterpillar'], { downloads: 900 })
  await addScenePage(database.sql, 'dachshund', ['dachshund'])
  await addScenePage(database.sql, 'easy-trex', ['tyrannosaurus'], { difficulty: 'easy', age: 3 })
  await addScenePage(database.sql, 'hard-dino', ['dinosaur'], { difficulty: 'hard', age: 8 })
  await addScenePage(database.sql, 'fox-in-snow', ['fox'], { setting: 'snow' })
  await addScenePage(database.sql, 'frog', ['frog'])
})
afterAll(() => database?.close())

const { search, summary, keys } = searchesOf(() => database.sql)

test('plurals, diminutives, feminine forms, synonyms and compounds mean the same', async () => {
  for (const [lang, query] of [
    ['en', 'hedgehogs'],
    ['de', 'Igelchen'],
    ['fr', 'hérissons'],
    ['es', 'erizos'],
    ['it', 'riccio'],
    ['nl', 'egeltjes'],
    ['nl', 'egel kleurplaat'],
    ['de', 'Igelbilder'],
  ] as const)
    expect(await search(query, lang), query).toEqual(['hedgehog'])
  expect(await keys('fire truck')).toEqual(await keys('firetruck'))
  expect(await keys('poes', 'nl')).toEqual(await keys('cat'))
})

test('children’s spellings and slips are understood', async () => {
  for (const [lang, query, key] of [
    ['en', 'dinosour', 'dinosaur'],
    ['en', 'elefant', 'elephant'],
    ['de', 'einhon', 'unicorn'],
    ['de', 'Katez', 'cat'],
    ['de', 'Schmeterling', 'butterfly'],
    ['fr', 'elefant', 'elephant'],
  ] as const)
    expect(await keys(query, lang), query).toEqual([key])
})

test('the main figure comes before other figures, whatever the downloads', async () => {
  expect((await search('cats')).slice(0, 3)).toEqual(['friendly-cat', 'cat-on-sofa', 'girl-with-cat'])
  expect(await search('cat')).not.toContain('caterpillar')
})

test('broader words find everything of their kind, a narrow word only its own', async () => {
  expect(await search('dogs')).toEqual(['dachshund'])
  expect(await search('dachshund')).toEqual(['dachshund'])
  expect(await search('Waldtiere', 'de')).toEqual(expect.arrayContaining(['hedgehog', 'fox-in-snow']))
  expect(await search('Haustiere', 'de')).not.toContain('hedgehog')
})

test('difficulty and age words filter, and each can be removed', async () => {
  expect(await search('easy dinosaur')).toEqual(['easy-trex'])
  expect(await search('Dinosaurier für 4 Jährige', 'de')).toEqual(['easy-trex'])
  expect(await search('grade 3 dinosaurs')).toEqual(['hard-dino', 'easy-trex'])
  const { filters, wish } = await summary('easy dinosaurs for 4 year olds')
  expect(filters).toEqual([
    { kind: 'difficulty', value: 'easy', words: 'easy', met: true, rest: 'dinosaurs for 4 year olds' },
    { kind: 'age', value: 4, words: '4 year olds', met: true, rest: 'easy dinosaurs' },
  ])
  expect(wish).toBe('dinosaurs')
})

test('a filter in the words that no page meets is dropped and said', async () => {
  expect(await summary('hard hedgehog')).toMatchObject({
    level: 'all',
    total: 1,
    filters: [{ value: 'hard', met: false }],
  })
  const rows =
    await database.sql`select slug from public.search_pages('hedgehog', 'en', only_difficulty => 'hard')`
  expect([...rows]).toEqual([])
})

test('a filter given by the visitor wins over the one in the words', async () => {
  const rows = await database.sql<{ slug: string }[]>`
    select slug from public.search_pages('easy dinosaur', 'en', only_difficulty => 'hard')`
  expect(rows.map(({ slug }) => slug)).toEqual(['hard-dino'])
})

test('without a page for everything that was meant, the main thing is shown and the rest is named', async () => {
  const { level, total, concepts, wish } = await summary('coloring page of a hedgehog on a skateboard')
  expect([level, total, wish]).toEqual(['main', 1, 'hedgehog on a skateboard'])
  expect(concepts).toMatchObject([
    { key: 'hedgehog', main: true, met: true, label: 'hedgehog', label_many: 'hedgehogs' },
    { key: 'skateboard', main: false, met: false },
  ])
  expect(await search('hedgehog on a skateboard')).toEqual(['hedgehog'])
  expect(await summary('fox in the snow')).toMatchObject({ level: 'all', total: 1 })
})

test('without a page of the main thing, pages of its kind are shown', async () => {
  expect(await summary('axolotl')).toMatchObject({ level: 'near', near: { key: 'amphibians' }, total: 1 })
  expect(await search('axolotl')).toEqual(['frog'])
})

test('unknown words are searched by letters, and nothing is a clear answer', async () => {
  expect(await summary('zzyzx')).toMatchObject({ level: 'none', total: 0, unknown: ['zzyzx'], concepts: [] })
  expect(await summary('')).toMatchObject({ level: 'none', total: 0 })
})

test('an operator’s synonym counts at once, as a concept or as words', async () => {
  const { sql } = database
  expect(await search('stachelfreund', 'de')).not.toContain('hedgehog')
  await sql`insert into public.search_synonyms (language, word, meaning)
    values ('de', 'Stachelfreund', 'hedgehog'), ('de', 'Wauzi', 'Hunde')`
  expect(await search('Stachelfreund', 'de')).toEqual(['hedgehog'])
  expect(await search('wauzi', 'de')).toEqual(['dachshund'])
})

test('the index follows titles, scenes, themes and downloads', async () => {
  const { sql } = database
  await addScenePage(database.sql, 'changing', ['lion'])
  expect(await search('lion')).toEqual(['changing'])
  await sql`delete from public.page_scenes where page_id = (select id from public.coloring_pages where slug = 'changing')`
  expect(await search('lion')).not.toContain('changing')
  await sql`update public.coloring_pages set title = '{"de": "Ein Tiger im Wald"}' where slug = 'changing'`
  expect(await search('Tiger', 'de')).toEqual(['changing'])
  await sql`insert into public.categories (slug, name) values ('new-year-party', 'New year')`
  await sql`update public.coloring_pages
    set category_id = (select id from public.categories where slug = 'new-year-party') where slug = 'changing'`
  expect(await search('new year')).toEqual(['changing'])
  await addScenePage(database.sql, 'second-tiger', ['tiger'])
  expect((await search('tiger')).length).toBe(2)
  await sql`update public.coloring_pages set download_count = 40 where slug = 'second-tiger'`
  expect((await search('tiger'))[0]).toBe('second-tiger')
  await sql`update public.coloring_pages set deleted_at = now() where slug = 'second-tiger'`
  expect(await search('tiger')).toEqual(['changing'])
})

test('suggestions are titles that begin as typed, concepts and themes, each with a picture', async () => {
  const { sql } = database
  await sql`update public.coloring_pages set thumbnail_url = '/storage/v1/object/public/pages/cat.svg' where slug = 'friendly-cat'`
  const [row] =
    await sql`select public.search_suggestions('ani') as s, public.search_suggestions('cat') as cat,
    public.search_suggestions('zz') as none, public.search_suggestions('c') as one`
  expect(row!.cat.concepts[0]).toMatchObject({
    key: 'cat',
    kind: 'thing',
    label: 'cat',
    query: 'cats',
    picture: '/storage/v1/object/public/pages/cat.svg',
  })
  expect(row!.cat.pages[0]).toMatchObject({
    slug: 'friendly-cat',
    picture: '/storage/v1/object/public/pages/cat.svg',
  })
  expect(row!.s.themes).toMatchObject([{ slug: 'animals', name: 'Animals' }])
  const empty = { pages: [], concepts: [], themes: [] }
  expect([row!.none, row!.one]).toEqual([empty, empty])
})

test('the rows in the database are those of the lexicon', async () => {
  const { sql } = database
  const rows = await readLexiconRows()
  const concepts = await sql`
    select c.key, c.kind, c.one, c.many, array(
      select b.key from unnest(c.broader) with ordinality as wide (id, place) join private.search_concepts as b on b.id = wide.id
      order by place
    ) as broader, array(select a.key from unnest(c.does) as action (id) join private.search_concepts as a on a.id = action.id order by 1) as does
    from private.search_concepts as c where c.kind <> 'theme'`
  const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1)
  expect([...(concepts as unknown as typeof rows.concepts)].sort(byKey)).toEqual(
    rows.concepts.map((concept) => ({ ...concept, does: concept.does.toSorted() })).sort(byKey),
  )
  const [words] = await sql`
    with given as (
      select distinct (w ->> 0)::public.language as language,
        case when (w ->> 5)::boolean then private.fold(w ->> 1) else private.word_key(w ->> 1) end as word,
        w ->> 2 as role, w ->> 3 as key, w ->> 4 as value
      from jsonb_array_elements(${sql.json(rows.words as never)}) as w
    ), stored as (
      select w.language, w.word, w.role, c.key, w.value from private.search_words as w
      left join private.search_concepts as c on c.id = w.concept where c.kind is distinct from 'theme'
    ), umlauts as (select * from stored where language = 'de' and word ~ '[aou]e')
    select array(select word from (table given except table stored) as g where word <> '') as missing,
      array(select word from (table stored except table given except table umlauts) as s) as unknown`
  expect(words).toEqual({ missing: [], unknown: [] })
  const [stale] = await sql`select count(*)::int as pages from private.page_index
    where lexicon < (select version from private.search_lexicon)`
  expect(stale!.pages).toBe(0)
})

test('what is under the sea is not what sails on it, and a riding school has no pigs', async () => {
  await addScenePage(database.sql, 'ship-at-sea', ['sailboat'], { setting: 'sea', downloads: 2_000 })
  await addScenePage(database.sql, 'octopus-at-sea', ['octopus'], { setting: 'sea' })
  await addScenePage(database.sql, 'pig-in-stable', ['pig'], { setting: 'stable', downloads: 2_000 })
  await addScenePage(database.sql, 'horse-in-stable', ['horse'], { setting: 'stable' })
  for (const [query, lang] of [
    ['under the sea', 'en'],
    ['Unterwasserwelt', 'de'],
    ['fonds marins', 'fr'],
    ['mundo submarino', 'es'],
    ['fondo marino', 'it'],
    ['onderwaterwereld', 'nl'],
  ] as const)
    expect(await search(query, lang), query).toEqual(['octopus-at-sea'])
  expect(await search('Reiterhof', 'de')).toEqual(['horse-in-stable'])
})

test('suggestions do not come from descriptions', async () => {
  const { sql } = database
  await addScenePage(database.sql, 'rocket', ['rocket'])
  await sql`update public.coloring_pages set description = '{"en": "Full of details for patient artists."}' where slug = 'rocket'`
  const [row] = await sql<{ pages: unknown[] }[]>`
    select public.search_suggestions('patient', 'en') -> 'pages' as pages`
  expect(row!.pages).toEqual([])
})

test('three letters of another language mean nothing: "lit" is no bed in English', async () => {
  expect(await keys('lit')).not.toContain('bed')
})

test('a title that begins with the typed words is suggested first, even when 300 other pages are more popular', async () => {
  const { sql } = database
  await sql`
    insert into public.coloring_pages (slug, title, status, download_count)
    select 'popular-' || n, jsonb_build_object('en', 'Ball ' || n), 'released', 5000 from generate_series(1, 320) as n`
  await sql`
    insert into public.coloring_pages (slug, title, status)
    values ('cat-with-hat', '{"en": "Cat with a Hat"}', 'released')`
  const [row] = await sql<{ slug: string }[]>`
    select public.search_suggestions('cat with a h', 'en') -> 'pages' -> 0 ->> 'slug' as slug`
  expect(row!.slug).toBe('cat-with-hat')
})
