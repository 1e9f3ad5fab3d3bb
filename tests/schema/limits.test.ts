// Every limit that counts in the database, one below its number and at it. Whoever lifts one, or forgets to ask it, hears of it here.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database.ts'
import { asForGood, createPeople, ids, refusal } from '#tests/support/people.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  await createPeople(database.sql)
})
afterAll(() => database?.close())
beforeEach(() => database.sql`delete from private.visitor_counts`)

/** As if so many had been counted a moment ago. */
const counted = (key: string, hits: number) =>
  database.sql`insert into private.visitor_counts (key, since, hits) values (${key}, now(), ${hits})`

const VISITOR = { headers: { 'x-visitor-hash': 'one' } }

test.each([
  ['contact:guest:one', 5, `select public.send_contact_message('A', 'a@example.org', 'S', 'M')`],
  ['contact:everyone', 200, `select public.send_contact_message('A', 'a@example.org', 'S', 'M')`],
  ['pack:guest:one', 30, 'select public.claim_pack()'],
  [
    'report:guest:one',
    10,
    `select public.report_page((select id from public.coloring_pages where slug = 'friendly-cat'), 'unsuitable')`,
  ],
])('%s: the one after %i is refused', async (key, most, statement) => {
  const ask = () => refusal(asForGood(database.sql, 'anon', (me) => me.unsafe(statement), VISITOR))
  await counted(key, most - 1)
  expect(await ask()).toBeUndefined()
  expect(await ask()).toBe('PT429')
})

test.each([
  ['not_found:guest:one', 20, `select public.log_not_found('/limits')`, 'not_found'],
  ['not_found:everyone', 600, `select public.log_not_found('/limits')`, 'not_found'],
  ['search_miss:guest:one', 20, `select public.record_search_miss('zzyzx')`, 'search_miss'],
])('%s: what comes after %i is dropped without a word', async (key, most, statement, metric) => {
  const { sql } = database
  await sql`delete from public.daily_counts where metric = ${metric}`
  await counted(key, most - 1)
  for (let time = 0; time < 3; time++) await asForGood(sql, 'anon', (me) => me.unsafe(statement), VISITOR)
  const [kept] = await sql`select sum(count)::int as number from public.daily_counts where metric = ${metric}`
  expect(kept!.number).toBe(1)
})

test.each([
  [`creation:user:${ids.user}`, 10],
  [`creation-hour:user:${ids.user}`, 120],
  ['creation:address:one', 200],
  ['creation-hour:address:one', 2000],
])('%s: no wish after %i', async (key, most) => {
  const allowed = async () => {
    const rows = await asForGood(
      database.sql,
      'service',
      (server) => server`select public.creation_allowed(${ids.user}, 'one') as allowed`,
    )
    return (rows as unknown as { allowed: boolean }[])[0]!.allowed
  }
  await counted(key, most - 1)
  expect(await allowed()).toBe(true)
  expect(await allowed()).toBe(false)
})
