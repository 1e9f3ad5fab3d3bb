// Every rate limit in the database, tested one below its number and at it. A changed or unchecked limit fails here.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { runAs, createTestAccounts, USER_IDS, errorCodeOf } from '#tests/support/accounts/callers.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  await createTestAccounts(database.sql)
})
afterAll(() => database?.close())
beforeEach(() => database.sql`delete from private.visitor_counts`)

/** Sets the current count of a limit. */
const setCount = (key: string, hits: number) =>
  database.sql`insert into private.visitor_counts (key, since, hits) values (${key}, now(), ${hits})`

const VISITOR = { headers: { 'x-visitor-hash': 'one' } }

test.each([
  ['contact:guest:one', 5, `select public.send_contact_message('A', 'a@example.org', 'S', 'M')`],
  ['contact:everyone', 200, `select public.send_contact_message('A', 'a@example.org', 'S', 'M')`],
  ['pack:guest:one', 30, 'select public.claim_pack()'],
  ['print:guest:one', 300, 'select public.claim_print()'],
  [
    'report:guest:one',
    10,
    `select public.report_page((select id from public.coloring_pages where slug = 'friendly-cat'), 'unsuitable')`,
  ],
])('%s: the request after %i is rejected', async (key, max, statement) => {
  const attempt = () => errorCodeOf(runAs(database.sql, 'anon', (tx) => tx.unsafe(statement), VISITOR))
  await setCount(key, max - 1)
  expect(await attempt()).toBeUndefined()
  expect(await attempt()).toBe('PT429')
})

test.each([
  ['not_found:guest:one', 20, `select public.log_not_found('/limits')`, 'not_found'],
  ['not_found:everyone', 600, `select public.log_not_found('/limits')`, 'not_found'],
  ['search_miss:guest:one', 20, `select public.record_search_miss('zzyzx')`, 'search_miss'],
])('%s: requests after %i are dropped without an error', async (key, max, statement, metric) => {
  const { sql } = database
  await sql`delete from public.daily_counts where metric = ${metric}`
  await setCount(key, max - 1)
  for (let time = 0; time < 3; time++) await runAs(sql, 'anon', (tx) => tx.unsafe(statement), VISITOR)
  const [stored] =
    await sql`select sum(count)::int as number from public.daily_counts where metric = ${metric}`
  expect(stored!.number).toBe(1)
})

test.each([
  [`creation:user:${USER_IDS.user}`, 10],
  [`creation-hour:user:${USER_IDS.user}`, 120],
  ['creation:address:one', 200],
  ['creation-hour:address:one', 2000],
])('%s: no creation after %i', async (key, max) => {
  const allowed = async () => {
    const rows = await runAs(
      database.sql,
      'service',
      (tx) => tx`select public.creation_allowed(${USER_IDS.user}, 'one') as allowed`,
    )
    return (rows as unknown as { allowed: boolean }[])[0]!.allowed
  }
  await setCount(key, max - 1)
  expect(await allowed()).toBe(true)
  expect(await allowed()).toBe(false)
})
