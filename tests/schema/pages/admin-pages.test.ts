import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '../../support/database/test-database.ts'
import { dryRunAs, runAs, createTestAccounts, USER_IDS, errorCodeOf } from '../../support/accounts/callers.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  await createTestAccounts(database.sql)
  await database.sql`
    insert into public.coloring_pages (slug, title, status, difficulty, is_ai_generated, created_by, download_count)
    values ('bear-abcdefghij', '{"en":"A bear","de":"Ein Bär"}', 'draft', 'hard', true, ${USER_IDS.user}, 0),
      ('zebra', '{"en":"A zebra","de":"Ein Zebra"}', 'released', 'easy', false, ${USER_IDS.admin}, 900),
      ('owl', '{"en":"An owl","de":"Eine Eule"}', 'hidden', 'easy', true, null, 1)`
})
afterAll(() => database.close())

interface Row {
  slug: string
  maker: string | null
  total: string
}

const list = (args: Record<string, string | number | boolean>) =>
  dryRunAs(database.sql, 'admin', async (sql) => {
    const sqlArguments = Object.entries(args).map(
      ([name, value]) => `${name} => '${String(value).replaceAll("'", "''")}'`,
    )
    return sql.unsafe<Row[]>(`select slug, maker, total from public.admin_pages(${sqlArguments.join(', ')})`)
  })
const slugs = async (args: Record<string, string | number | boolean>) =>
  (await list(args)).map(({ slug }) => slug)

test('an admin lists all pages with their total number, newest first, in pages', async () => {
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
])('the arguments %j find %j', async (args, found) => expect(await slugs(args)).toEqual(found))

test('titles are sorted in the language of the reader', async () => {
  const german = await slugs({ sort: 'title', descending: false, lang: 'de', max_results: 100 })
  expect(german.indexOf('bear-abcdefghij')).toBeLessThan(german.indexOf('owl'))
  expect(await slugs({ sort: 'title', descending: true, lang: 'en', max_results: 1 })).not.toEqual([
    'zebra-x',
  ])
})

test('the list names the creator, and shows a deleted page only in the bin', async () => {
  expect((await list({ query: 'bear' }))[0]!.maker).toBe('user')
  await runAs(
    database.sql,
    'admin',
    (sql) => sql`select public.delete_pages(array(select id from public.coloring_pages where slug = 'owl'))`,
  )
  expect(await slugs({ query: 'owl' })).toEqual([])
  expect(await slugs({ query: 'owl', state: 'bin' })).toEqual(['owl'])
})

test('set_page_status releases several pages and writes to the audit log', async () => {
  await runAs(database.sql, 'admin', async (sql) => {
    const [row] = await sql<{ n: number }[]>`
      select public.set_page_status(array(select id from public.coloring_pages where status = 'draft'), 'released') as n`
    expect(row!.n).toBe(1)
  })
  const trail = await database.sql`select subject from public.audit_log where actor = ${USER_IDS.admin}`
  expect(trail).toContainEqual({ subject: 'bear-abcdefghij' })
})

test('a new slug also changes the print URL, and the old slug still finds the page', async () => {
  await database.sql`update public.coloring_pages set file_url = '/print/zebra.pdf' where slug = 'zebra'`
  await runAs(
    database.sql,
    'admin',
    (sql) => sql`update public.coloring_pages set slug = 'stripes' where slug = 'zebra'`,
  )
  expect(await database.sql`select slug, file_url from public.page_by_slug('zebra')`).toEqual([
    { slug: 'stripes', file_url: '/print/stripes.pdf' },
  ])
})

test('an admin replaces a drawing with an uploaded picture; a URL of another site is rejected', async () => {
  const pictureUrl = '/storage/v1/object/public/pages/uploaded/a.png'
  await runAs(
    database.sql,
    'admin',
    (sql) =>
      sql`select public.use_picture((select id from public.coloring_pages where slug = 'stripes'), ${pictureUrl})`,
  )
  expect(
    await database.sql`select thumbnail_url, file_url from public.coloring_pages where slug = 'stripes'`,
  ).toEqual([{ thumbnail_url: pictureUrl, file_url: null }])
  const evil = 'https://example.org/a.png'
  expect(
    await errorCodeOf(
      dryRunAs(database.sql, 'admin', (sql) => sql`select public.use_picture(gen_random_uuid(), ${evil})`),
    ),
  ).toBe('22023')
})

test('the counts of a category include pages that visitors cannot see', async () => {
  await database.sql`update public.coloring_pages set status = 'draft' where slug = 'friendly-cat'`
  const counts = await dryRunAs(
    database.sql,
    'admin',
    (sql) => sql`
      select pages, released from public.admin_category_counts()
      where category_id = (select id from public.categories where slug = 'animals')`,
  )
  expect(counts).toEqual([{ pages: 1, released: 0 }])
})
