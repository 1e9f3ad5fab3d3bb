import { afterAll, beforeAll, expect, test } from 'vitest'
import fc from 'fast-check'
import { sanitise } from '#domain/sanitise.ts'
import { productDatabase, type TestDatabase } from '#tests/support/database.ts'
import { as, asForGood, createPeople, ids, refusal } from '#tests/support/people.ts'
import { untilSomebodyHolds, untilSomebodyWaits } from '#tests/support/waiting.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  await createPeople(database.sql)
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

test('an account with an unknown language or no name gets a profile all the same', async () => {
  const id = await signUp('x@example.org', { language: 'klingon' })
  expect(await profileOf(id)).toMatchObject({ full_name: '', language_preference: 'en' })
})

test('the profile follows the e-mail of the account', async () => {
  const id = await signUp('old@example.org', {})
  await database.sql`update auth.users set email = 'new@example.org' where id = ${id}`
  expect(await profileOf(id)).toMatchObject({ email: 'new@example.org' })
})

test('the language of the account and of its profile are one', async () => {
  const { sql } = database
  await asForGood(
    sql,
    'user',
    (me) => me`update public.profiles set language_preference = 'fr' where id = ${ids.user}`,
  )
  const [account] = await sql`select raw_user_meta_data as data from auth.users where id = ${ids.user}`
  expect(account!.data).toMatchObject({ language: 'fr', full_name: 'user' })
  await sql`update auth.users set raw_user_meta_data = '{"language": "it"}' where id = ${ids.user}`
  expect(await profileOf(ids.user)).toMatchObject({ language_preference: 'it' })
})

test('a name changed by its owner is cleaned by the database too', async () => {
  const [changed] = await as(
    database.sql,
    'user',
    (me) => me`
    update public.profiles set full_name = '<img onerror=x>javajavascript:script: Zoë' where id = ${ids.user}
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

test('nobody writes their own tier', async () => {
  const raise = as(
    database.sql,
    'user',
    (me) => me`update public.profiles set subscription_tier = 'admin' where id = ${ids.user}`,
  )
  expect(await refusal(raise)).toBe('42501')
})

test('an admin with a second factor is an admin only in a session that used it', async () => {
  const { sql } = database
  await sql`insert into auth.mfa_factors (user_id, factor_type, status, friendly_name)
    values (${ids.admin}, 'totp', 'verified', 'phone')`
  const count = (claims: Record<string, string>) =>
    as(sql, 'admin', async (me) => (await me`select id from public.profiles`).count, { claims })
  expect(await count({ aal: 'aal1' })).toBe(1)
  expect(await count({ aal: 'aal2' })).toBeGreaterThan(2)
  const rename = (aal: string) =>
    as(sql, 'admin', async (me) => (await me`update public.profiles set full_name = 'x'`).count, {
      claims: { aal },
    })
  expect(await rename('aal1')).toBe(0)
  expect(await rename('aal2')).toBe(1)
  await sql`delete from auth.mfa_factors`
})

test('the last admin can neither step down nor be deleted, and the one before the last can', async () => {
  const { sql } = database
  const stepDown = () => asForGood(sql, 'admin', (me) => me`select public.set_tier(${ids.admin}, 'free')`)
  expect(await refusal(stepDown())).toBe('23514')
  expect(await refusal(sql`delete from auth.users where id = ${ids.admin}`)).toBe('23514')
  await asForGood(sql, 'admin', (me) => me`select public.set_tier(${ids.other}, 'admin')`)
  expect(await refusal(stepDown())).toBeUndefined()
  await asForGood(sql, 'other', (me) => me`select public.set_tier(${ids.admin}, 'admin')`)
})

test('of two admins who step down at the same moment, the second one stays', async () => {
  const { sql } = database
  const [, second] = await Promise.all([
    asForGood(sql, 'admin', async (me) => {
      await me`select public.set_tier(${ids.admin}, 'free')`
      await untilSomebodyWaits(sql)
    }),
    refusal(
      untilSomebodyHolds(sql, 'advisory').then(() =>
        asForGood(sql, 'other', (me) => me`select public.set_tier(${ids.other}, 'free')`),
      ),
    ),
  ])
  expect(second).toBe('23514')
})

test('with an account go its drafts, and what was released stays without its maker', async () => {
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
  const expired = await as(sql, 'service', (server) => server`select slug from public.expired_pages()`)
  expect([...expired]).toEqual([{ slug: 'gone-abcdefghij' }])
})
