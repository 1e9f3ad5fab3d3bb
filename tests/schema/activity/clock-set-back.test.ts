import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { runAs, createTestAccounts, USER_IDS } from '#tests/support/accounts/callers.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  await createTestAccounts(database.sql)
})
afterAll(() => database?.close())

const takeJobs = async () =>
  (
    await runAs(
      database.sql,
      'service',
      (tx) => tx`select id from public.take_jobs('prompt', 'another', 5, 15) as id`,
    )
  ).length
const repairAfterClockChange = async () => {
  const [row] = await runAs(
    database.sql,
    'service',
    (tx) => tx`select public.mend_after_clock_change() as mended`,
  )
  return row!.mended as number
}
/** Moves the stored timestamps one day ahead, as if the clock had been set back by a day after they were written. */
const setBack = async () => {
  const { sql } = database
  await sql`update public.ai_prompts set lease_expires_at = lease_expires_at + interval '1 day'`
  await sql`update private.visitor_counts set since = since + interval '1 day'`
}

test('a job whose process died before the clock was set back is taken by the next process, not a day later', async () => {
  const { sql } = database
  await sql`insert into public.ai_prompts (user_id, prompt_text, lease_owner, lease_expires_at)
    values (${USER_IDS.user}, 'a cat', 'gone', now() - interval '1 second')`
  await setBack()
  expect(await takeJobs()).toBe(0)
  expect(await repairAfterClockChange()).toBe(1)
  expect(await takeJobs()).toBe(1)
})

test('valid leases are not changed', async () => {
  expect(await repairAfterClockChange()).toBe(0)
  expect(await takeJobs()).toBe(0)
})

test('a visitor at a rate limit when the clock was set back does not wait a day longer', async () => {
  const { sql } = database
  await sql`delete from public.ai_prompts`
  const allowed = async () =>
    (
      await sql<
        { ok: boolean }[]
      >`select private.within_limit('try', 1, interval '1 minute', 'visitor') as ok`
    )[0]!.ok
  expect([await allowed(), await allowed()]).toEqual([true, false])
  await setBack()
  expect(await repairAfterClockChange()).toBe(1)
  await sql`update private.visitor_counts set since = since - interval '1 minute'`
  expect(await allowed()).toBe(true)
})
