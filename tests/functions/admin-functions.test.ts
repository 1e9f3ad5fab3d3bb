import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { functions } from '#supabase/functions/function-registry.ts'
import { type Account, type FunctionSite, createFunctionSite } from './function-site.ts'

let site: FunctionSite
let admin: Account
let parent: Account
beforeAll(async () => {
  site = await createFunctionSite()
  admin = await site.createAccount()
  parent = await site.createAccount()
  await site.sql`update public.profiles set subscription_tier = 'admin' where id = ${admin.id}`
})
afterAll(() => site?.close())

async function createAdmin(aal?: 'aal2'): Promise<Account> {
  const account = await site.createAccount(aal)
  await site.sql`update public.profiles set subscription_tier = 'admin' where id = ${account.id}`
  return account
}

const ADMIN_FUNCTIONS = Object.entries(functions)
  .filter(([, { auth }]) => auth === 'admin' || auth === 'admin-with-second-factor')
  .map(([name]) => name)

describe.each(ADMIN_FUNCTIONS)('%s', (name) => {
  test('is refused to an anonymous visitor', async () => {
    expect(await site.call(name, {})).toMatchObject({ status: 401, body: { code: 'sign-in-first' } })
  })

  test('is refused to a user who is no admin, in the user’s language', async () => {
    expect(await site.call(name, {}, { account: parent, language: 'de' })).toMatchObject({
      status: 403,
      body: { code: 'admins-only', error: 'Das dürfen nur Administratoren.' },
    })
  })

  test('is refused to an admin whose session lacks the required second factor', async () => {
    const withSecondFactor = await createAdmin()
    await site.sql`insert into auth.mfa_factors (user_id, factor_type, status) values (${withSecondFactor.id}, 'totp', 'verified')`
    expect(await site.call(name, {}, { account: withSecondFactor })).toMatchObject({
      status: 403,
      body: { code: 'admins-only' },
    })
    await site.sql`update public.profiles set subscription_tier = 'free' where id = ${withSecondFactor.id}`
  })

  test('is not refused to an admin, with a second factor where one is required', async () => {
    const needsSecondFactor = functions[name]!.auth === 'admin-with-second-factor'
    const { status, body } = await site.call(name, {}, { account: admin })
    if (needsSecondFactor) expect([status, body.code]).toEqual([403, 'second-factor-first'])
    const strongAdmin = await createAdmin('aal2')
    const strong = await site.call(name, {}, { account: strongAdmin })
    expect([401, 403]).not.toContain(strong.status)
    if (!needsSecondFactor) expect([401, 403]).not.toContain(status)
    await site.sql`update public.profiles set subscription_tier = 'free' where id = ${strongAdmin.id}`
  })
})

describe('disabling an account', () => {
  const change = (account: string, action: string, by = admin) =>
    site.call('admin-change-account', { account, action }, { account: by })
  const bannedUntil = async ({ id }: Account) =>
    (await site.sql`select banned_until from auth.users where id = ${id}`)[0]!.banned_until as Date | null

  test('bans the account and ends its sessions, and enabling lifts the ban', async () => {
    await site.sql`insert into auth.sessions (id, user_id, created_at, updated_at, refresh_token_hmac_key) values (gen_random_uuid(), ${parent.id}, now(), now(), 'key')`
    expect((await change(parent.id, 'disable')).status).toBe(200)
    expect((await bannedUntil(parent))!.getTime()).toBeGreaterThan(Date.now())
    expect(await site.sql`select 1 from auth.sessions where user_id = ${parent.id}`).toHaveLength(0)
    expect((await change(parent.id, 'enable')).status).toBe(200)
    expect(await bannedUntil(parent)).toBeNull()
  })

  test('is recorded in the audit log with the acting admin', async () => {
    const rows =
      await site.sql`select actor, action, subject from public.audit_log where subject = ${parent.id} order by id`
    expect(rows).toEqual([
      { actor: admin.id, action: 'account.disable', subject: parent.id },
      { actor: admin.id, action: 'account.enable', subject: parent.id },
    ])
  })

  test('is refused for the admin’s own account', async () => {
    expect(await change(admin.id, 'disable')).toMatchObject({ status: 409, body: { code: 'not-yourself' } })
  })

  test('is refused for an unknown account', async () => {
    expect((await change('00000000-0000-4000-8000-00000000dead', 'disable')).status).toBe(404)
  })

  test('removes the rights of an admin at once, although the token is still valid', async () => {
    const second = await createAdmin()
    expect((await site.call('admin-site-status', {}, { account: second })).status).toBe(200)
    await change(second.id, 'disable')
    expect((await site.call('admin-site-status', {}, { account: second })).status).toBe(401)
    // The first admin is now the last one who can sign in.
    await expect(
      site.sql`update auth.users set banned_until = now() + interval '1 day' where id = ${admin.id}`,
    ).rejects.toThrow('last_admin')
    await expect(
      site.sql`update public.profiles set subscription_tier = 'free' where id = ${admin.id}`,
    ).rejects.toThrow('last_admin')
  })
})

