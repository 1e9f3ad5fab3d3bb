import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed } from '#supabase/seed/seed.ts'
import { productDatabase, type TestDatabase } from '#tests/support/database.ts'
import { as, asForGood, createPeople, ids, type Person, refusal } from '#tests/support/people.ts'
import { untilSomebodyHolds, untilSomebodyWaits } from '#tests/support/waiting.ts'

const CODE = 'correct-horse-battery-staple'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  const { sql } = database
  await createPeople(sql)
  // A site on its first day has nobody to run it.
  await sql`alter table public.profiles disable trigger keep_the_last_admin`
  await sql`update public.profiles set subscription_tier = 'free'`
  await sql`alter table public.profiles enable trigger keep_the_last_admin`
})
afterAll(() => database?.close())

async function grant(person: Person, code: string): Promise<string> {
  const [row] = await asForGood(
    database.sql,
    person,
    (me) => me`select public.grant_admin_with_code(${code}) as answer`,
  )
  return row!.answer as string
}

const isNeeded = async () =>
  (await as(database.sql, 'anon', (guest) => guest`select public.setup_needed() as needed`))[0]!
    .needed as boolean

test('while there is no admin, setup is needed and only the server makes a code', async () => {
  expect(await isNeeded()).toBe(true)
  const forged = as(database.sql, 'user', (me) => me`select public.set_setup_code(${CODE})`)
  expect(await refusal(forged)).toBe('42501')
  const [row] = await asForGood(
    database.sql,
    'service',
    (server) => server`select public.set_setup_code(${CODE}) as made`,
  )
  expect(row).toEqual({ made: true })
})

test('the code is kept as a hash', async () => {
  const rows = await database.sql`select encode(code_hash, 'escape') as kept from private.setup_codes`
  expect(rows[0]!.kept).not.toContain('horse')
})

test('a wrong code is refused, and after five of them so is every code for a while', async () => {
  for (let attempt = 0; attempt < 5; attempt++)
    expect(await grant('other', `guess ${attempt}`)).toBe('wrong_code')
  expect(await grant('other', CODE)).toBe('too_many_attempts')
})

test('a guest is refused', async () => {
  expect(await refusal(grant('anon', CODE))).toBe('42501')
})

test('of two people with the code at the same moment, one becomes admin, once', async () => {
  const { sql } = database
  const first = asForGood(sql, 'user', async (me) => {
    const [row] = await me`select public.grant_admin_with_code(${CODE}) as answer`
    await untilSomebodyWaits(sql)
    return row!.answer as string
  })
  const second = untilSomebodyHolds(sql, 'advisory').then(() => grant('admin', CODE))
  const answers = await Promise.all([first, second])
  expect(answers).toEqual(['granted', 'already_done'])
  const admins = await sql`select id from public.profiles where subscription_tier = 'admin'`
  expect(admins).toHaveLength(1)
  expect(await isNeeded()).toBe(false)
  expect(await grant('user', CODE)).toBe('already_done')
  const [row] = await asForGood(
    database.sql,
    'service',
    (server) => server`select public.set_setup_code('another code, later') as made`,
  )
  expect(row).toEqual({ made: false })
})

test('who became admin is written down', async () => {
  const trail = await database.sql`select action from public.audit_log`
  expect(trail.map(({ action }) => action as string)).toEqual(['setup.grant_admin'])
})

test('the second step inserts the sample data once, also where nothing was seeded', async () => {
  const { sql } = database
  await sql`update public.coloring_pages set deleted_at = now()`
  await sql`delete from public.coloring_pages`
  await sql`delete from public.categories`
  await seed(sql, 'none')
  const [admin] = await sql<
    { id: string }[]
  >`select id from public.profiles where subscription_tier = 'admin'`
  const person: Person = admin!.id === ids.user ? 'user' : 'admin'
  const initialise = () => asForGood(sql, person, (me) => me`select public.initialize_sample_data() as added`)
  expect((await initialise())[0]).toEqual({ added: 5 })
  expect((await initialise())[0]).toEqual({ added: 0 })
  const stranger = as(sql, 'other', (me) => me`select public.initialize_sample_data()`)
  expect(await refusal(stranger)).toBe('42501')
})
