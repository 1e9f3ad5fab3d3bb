import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, PASSWORD, type Stage } from './support/stage.ts'
import { totp } from './support/totp.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const admin = () => stage.client({ key: stage.tokens.apiKeys.secret }).auth.admin
const idOf = async (email: string) =>
  (await stage.database.sql<{ id: string }[]>`select id from auth.users where email = ${email}`)[0]!.id

describe('the admin part', () => {
  it('lists accounts page by page', async () => {
    for (const name of ['a', 'b', 'c'])
      await admin().createUser({ email: `${name}@list.org`, email_confirm: true })
    const first = await admin().listUsers({ page: 1, perPage: 2 })
    const second = await admin().listUsers({ page: 2, perPage: 2 })
    if (first.error || second.error) throw new Error('refused')
    expect(first.data.users).toHaveLength(2)
    expect(first.data).toMatchObject({ nextPage: 2, lastPage: 2, total: 3 })
    const emails = [...first.data.users, ...second.data.users].map(({ email }) => email)
    expect(new Set(emails)).toEqual(new Set(['a@list.org', 'b@list.org', 'c@list.org']))
    expect(JSON.stringify(first.data)).not.toContain('encrypted_password')
  })

  it('bans and unbans: nothing of a banned account works', async () => {
    const client = await stage.person('banned@example.org')
    const id = await idOf('banned@example.org')
    const { data } = await admin().updateUserById(id, { ban_duration: '24h' })
    expect(data.user).toMatchObject({ banned_until: expect.any(String) })
    expect((await client.auth.getUser()).error).not.toBeNull()
    expect((await client.auth.refreshSession()).error).not.toBeNull()
    const signIn = () =>
      stage.client().auth.signInWithPassword({ email: 'banned@example.org', password: PASSWORD })
    expect((await signIn()).error?.code).toBe('user_banned')
    await admin().updateUserById(id, { ban_duration: 'none' })
    expect((await signIn()).error).toBeNull()
  })

  it('changes password, address and rights of an account', async () => {
    await stage.person('changed@example.org')
    const id = await idOf('changed@example.org')
    const attributes = {
      email: 'renamed@example.org',
      password: 'Numbat-11!',
      app_metadata: { plan: 'gold' },
    }
    expect((await admin().updateUserById(id, attributes)).error).toBeNull()
    const { data } = await stage.client().auth.signInWithPassword({
      email: 'renamed@example.org',
      password: 'Numbat-11!',
    })
    expect(data.user?.app_metadata).toMatchObject({ plan: 'gold', provider: 'email' })
    const taken = await admin().updateUserById(id, { email: 'a@list.org' })
    expect(taken.error?.code).toBe('email_exists')
  })

  it('signs an account out everywhere', async () => {
    const client = await stage.person('revoked@example.org')
    const id = await idOf('revoked@example.org')
    const response = await stage.ask(`/admin/users/${id}/sessions`, {
      method: 'DELETE',
      headers: { apikey: stage.tokens.apiKeys.secret },
    })
    expect(response.status).toBe(204)
    expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  })

  it('frees somebody who has lost their authenticator', async () => {
    const client = await stage.person('lost@example.org')
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
    const code = totp(data!.totp.secret, stage.clock.now)
    await client.auth.mfa.challengeAndVerify({ factorId: data!.id, code })
    const userId = await idOf('lost@example.org')
    const listed = await admin().mfa.listFactors({ userId })
    expect(listed.data?.factors).toMatchObject([{ id: data!.id, status: 'verified' }])
    expect((await admin().mfa.deleteFactor({ userId, id: data!.id })).error).toBeNull()
    await client.auth.refreshSession()
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal1')
  })

  it('deletes an account with everything that hangs on it', async () => {
    const client = await stage.person('deleted@example.org')
    const id = await idOf('deleted@example.org')
    expect((await admin().deleteUser(id, true)).error?.code).toBe('validation_failed')
    expect((await admin().deleteUser(id)).error).toBeNull()
    expect((await client.auth.getUser()).error).not.toBeNull()
    expect((await admin().getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' })
  })

  it('is closed to everybody but the server, whole and every part of it', async () => {
    const client = await stage.person('curious@example.org')
    const { data } = await client.auth.getSession()
    const id = await idOf('curious@example.org')
    const calls: [string, string][] = [
      ['GET', '/admin/users'],
      ['POST', '/admin/users'],
      ['GET', `/admin/users/${id}`],
      ['PUT', `/admin/users/${id}`],
      ['DELETE', `/admin/users/${id}`],
      ['DELETE', `/admin/users/${id}/sessions`],
      ['GET', `/admin/users/${id}/factors`],
      ['DELETE', `/admin/users/${id}/factors/${id}`],
    ]
    for (const [method, path] of calls) {
      const asUser = { authorization: `Bearer ${data.session!.access_token}` }
      expect((await stage.ask(path, { method })).status, `${method} ${path}`).toBe(403)
      expect((await stage.ask(path, { method, headers: asUser })).status, `${method} ${path}`).toBe(403)
      expect((await stage.ask(path, { method, headers: { apikey: '' } })).status).toBe(401)
    }
    expect((await client.auth.getUser()).error).toBeNull()
  })

  it('writes down who did what, and no secret', async () => {
    const rows = await stage.database.sql<
      { payload: { action: string } }[]
    >`select payload from auth.audit_log_entries`
    const actions = new Set(rows.map(({ payload }) => payload.action))
    for (const action of [
      'user_signedup',
      'login',
      'logout',
      'user_banned',
      'user_unbanned',
      'user_deleted',
      'factor_deleted',
    ])
      expect(actions).toContain(action)
    expect(JSON.stringify(rows)).not.toContain(PASSWORD)
  })
})
