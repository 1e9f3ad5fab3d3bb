import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '../../support/database/test-database.ts'
import { dryRunAs, runAs, createTestAccounts, USER_IDS } from '../../support/accounts/callers.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  await createTestAccounts(database.sql)
  await database.sql`
    insert into public.coloring_pages (slug, title, created_by, release_requested_at)
    values ('first', '{"en":"First"}', ${USER_IDS.user}, now() - interval '2 days'),
      ('second', '{"en":"Second"}', ${USER_IDS.user}, now() - interval '1 day'),
      ('private', '{"en":"Private"}', ${USER_IDS.user}, null)`
  await database.sql`
    insert into public.ai_prompts (user_id, prompt_text, generated_page_id, status)
    select ${USER_IDS.user}, 'my wish', id, 'completed' from public.coloring_pages where slug = 'first'`
})
afterAll(() => database.close())

const queue = () =>
  dryRunAs(
    database.sql,
    'admin',
    (sql) => sql<{ slug: string; wish: string | null; reports: unknown[] }[]>`
      select slug, wish, reports from public.review_queue()`,
  )
const decide = (slug: string, approve: boolean) =>
  runAs(
    database.sql,
    'admin',
    (sql) => sql`
      select public.review_page((select id from public.coloring_pages where slug = ${slug}), ${approve})`,
  )
const statusOf = async (slug: string) =>
  (
    await database.sql<{ status: string }[]>`select status from public.coloring_pages where slug = ${slug}`
  )[0]!.status
const report = (slug: string, times: number) =>
  database.sql`
    insert into public.page_reports (page_id, reason, visitor)
    select id, 'unsuitable', 'visitor ' || n from public.coloring_pages, generate_series(1, ${times}) as n where slug = ${slug}`

test('the queue lists release requests oldest first with their wish, and no other drafts', async () => {
  expect(await queue()).toEqual([
    { slug: 'first', wish: 'my wish', reports: [] },
    { slug: 'second', wish: null, reports: [] },
  ])
})

test('approval releases a page, rejection keeps the draft, and both remove it from the queue', async () => {
  await decide('first', true)
  await decide('second', false)
  expect([await statusOf('first'), await statusOf('second')]).toEqual(['released', 'draft'])
  expect(await queue()).toEqual([])
})

test('a reported page is kept or hidden, and its reports are resolved', async () => {
  await report('friendly-cat', 1)
  await report('racing-car', 2)
  expect((await queue()).map(({ slug, reports }) => [slug, reports.length]).sort()).toEqual([
    ['friendly-cat', 1],
    ['racing-car', 2],
  ])
  await decide('friendly-cat', true)
  await decide('racing-car', false)
  expect([await statusOf('friendly-cat'), await statusOf('racing-car')]).toEqual(['released', 'hidden'])
  expect(await queue()).toEqual([])
})

test('a draft that reports had hidden becomes a draft again, not a released page', async () => {
  await database.sql`update public.coloring_pages set status = 'hidden' where slug = 'private'`
  await report('private', 3)
  await decide('private', true)
  expect(await statusOf('private')).toBe('draft')
})

test('the creator and admins see that a page was declined, until the creator requests release again', async () => {
  await database.sql`
    insert into public.coloring_pages (slug, title, created_by, release_requested_at)
    values ('declined', '{"en":"Declined"}', ${USER_IDS.user}, now())`
  await decide('declined', false)
  const seenBy = async (caller: 'user' | 'other' | 'admin') =>
    (
      await dryRunAs(
        database.sql,
        caller,
        (sql) => sql`
          select 1 from public.page_declines as d join public.coloring_pages as p on p.id = d.page_id where p.slug = 'declined'`,
      )
    ).length
  expect([await seenBy('user'), await seenBy('other'), await seenBy('admin')]).toEqual([1, 0, 1])
  await runAs(
    database.sql,
    'user',
    (sql) =>
      sql`select public.request_release((select id from public.coloring_pages where slug = 'declined'))`,
  )
  expect(await seenBy('user')).toBe(0)
  await decide('declined', false)
  expect(await seenBy('user')).toBe(1)
})
