import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed } from '#supabase/seed/seed.ts'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import {
  dryRunAs,
  runAs,
  createTestAccounts,
  USER_IDS,
  type Caller,
  errorCodeOf,
} from '#tests/support/accounts/callers.ts'
import { untilLockHeld, untilLockAwaited } from '#tests/support/database/wait-for-locks.ts'

const CODE = 'correct-horse-battery-staple'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  const { sql } = database
  await createTestAccounts(sql)
  // A new site has no admin.
  await sql`alter table public.profiles disable trigger keep_the_last_admin`
  await sql`update public.profiles set subscription_tier = 'free'`
  await sql`alter table public.profiles enable trigger keep_the_last_admin`
})
afterAll(() => database?.close())

async function grant(caller: Caller, code: string): Promise<string> {
  const [row] = await runAs(
    database.sql,
    caller,
    (tx) => tx`select public.grant_admin_with_code(${code}) as result`,
  )
  return row!.result as string
}

const isNeeded = async () =>
  (await dryRunAs(database.sql, 'anon', (tx) => tx`select public.setup_needed() as needed`))[0]!
    .needed as boolean

test('without an admin, setup is needed, and only the server can set the code', async () => {
  expect(await isNeeded()).toBe(true)
  const forged = dryRunAs(database.sql, 'user', (tx) => tx`select public.set_setup_code(${CODE})`)
  expect(await errorCodeOf(forged)).toBe('42501')
  const [row] = await runAs(
    database.sql,
    'service',
    (tx) => tx`select public.set_setup_code(${CODE}) as created`,
  )
  expect(row).toEqual({ created: true })
})

test('the code is stored as a hash', async () => {
  const rows = await database.sql`select encode(code_hash, 'escape') as stored from private.setup_codes`
  expect(rows[0]!.stored).not.toContain('horse')
})

test('a wrong code is rejected, and after five wrong codes every code is rejected', async () => {
  for (let attempt = 0; attempt < 5; attempt++)
    expect(await grant('other', `guess ${attempt}`)).toBe('wrong_code')
  expect(await grant('other', CODE)).toBe('too_many_attempts')
})

test('an anonymous visitor is rejected', async () => {
  expect(await errorCodeOf(grant('anon', CODE))).toBe('42501')
})

test('of two concurrent users with the code, only one becomes admin, once', async () => {
  const { sql } = database
  const first = runAs(sql, 'user', async (tx) => {
    const [row] = await tx`select public.grant_admin_with_code(${CODE}) as result`
    await untilLockAwaited(sql)
    return row!.result as string
  })
  const second = untilLockHeld(sql, 'advisory').then(() => grant('admin', CODE))
  const results = await Promise.all([first, second])
  expect(results).toEqual(['granted', 'already_done'])
  const admins = await sql`select id from public.profiles where subscription_tier = 'admin'`
  expect(admins).toHaveLength(1)
  expect(await isNeeded()).toBe(false)
  expect(await grant('user', CODE)).toBe('already_done')
  const [row] = await runAs(
    database.sql,
    'service',
    (tx) => tx`select public.set_setup_code('another code, later') as created`,
  )
  expect(row).toEqual({ created: false })
})

test('the grant is recorded in the audit log', async () => {
  const trail = await database.sql`select action from public.audit_log`
  expect(trail.map(({ action }) => action as string)).toEqual(['setup.grant_admin'])
})

test('an admin inserts the sample data once, also into an unseeded database', async () => {
  const { sql } = database
  await sql`update public.coloring_pages set deleted_at = now()`
  await sql`delete from public.coloring_pages`
  await sql`delete from public.categories`
  await seed(sql, 'none')
  const [admin] = await sql<
    { id: string }[]
  >`select id from public.profiles where subscription_tier = 'admin'`
  const caller: Caller = admin!.id === USER_IDS.user ? 'user' : 'admin'
  const initialise = () => runAs(sql, caller, (tx) => tx`select public.initialize_sample_data() as added`)
  expect((await initialise())[0]).toEqual({ added: 5 })
  expect((await initialise())[0]).toEqual({ added: 0 })
  const otherUser = dryRunAs(sql, 'other', (tx) => tx`select public.initialize_sample_data()`)
  expect(await errorCodeOf(otherUser)).toBe('42501')
})
