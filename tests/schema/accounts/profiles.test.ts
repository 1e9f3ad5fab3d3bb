import { afterAll, beforeAll, expect, test } from 'vitest'
import fc from 'fast-check'
import { sanitise } from '#domain/text/sanitise.ts'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import {
  dryRunAs,
  runAs,
  createTestAccounts,
  USER_IDS,
  errorCodeOf,
} from '#tests/support/accounts/callers.ts'
import { untilLockHeld, untilLockAwaited } from '#tests/support/database/wait-for-locks.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  await createTestAccounts(database.sql)
})
afterAll(() => database?.close())

const profileOf = async (id: string) =>
  (await database.sql`select * from public.profiles where id = ${id}`)[0]

async function signUp(email: string, metadata: Record<string, string>): Promise<string> {
  const { sql } = database
  const [user] = await sql<{ id: string }[]>`
    insert into auth.users (email, raw_user_meta_data) values (${email}, ${sql.json(metadata)}) returning id`
  return user!.id
}

test('a new account has a free profile with its cleaned name and language', async () => {
  const id = await signUp('ann@example.org', {
    full_name: ' <b>Ann</b> ',
    language: 'nl',
    subscription_tier: 'admin',
  })
  expect(await profileOf(id)).toMatchObject({
    email: 'ann@example.org',
    full_name: 'bAnn/b',
    language_preference: 'nl',
    subscription_tier: 'free',
  })
})

test('an account with an unknown language or no name also gets a profile', async () => {
  const id = await signUp('x@example.org', { language: 'klingon' })
  expect(await profileOf(id)).toMatchObject({ full_name: '', language_preference: 'en' })
})

test('a new e-mail of the account is copied to the profile', async () => {
  const id = await signUp('old@example.org', {})
  await database.sql`update auth.users set email = 'new@example.org' where id = ${id}`
  expect(await profileOf(id)).toMatchObject({ email: 'new@example.org' })
})

test('the languages of the account and its profile stay equal', async () => {
  const { sql } = database
  await runAs(
    sql,
    'user',
    (tx) => tx`update public.profiles set language_preference = 'fr' where id = ${USER_IDS.user}`,
  )
  const [account] = await sql`select raw_user_meta_data as data from auth.users where id = ${USER_IDS.user}`
  expect(account!.data).toMatchObject({ language: 'fr', full_name: 'user' })
  await sql`update auth.users set raw_user_meta_data = '{"language": "it"}' where id = ${USER_IDS.user}`
  expect(await profileOf(USER_IDS.user)).toMatchObject({ language_preference: 'it' })
})

test('the database also cleans a name that its owner changes', async () => {
  const [changed] = await dryRunAs(
    database.sql,
    'user',
    (tx) => tx`
    update public.profiles set full_name = '<img onerror=x>javajavascript:script: Zoë' where id = ${USER_IDS.user}
    returning full_name`,
  )
  expect(changed).toEqual({ full_name: 'img x Zoë' })
})

test('the database cleans a text exactly as the browser does', async () => {
  const pieces = fc.constantFrom(
    '<',
    '>',
    'java',
    'script:',
    'JavaScript:',
    'on',
    'click',
    '\u202E',
    '\u2066',
    ' ',
    '=',
    'é',
    'x',
  )
  const texts = fc.sample(fc.string({ unit: pieces, maxLength: 40 }), 300)
  const rows = await database.sql<{ clean: string }[]>`
    select private.clean_text(dirty) as clean from unnest(${texts}::text[]) with ordinality as t (dirty, n) order by n`
  expect(rows.map(({ clean }) => clean)).toEqual(texts.map(sanitise))
})

test('a user cannot change their own tier', async () => {
  const raise = dryRunAs(
    database.sql,
    'user',
    (tx) => tx`update public.profiles set subscription_tier = 'admin' where id = ${USER_IDS.user}`,
  )
  expect(await errorCodeOf(raise)).toBe('42501')
})

test('an admin with a second factor has admin rights only in aal2 sessions', async () => {
  const { sql } = database
  await sql`insert into auth.mfa_factors (user_id, factor_type, status, friendly_name)
    values (${USER_IDS.admin}, 'totp', 'verified', 'phone')`
  const count = (claims: Record<string, string>) =>
    dryRunAs(sql, 'admin', async (tx) => (await tx`select id from public.profiles`).count, { claims })
  expect(await count({ aal: 'aal1' })).toBe(1)
  expect(await count({ aal: 'aal2' })).toBeGreaterThan(2)
  const rename = (aal: string) =>
    dryRunAs(sql, 'admin', async (tx) => (await tx`update public.profiles set full_name = 'x'`).count, {
      claims: { aal },
    })
  expect(await rename('aal1')).toBe(0)
  expect(await rename('aal2')).toBe(1)
  await sql`delete from auth.mfa_factors`
})

test('the last admin can neither step down nor be deleted, but one of two admins can', async () => {
  const { sql } = database
  const stepDown = () => runAs(sql, 'admin', (tx) => tx`select public.set_tier(${USER_IDS.admin}, 'free')`)
  expect(await errorCodeOf(stepDown())).toBe('23514')
  expect(await errorCodeOf(sql`delete from auth.users where id = ${USER_IDS.admin}`)).toBe('23514')
  await runAs(sql, 'admin', (tx) => tx`select public.set_tier(${USER_IDS.other}, 'admin')`)
  expect(await errorCodeOf(stepDown())).toBeUndefined()
  await runAs(sql, 'other', (tx) => tx`select public.set_tier(${USER_IDS.admin}, 'admin')`)
})

test('of two admins who step down at the same moment, the second stays admin', async () => {
  const { sql } = database
  const [, second] = await Promise.all([
    runAs(sql, 'admin', async (tx) => {
      await tx`select public.set_tier(${USER_IDS.admin}, 'free')`
      await untilLockAwaited(sql)
    }),
    errorCodeOf(
      untilLockHeld(sql, 'advisory').then(() =>
        runAs(sql, 'other', (tx) => tx`select public.set_tier(${USER_IDS.other}, 'free')`),
      ),
    ),
  ])
  expect(second).toBe('23514')
})

test('deleting an account deletes its drafts and keeps its released pages without a creator', async () => {
  const { sql } = database
  const id = await signUp('maker@example.org', {})
  await sql`insert into public.coloring_pages (slug, title, status, created_by) values
    ('gone-abcdefghij', '"Gone"', 'draft', ${id}), ('kept-abcdefghij', '"Kept"', 'released', ${id})`
  await sql`delete from auth.users where id = ${id}`
  const left = await sql`select slug, created_by, deleted_at is null as there from public.coloring_pages
    where slug like '%-abcdefghij' order by slug`
  expect([...left]).toEqual([
    { slug: 'gone-abcdefghij', created_by: null, there: false },
    { slug: 'kept-abcdefghij', created_by: null, there: true },
  ])
  const expired = await dryRunAs(sql, 'service', (tx) => tx`select slug from public.expired_pages()`)
  expect([...expired]).toEqual([{ slug: 'gone-abcdefghij' }])
})
