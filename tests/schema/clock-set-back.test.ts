import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database.ts'
import { asForGood, createPeople, ids } from '#tests/support/people.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  await createPeople(database.sql)
})
afterAll(() => database?.close())

const taken = async () =>
  (
    await asForGood(
      database.sql,
      'service',
      (server) => server`select id from public.take_jobs('prompt', 'another', 5, 15) as id`,
    )
  ).length
const mended = async () => {
  const [row] = await asForGood(
    database.sql,
    'service',
    (server) => server`select public.mend_after_clock_change() as mended`,
  )
  return row!.mended as number
}
/** As if everything up to now had been written a day later than it is now. */
const setBack = async () => {
  const { sql } = database
  await sql`update public.ai_prompts set lease_expires_at = lease_expires_at + interval '1 day'`
  await sql`update private.visitor_counts set since = since + interval '1 day'`
}

test('work whose holder died before the clock was set back is taken by the next one, not a day later', async () => {
  const { sql } = database
  await sql`insert into public.ai_prompts (user_id, prompt_text, lease_owner, lease_expires_at)
    values (${ids.user}, 'a cat', 'gone', now() - interval '1 second')`
  await setBack()
  expect(await taken()).toBe(0)
  expect(await mended()).toBe(1)
  expect(await taken()).toBe(1)
})

test('leases that are held in earnest are left alone', async () => {
  expect(await mended()).toBe(0)
  expect(await taken()).toBe(0)
})

test('whoever was at a limit when the clock was set back waits as long as ever, not a day longer', async () => {
  const { sql } = database
  await sql`delete from public.ai_prompts`
  const allowed = async () =>
    (
      await sql<
        { ok: boolean }[]
      >`select private.within_limit('try', 1, interval '1 minute', 'somebody') as ok`
    )[0]!.ok
  expect([await allowed(), await allowed()]).toEqual([true, false])
  await setBack()
  expect(await mended()).toBe(1)
  await sql`update private.visitor_counts set since = since - interval '1 minute'`
  expect(await allowed()).toBe(true)
})
