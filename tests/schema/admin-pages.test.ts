import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '../support/database.ts'
import { as, asForGood, createPeople, ids, refusal } from '../support/people.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  await createPeople(database.sql)
  await database.sql`
    insert into public.coloring_pages (slug, title, status, difficulty, is_ai_generated, created_by, download_count)
    values ('bear-abcdefghij', '{"en":"A bear","de":"Ein Bär"}', 'draft', 'hard', true, ${ids.user}, 0),
      ('zebra', '{"en":"A zebra","de":"Ein Zebra"}', 'released', 'easy', false, ${ids.admin}, 900),
      ('owl', '{"en":"An owl","de":"Eine Eule"}', 'hidden', 'easy', true, null, 1)`
})
afterAll(() => database.close())

interface Row {
  slug: string
  maker: string | null
  total: string
}

const list = (args: Record<string, string | number | boolean>) =>
  as(database.sql, 'admin', async (sql) => {
    const given = Object.entries(args).map(
      ([name, value]) => `${name} => '${String(value).replaceAll("'", "''")}'`,
    )
    return sql.unsafe<Row[]>(`select slug, maker, total from public.admin_pages(${given.join(', ')})`)
  })
const slugs = async (args: Record<string, string | number | boolean>) =>
  (await list(args)).map(({ slug }) => slug)

test('an admin sees every page there is, counted, newest first, cut into pages', async () => {
  const all = await list({ max_results: 100 })
  expect(all).toHaveLength(8)
  expect(Number(all[0]!.total)).toBe(8)
  const second = await list({ max_results: 3, skip: 3 })
  expect(second.map(({ slug }) => slug)).toEqual(all.slice(3, 6).map(({ slug }) => slug))
  expect(Number(second[0]!.total)).toBe(8)
})

test.each([
  [{ query: 'bär' }, ['bear-abcdefghij']],
  [{ query: 'baer' }, ['bear-abcdefghij']],
  [{ query: 'zebra' }, ['zebra']],
  [{ query: 'eule', state: 'hidden' }, ['owl']],
  [{ query: 'eule', state: 'released' }, []],
  [{ state: 'draft' }, ['bear-abcdefghij']],
  [{ only_difficulty: 'hard', ai: true }, ['bear-abcdefghij']],
  [{ made_by: 'people' }, ['bear-abcdefghij']],
  [{ query: "'; drop table x --" }, []],
  [{ sort: 'download_count', max_results: 1 }, ['zebra']],
  [{ sort: 'title', lang: 'de', descending: false, made_by: 'people' }, ['bear-abcdefghij']],
  [{ sort: 'title; drop table x', max_results: 1, query: 'owl' }, ['owl']],
])('%j finds %j', async (args, found) => expect(await slugs(args)).toEqual(found))

test('titles are sorted in the language of the reader', async () => {
  const german = await slugs({ sort: 'title', descending: false, lang: 'de', max_results: 100 })
  expect(german.indexOf('bear-abcdefghij')).toBeLessThan(german.indexOf('owl'))
  expect(await slugs({ sort: 'title', descending: true, lang: 'en', max_results: 1 })).not.toEqual([
    'zebra-x',
  ])
})

test('the maker is named, and a deleted page is found in the bin only', async () => {
  expect((await list({ query: 'bear' }))[0]!.maker).toBe('user')
  await asForGood(
    database.sql,
    'admin',
    (sql) => sql`select public.delete_pages(array(select id from public.coloring_pages where slug = 'owl'))`,
  )
  expect(await slugs({ query: 'owl' })).toEqual([])
  expect(await slugs({ query: 'owl', state: 'bin' })).toEqual(['owl'])
})

test('several pages are released at once, and that is written down', async () => {
  await asForGood(database.sql, 'admin', async (sql) => {
    const [answer] = await sql<{ n: number }[]>`
      select public.set_page_status(array(select id from public.coloring_pages where status = 'draft'), 'released') as n`
    expect(answer!.n).toBe(1)
  })
  const trail = await database.sql`select subject from public.audit_log where actor = ${ids.admin}`
  expect(trail).toContainEqual({ subject: 'bear-abcdefghij' })
})

test('the sheet to print moves with the address, and the old address still leads to the page', async () => {
  await database.sql`update public.coloring_pages set file_url = '/print/zebra.pdf' where slug = 'zebra'`
  await asForGood(
    database.sql,
    'admin',
    (sql) => sql`update public.coloring_pages set slug = 'stripes' where slug = 'zebra'`,
  )
  expect(await database.sql`select slug, file_url from public.page_by_slug('zebra')`).toEqual([
    { slug: 'stripes', file_url: '/print/stripes.pdf' },
  ])
})

test('a picture of their own takes the place of a drawing; a stranger’s address is refused', async () => {
  const address = '/storage/v1/object/public/pages/uploaded/a.png'
  await asForGood(
    database.sql,
    'admin',
    (sql) =>
      sql`select public.use_picture((select id from public.coloring_pages where slug = 'stripes'), ${address})`,
  )
  expect(
    await database.sql`select thumbnail_url, file_url from public.coloring_pages where slug = 'stripes'`,
  ).toEqual([{ thumbnail_url: address, file_url: null }])
  const evil = 'https://example.org/a.png'
  expect(
    await refusal(
      as(database.sql, 'admin', (sql) => sql`select public.use_picture(gen_random_uuid(), ${evil})`),
    ),
  ).toBe('22023')
})

test('categories are counted with what visitors do not see', async () => {
  await database.sql`update public.coloring_pages set status = 'draft' where slug = 'friendly-cat'`
  const counts = await as(
    database.sql,
    'admin',
    (sql) => sql`
      select pages, released from public.admin_category_counts()
      where category_id = (select id from public.categories where slug = 'animals')`,
  )
  expect(counts).toEqual([{ pages: 1, released: 0 }])
})
