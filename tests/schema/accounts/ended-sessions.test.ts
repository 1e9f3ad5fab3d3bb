import { randomUUID } from 'node:crypto'
import type { TransactionSql } from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestAccounts, dryRunAs, errorCodeOf, USER_IDS } from '#tests/support/accounts/callers.ts'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'

let database: TestDatabase
let page: string
beforeAll(async () => {
  database = await productDatabase()
  await createTestAccounts(database.sql)
  const [row] = await database.sql`select id from public.coloring_pages where status = 'released' limit 1`
  page = row!.id as string
})
afterAll(() => database?.close())

async function signIn(): Promise<{ claims: { session_id: string } }> {
  const session_id = randomUUID()
  await database.sql`
    insert into auth.sessions (id, user_id, refresh_token_hmac_key) values (${session_id}, ${USER_IDS.user}, 'x')`
  return { claims: { session_id } }
}

const WRITES: [string, (sql: TransactionSql) => Promise<unknown>][] = [
  [
    'rating',
    (sql) =>
      sql`insert into public.page_ratings (user_id, page_id, rating) values (${USER_IDS.user}, ${page}, 5)`,
  ],
  ['changing the profile', (sql) => sql`update public.profiles set full_name = 'Eve'`],
  ['deleting favourites', (sql) => sql`delete from public.favourites`],
  ['reporting', (sql) => sql`select public.report_page(${page}, 'other')`],
  ['downloading', (sql) => sql`select public.record_download(${page})`],
]

describe.each(WRITES)('%s', (_name, write) => {
  const attempt = (options: { claims: { session_id: string } }) =>
    dryRunAs(database.sql, 'user', write, options)

  test('is allowed in a live session and refused when it has ended', async () => {
    const options = await signIn()
    await attempt(options)
    await database.sql`delete from auth.sessions where id = ${options.claims.session_id}`
    expect(await errorCodeOf(attempt(options))).toBe('PT401')
  })

  test('is refused to a disabled account although its session is still there', async () => {
    const options = await signIn()
    const ban = (until: Date | null) =>
      database.sql`update auth.users set banned_until = ${until} where id = ${USER_IDS.user}`
    await ban(new Date(Date.now() + 60_000))
    expect(await errorCodeOf(attempt(options))).toBe('PT401')
    await ban(null)
    await attempt(options)
  })

  test('is refused with the session of another user', async () => {
    const { claims } = await signIn()
    await database.sql`update auth.sessions set user_id = ${USER_IDS.other} where id = ${claims.session_id}`
    expect(await errorCodeOf(attempt({ claims }))).toBe('PT401')
  })
})

test('every table refuses writes of an ended session', async () => {
  const open = await database.sql`
    select c.relname from pg_class as c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not exists (
      select 1 from pg_trigger as t where t.tgrelid = c.oid and t.tgname = 'refuse_ended_session'
    )`
  expect(open.map(({ relname }) => relname as string)).toEqual([])
})
