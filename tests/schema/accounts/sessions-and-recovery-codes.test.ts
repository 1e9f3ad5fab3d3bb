import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import {
  dryRunAs,
  runAs,
  createTestAccounts,
  USER_IDS,
  errorCodeOf,
} from '#tests/support/accounts/callers.ts'

let database: TestDatabase
let session: string
beforeAll(async () => {
  database = await productDatabase()
  await createTestAccounts(database.sql)
  session = await signIn('user')
})
afterAll(() => database?.close())

async function signIn(caller: 'user' | 'other', device = 'Mozilla/5.0 (Test)') {
  const id = randomUUID()
  await database.sql`
    insert into auth.sessions (id, user_id, refresh_token_hmac_key, user_agent) values (${id}, ${USER_IDS[caller]}, 'x', ${device})`
  return id
}
const addFactor = () =>
  database.sql`insert into auth.mfa_factors (user_id, factor_type, status) values (${USER_IDS.user}, 'totp', 'verified')`
const claims = (aal: 'aal1' | 'aal2', session_id = session) => ({ claims: { aal, session_id } })

const makeCodes = async () =>
  (
    await runAs(
      database.sql,
      'user',
      (sql) => sql<{ codes: string[] }[]>`select public.make_recovery_codes() as codes`,
      claims('aal2'),
    )
  )[0]!.codes
const useCode = async (code: string, extra = claims('aal1')) =>
  (
    await runAs(
      database.sql,
      'user',
      (sql) => sql<{ right: boolean }[]>`select public.use_recovery_code(${code}) as right`,
      extra,
    )
  )[0]!.right

test('a user lists their own sessions, the current one first', async () => {
  const phone = await signIn('user', 'Phone')
  await signIn('other', 'Not mine')
  const rows = await dryRunAs(
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

test('a session can be ended only by its owner', async () => {
  const [ownSession, otherSession] = [await signIn('user'), await signIn('other')]
  for (const id of [ownSession, otherSession])
    await runAs(database.sql, 'user', (sql) => sql`select public.end_my_session(${id})`, claims('aal1'))
  expect(
    await database.sql`select id from auth.sessions where id in ${database.sql([ownSession, otherSession])}`,
  ).toEqual([{ id: otherSession }])
})

test('a token of an ended session is rejected by all these functions', async () => {
  for (const call of [
    'my_sessions()',
    `end_my_session(gen_random_uuid())`,
    'my_data()',
    `use_recovery_code('x')`,
  ])
    expect(
      await errorCodeOf(
        dryRunAs(
          database.sql,
          'user',
          (sql) => sql.unsafe(`select public.${call}`),
          claims('aal2', randomUUID()),
        ),
      ),
    ).toBe('42501')
})

test('recovery codes are created only in an aal2 session, ten at a time, and invalidate the old ones', async () => {
  await addFactor()
  const attempt = dryRunAs(
    database.sql,
    'user',
    (sql) => sql`select public.make_recovery_codes()`,
    claims('aal1'),
  )
  expect(await errorCodeOf(attempt)).toBe('42501')
  const first = await makeCodes()
  const second = await makeCodes()
  expect(new Set([...first, ...second]).size).toBe(20)
  expect(first.every((code) => /^[0-9a-f]{20}$/.test(code))).toBe(true)
  expect(await useCode(first[0]!)).toBe(false)
  expect(
    await database.sql`select 1 from private.recovery_codes where user_id = ${USER_IDS.user}`,
  ).toHaveLength(10)
})

test('a valid code removes the second factor, ends the other sessions and works once', async () => {
  const codes = await makeCodes()
  const otherSession = await signIn('user')
  expect(await useCode(codes[3]!)).toBe(true)
  expect(await database.sql`select 1 from auth.mfa_factors where user_id = ${USER_IDS.user}`).toHaveLength(0)
  expect(await database.sql`select 1 from auth.sessions where id = ${otherSession}`).toHaveLength(0)
  await addFactor()
  expect(await useCode(codes[3]!)).toBe(false)
})

test('codes of a removed second factor do not work for the next one', async () => {
  const codes = await makeCodes()
  await database.sql`delete from auth.mfa_factors where user_id = ${USER_IDS.user}`
  await database.sql`update private.recovery_codes set created_at = now() - interval '1 day' where user_id = ${USER_IDS.user}`
  await addFactor()
  expect(await useCode(codes[0]!)).toBe(false)
})

test('the code of another user is rejected, and guesses are rate limited', async () => {
  const codes = await makeCodes()
  const other = { claims: { session_id: await signIn('other'), aal: 'aal1' } }
  const [row] = await dryRunAs(
    database.sql,
    'other',
    (sql) => sql`select public.use_recovery_code(${codes[0]!}) as right`,
    other,
  )
  expect(row!.right).toBe(false)
  let errorCode: string | undefined
  for (let guess = 0; guess < 12 && !errorCode; guess++)
    errorCode = await errorCodeOf(useCode('0'.repeat(20)))
  expect(errorCode).toBe('PT429')
})

test('new codes can be created ten times an hour', async () => {
  await database.sql`delete from private.visitor_counts`
  for (let time = 0; time < 10; time++) expect(await makeCodes()).toHaveLength(10)
  expect(await errorCodeOf(makeCodes())).toBe('PT429')
})
