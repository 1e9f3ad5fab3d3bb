import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database.ts'
import { as, asForGood, createPeople, ids, refusal } from '#tests/support/people.ts'

let database: TestDatabase
let session: string
beforeAll(async () => {
  database = await productDatabase()
  await createPeople(database.sql)
  session = await signIn('user')
})
afterAll(() => database?.close())

async function signIn(person: 'user' | 'other', device = 'Mozilla/5.0 (Test)') {
  const id = randomUUID()
  await database.sql`
    insert into auth.sessions (id, user_id, refresh_token_hmac_key, user_agent) values (${id}, ${ids[person]}, 'x', ${device})`
  return id
}
const addFactor = () =>
  database.sql`insert into auth.mfa_factors (user_id, factor_type, status) values (${ids.user}, 'totp', 'verified')`
const claims = (aal: 'aal1' | 'aal2', session_id = session) => ({ claims: { aal, session_id } })

const makeCodes = async () =>
  (
    await asForGood(
      database.sql,
      'user',
      (sql) => sql<{ codes: string[] }[]>`select public.make_recovery_codes() as codes`,
      claims('aal2'),
    )
  )[0]!.codes
const useCode = async (code: string, extra = claims('aal1')) =>
  (
    await asForGood(
      database.sql,
      'user',
      (sql) => sql<{ right: boolean }[]>`select public.use_recovery_code(${code}) as right`,
      extra,
    )
  )[0]!.right

test('people see where they are signed in, this place first, and nobody else’s', async () => {
  const phone = await signIn('user', 'Phone')
  await signIn('other', 'Not mine')
  const rows = await as(
    database.sql,
    'user',
    (sql) => sql`select * from public.my_sessions()`,
    claims('aal1'),
  )
  expect(rows.map(({ id, is_current }) => [id, is_current])).toEqual([
    [session, true],
    [phone, false],
  ])
})

test('a session is ended by its owner and by nobody else', async () => {
  const [mine, theirs] = [await signIn('user'), await signIn('other')]
  for (const id of [mine, theirs])
    await asForGood(database.sql, 'user', (sql) => sql`select public.end_my_session(${id})`, claims('aal1'))
  expect(
    await database.sql`select id from auth.sessions where id in ${database.sql([mine, theirs])}`,
  ).toEqual([{ id: theirs }])
})

test('a token whose session was ended opens none of this', async () => {
  for (const call of [
    'my_sessions()',
    `end_my_session(gen_random_uuid())`,
    'my_data()',
    `use_recovery_code('x')`,
  ])
    expect(
      await refusal(
        as(database.sql, 'user', (sql) => sql.unsafe(`select public.${call}`), claims('aal2', randomUUID())),
      ),
    ).toBe('42501')
})

test('codes are made with the second step only, ten at a time, and the old ones are void', async () => {
  await addFactor()
  const asked = as(database.sql, 'user', (sql) => sql`select public.make_recovery_codes()`, claims('aal1'))
  expect(await refusal(asked)).toBe('42501')
  const first = await makeCodes()
  const second = await makeCodes()
  expect(new Set([...first, ...second]).size).toBe(20)
  expect(first.every((code) => /^[0-9a-f]{20}$/.test(code))).toBe(true)
  expect(await useCode(first[0]!)).toBe(false)
  expect(await database.sql`select 1 from private.recovery_codes where user_id = ${ids.user}`).toHaveLength(
    10,
  )
})

test('the right code takes the second step away, ends the other sessions and is good once', async () => {
  const codes = await makeCodes()
  const elsewhere = await signIn('user')
  expect(await useCode(codes[3]!)).toBe(true)
  expect(await database.sql`select 1 from auth.mfa_factors where user_id = ${ids.user}`).toHaveLength(0)
  expect(await database.sql`select 1 from auth.sessions where id = ${elsewhere}`).toHaveLength(0)
  await addFactor()
  expect(await useCode(codes[3]!)).toBe(false)
})

test('codes of a second step that was turned off do not open the next one', async () => {
  const codes = await makeCodes()
  await database.sql`delete from auth.mfa_factors where user_id = ${ids.user}`
  await database.sql`update private.recovery_codes set created_at = now() - interval '1 day' where user_id = ${ids.user}`
  await addFactor()
  expect(await useCode(codes[0]!)).toBe(false)
})

test('another’s code opens nothing, and guessing ends soon', async () => {
  const codes = await makeCodes()
  const other = { claims: { session_id: await signIn('other'), aal: 'aal1' } }
  const [row] = await as(
    database.sql,
    'other',
    (sql) => sql`select public.use_recovery_code(${codes[0]!}) as right`,
    other,
  )
  expect(row!.right).toBe(false)
  let refused: string | undefined
  for (let guess = 0; guess < 12 && !refused; guess++) refused = await refusal(useCode('0'.repeat(20)))
  expect(refused).toBe('PT429')
})

test('new codes are made ten times an hour and not more often', async () => {
  await database.sql`delete from private.visitor_counts`
  for (let time = 0; time < 10; time++) expect(await makeCodes()).toHaveLength(10)
  expect(await refusal(makeCodes())).toBe('PT429')
})