test('an admin who has signed out has no rights, although the token is still valid', async () => {
  const signedOut = await createAdmin()
  const requestStatus = () => site.call('admin-site-status', {}, { account: signedOut })
  expect((await requestStatus()).status).toBe(200)
  await site.sql`delete from auth.sessions where user_id = ${signedOut.id}`
  expect(await requestStatus()).toMatchObject({ status: 401, body: { code: 'sign-in-first' } })
  await site.sql`update public.profiles set subscription_tier = 'free' where id = ${signedOut.id}`
})

describe('two admins who remove each other at the same moment', () => {
  const admins = async () =>
    site.sql`select p.id from public.profiles as p join auth.users as u on u.id = p.id
      where p.subscription_tier = 'admin' and (u.banned_until is null or u.banned_until < now())`

  test.each(['disable', 'delete'])(
    '%s: one admin remains, and the other request is refused',
    async (action) => {
      const rivals = [await createAdmin(), await createAdmin()]
      // They must be the only admins.
      await site.sql`update public.profiles set subscription_tier = 'free'
      where subscription_tier = 'admin' and id <> all (${rivals.map(({ id }) => id)})`
      const [first, second] = rivals as [Account, Account]
      const remove = (by: Account, target: Account) =>
        site.call('admin-change-account', { account: target.id, action }, { account: by })
      const responses = await Promise.all([remove(first, second), remove(second, first)])
      expect(await admins()).toHaveLength(1)
      expect(responses.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([403, 409])])
      await site.sql`update public.profiles set subscription_tier = 'admin' where id = ${admin.id}`
    },
  )
})

test('deleting an account deletes its drafts and keeps its released pages without a creator', async () => {
  const maker = await site.createAccount()
  for (const [slug, status] of [
    ['draft-of-maker-abcdefghij', 'draft'],
    ['released-of-maker-abcdefghij', 'released'],
  ] as const)
    await site.sql`insert into public.coloring_pages (slug, title, status, created_by)
      values (${slug}, '{"en":"A page"}', ${status}, ${maker.id})`
  const call = () =>
    site.call('admin-change-account', { account: maker.id, action: 'delete' }, { account: admin })
  expect((await call()).status).toBe(200)
  expect(
    await site.sql`select slug, created_by from public.coloring_pages where slug like '%-of-maker-%'`,
  ).toEqual([{ slug: 'released-of-maker-abcdefghij', created_by: null }])
  expect(await site.sql`select 1 from auth.users where id = ${maker.id}`).toHaveLength(0)
  expect((await call()).status).toBe(404)
})

test('the status reports whether database, storage, mail and AI work, and contains no secret', async () => {
  const { body } = await site.call('admin-site-status', {}, { account: admin })
  const works = { works: true, milliseconds: expect.any(Number) }
  expect(body.status).toMatchObject({
    checks: {
      database: { ...works, kind: 'embedded' },
      storage: { ...works, kind: 'disk' },
      mail: { ...works, kind: 'outbox' },
      ai: { ...works, kind: 'artist' },
    },
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    database: expect.stringMatching(/^PostgreSQL \d+/),
  })
  expect(JSON.stringify(body)).not.toMatch(/postgres(ql)?:\/\/|password|secret|sb_/i)
})

test('a test mail is sent to the calling admin in the admin’s language', async () => {
  const { status, body } = await site.call('admin-test-mail', {}, { account: admin, language: 'nl' })
  expect([status, body.to]).toEqual([200, `${admin.id}@example.org`])
  const outbox = path.join(site.folder, 'outbox')
  const mails = readdirSync(outbox).map((file) => readFileSync(path.join(outbox, file), 'utf8'))
  expect(mails.filter((mail) => mail.includes('Subject: Een testmail van Colorami'))).toHaveLength(1)
})
