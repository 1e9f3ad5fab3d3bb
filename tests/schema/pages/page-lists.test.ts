import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { dryRunAs, createTestAccounts, USER_IDS, type Caller } from '#tests/support/accounts/callers.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  const { sql } = database
  await createTestAccounts(sql)
  await sql`insert into public.coloring_pages (slug, title, status, created_by) values
    ('draft-abcdefghij', '"Draft"', 'draft', ${USER_IDS.user}), ('hidden-abcdefghij', '"Hidden"', 'hidden', ${USER_IDS.user})`
})
afterAll(() => database?.close())

const slugs = (caller: Caller, call: string) =>
  dryRunAs(database.sql, caller, async (tx) => {
    const rows = await tx.unsafe<{ slug: string }[]>(`select slug from public.${call}`)
    return rows.map(({ slug }) => slug)
  })

const idOf = async (slug: string) =>
  (await database.sql`select id from public.coloring_pages where slug = ${slug}`)[0]!.id as string

test('random pages are released pages, none twice, and include all of a small library', async () => {
  const allPages = await slugs('anon', 'random_pages(20)')
  expect(allPages.sort()).toEqual([
    'friendly-cat',
    'happy-family',
    'racing-car',
    'soccer-player',
    'traditional-festival',
  ])
  for (let round = 0; round < 20; round++) {
    const randomPages = await slugs('anon', 'random_pages(3)')
    expect(new Set(randomPages).size).toBe(3)
  }
  expect(await slugs('anon', `random_pages(20, 'hard')`)).toEqual(['traditional-festival'])
  expect(await slugs('anon', 'random_pages(0)')).toEqual([])
})

test('in a large library too, random pages are distinct and every page can appear', async () => {
  const { sql } = database
  await dryRunAs(sql, 'service', async (tx) => {
    await tx`insert into public.coloring_pages (slug, title, status)
      select 'large-' || n, '"Large"', 'released' from generate_series(1, 600) as n`
    const seen = new Set<string>()
    for (let round = 0; round < 40; round++) {
      const pages = await tx<{ slug: string }[]>`select slug from public.random_pages(100)`
      expect(new Set(pages.map(({ slug }) => slug)).size).toBe(100)
      for (const { slug } of pages) seen.add(slug)
    }
    // A page is missing from one round with a probability of about 5/6, and from all forty with about 1/1000.
    expect(seen.size).toBeGreaterThan(550)
  })
})

test('a draft is readable by its exact slug but listed only for its creator', async () => {
  expect(await slugs('anon', `page_by_slug('draft-abcdefghij')`)).toEqual(['draft-abcdefghij'])
  expect(await slugs('anon', `page_by_slug('draft')`)).toEqual([])
  expect(await slugs('anon', `page_by_slug('draft%')`)).toEqual([])
  expect(await slugs('anon', `coloring_pages where status <> 'released'`)).toEqual([])
  expect(await slugs('other', `coloring_pages where status <> 'released'`)).toEqual([])
  expect(await slugs('user', `coloring_pages where status = 'draft'`)).toEqual(['draft-abcdefghij'])
})

test('the creator of a draft is visible to the creator and to admins only, that of a released page to all', async () => {
  const makerOf = (caller: Caller, slug: string) =>
    dryRunAs(database.sql, caller, async (sql) => {
      const [row] = await sql`select created_by from public.page_by_slug(${slug})`
      return row!.created_by as string | null
    })
  const draft = 'draft-abcdefghij'
  for (const caller of ['anon', 'other'] as const) expect(await makerOf(caller, draft)).toBeNull()
  for (const caller of ['user', 'admin'] as const) expect(await makerOf(caller, draft)).toBe(USER_IDS.user)
  await database.sql`update public.coloring_pages set status = 'released' where slug = ${draft}`
  expect(await makerOf('anon', draft)).toBe(USER_IDS.user)
  await database.sql`update public.coloring_pages set status = 'draft' where slug = ${draft}`
})

test('a hidden page is readable by its creator and by admins only', async () => {
  expect(await slugs('anon', `page_by_slug('hidden-abcdefghij')`)).toEqual([])
  expect(await slugs('other', `page_by_slug('hidden-abcdefghij')`)).toEqual([])
  expect(await slugs('user', `page_by_slug('hidden-abcdefghij')`)).toEqual(['hidden-abcdefghij'])
  expect(await slugs('admin', `page_by_slug('hidden-abcdefghij')`)).toEqual(['hidden-abcdefghij'])
})

test('an old slug finds the page until another page uses it', async () => {
  const { sql } = database
  await sql`update public.coloring_pages set slug = 'happy-family-2' where slug = 'happy-family'`
  expect(await slugs('anon', `page_by_slug('happy-family')`)).toEqual(['happy-family-2'])
  await sql`update public.coloring_pages set slug = 'happy-family' where slug = 'happy-family-2'`
  expect(await slugs('anon', `page_by_slug('happy-family')`)).toEqual(['happy-family'])
  expect(await slugs('anon', `page_by_slug('happy-family-2')`)).toEqual(['happy-family'])
})

test('top pages are ordered by downloads', async () => {
  expect(await slugs('anon', 'top_pages()')).toEqual([
    'soccer-player',
    'happy-family',
    'racing-car',
    'traditional-festival',
    'friendly-cat',
  ])
  expect(await slugs('anon', 'top_pages(2, 1)')).toEqual(['happy-family', 'racing-car'])
})

test('similar pages start with the same category and never include the page itself', async () => {
  const { sql } = database
  await sql`insert into public.coloring_pages (slug, title, status, category_id)
    select 'lazy-cat', '{"en": "Lazy Cat"}', 'released', id from public.categories where slug = 'animals'`
  const similar = await slugs('anon', `similar_pages('${await idOf('friendly-cat')}', 3)`)
  expect(similar[0]).toBe('lazy-cat')
  expect(similar).toHaveLength(3)
  expect(similar).not.toContain('friendly-cat')
})

test('the neighbours of a page are the previous and next page of its category', async () => {
  const { sql } = database
  await sql`insert into public.coloring_pages (slug, title, status, category_id, created_at)
    select slug, '"Animal"', 'released', category_id, created
    from (values ('older', timestamptz '2020-01-01'), ('oldest', '2019-01-01')) as pages (slug, created),
      (select id as category_id from public.categories where slug = 'animals') as animals`
  const around = await dryRunAs(
    sql,
    'anon',
    async (tx) => tx`
    select direction, slug from public.neighbours((select id from public.coloring_pages where slug = 'older'))`,
  )
  expect(around.map((row) => ({ ...row }))).toEqual([
    { direction: 'previous', slug: expect.stringMatching(/cat$/) },
    { direction: 'next', slug: 'oldest' },
  ])
})

test('the pages of a category are counted by difficulty', async () => {
  const counts = await dryRunAs(
    database.sql,
    'anon',
    (tx) => tx`
    select slug, total, easy, medium, hard from public.category_counts('people')`,
  )
  expect({ ...counts[0] }).toEqual({ slug: 'people', total: 1, easy: 1, medium: 0, hard: 0 })
  expect((await dryRunAs(database.sql, 'anon', (tx) => tx`select from public.category_counts()`)).count).toBe(
    5,
  )
})
