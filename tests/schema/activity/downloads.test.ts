import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import {
  dryRunAs,
  runAs,
  createTestAccounts,
  USER_IDS,
  type Caller,
  errorCodeOf,
} from '#tests/support/accounts/callers.ts'

let database: TestDatabase
let page: string
beforeAll(async () => {
  database = await productDatabase()
  await createTestAccounts(database.sql)
})
afterAll(() => database?.close())
beforeEach(async () => {
  const { sql } = database
  await sql`delete from private.recent_downloads`
  await sql`delete from public.download_history`
  const [row] = await sql`
    update public.coloring_pages set download_count = 100, status = 'released' where slug = 'racing-car' returning id`
  page = row!.id as string
})

async function download(caller: Caller, visitor?: string): Promise<number> {
  const headers: Record<string, string> = visitor ? { 'x-visitor-hash': visitor } : {}
  const [row] = await runAs(
    database.sql,
    caller,
    (tx) => tx`select public.record_download(${page}) as count`,
    {
      headers,
    },
  )
  return row!.count as number
}

const history = async () =>
  (await database.sql`select user_id, page_id from public.download_history`).map((row) => ({ ...row }))

test('a download counts once per visitor and minute', async () => {
  expect(await download('anon', 'one')).toBe(101)
  expect(await download('anon', 'one')).toBe(101)
  expect(await download('anon', 'two')).toBe(102)
  await database.sql`update private.recent_downloads set at = now() - interval '61 seconds'`
  expect(await download('anon', 'one')).toBe(103)
})

test('anonymous visitors without a visitor hash count as one', async () => {
  expect(await download('anon')).toBe(101)
  expect(await download('anon')).toBe(101)
})

test('a signed-in user gets an entry in the history, only one for repeated downloads', async () => {
  expect(await download('user', 'shared classroom')).toBe(101)
  expect(await download('user', 'shared classroom')).toBe(101)
  expect(await download('other', 'shared classroom')).toBe(102)
  expect(await history()).toHaveLength(2)
  const insertToo = runAs(
    database.sql,
    'user',
    (tx) => tx`
    insert into public.download_history (user_id, page_id) values (${USER_IDS.user}, ${page})`,
  )
  expect(await errorCodeOf(insertToo)).toBeUndefined()
  expect(await history()).toHaveLength(2)
})

test('no download is lost when many people download at the same moment', async () => {
  await Promise.all(Array.from({ length: 60 }, (_, index) => download('anon', `visitor ${index}`)))
  const [row] = await database.sql`select download_count from public.coloring_pages where id = ${page}`
  expect(row).toEqual({ download_count: 160 })
})

test('a hidden page can be downloaded by admins only', async () => {
  await database.sql`update public.coloring_pages set status = 'hidden' where id = ${page}`
  expect(await errorCodeOf(download('user'))).toBe('PT404')
  expect(await errorCodeOf(download('admin'))).toBeUndefined()
})

test('no caller can write the count or the history of another user', async () => {
  const { sql } = database
  for (const caller of ['anon', 'user', 'admin'] as const) {
    const write = dryRunAs(
      sql,
      caller,
      (tx) => tx`update public.coloring_pages set download_count = 1 where id = ${page}`,
    )
    expect(await errorCodeOf(write)).toBe('42501')
  }
  const forge = dryRunAs(
    sql,
    'user',
    (tx) => tx`
    insert into public.download_history (user_id, page_id) values (${USER_IDS.other}, ${page})`,
  )
  expect(await errorCodeOf(forge)).toBe('42501')
})

test('the history keeps the newest thousand entries', async () => {
  const { sql } = database
  await sql`alter table public.download_history disable trigger bound_history`
  await sql`insert into public.download_history (user_id, page_id, downloaded_at)
    select ${USER_IDS.user}, ${page}, now() - make_interval(hours => n) from generate_series(1, 1200) as n`
  await sql`alter table public.download_history enable trigger bound_history`
  await download('user')
  expect(await history()).toHaveLength(1000)
})
