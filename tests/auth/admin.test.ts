import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthFixture, PASSWORD, type AuthFixture } from './support/auth-fixture.ts'
import { totp } from './support/totp.ts'

let fixture: AuthFixture
beforeAll(async () => {
  fixture = await createAuthFixture()
})
afterAll(() => fixture.close())

const admin = () => fixture.client({ key: fixture.tokens.apiKeys.secret }).auth.admin
const idOf = async (email: string) =>
  (await fixture.database.sql<{ id: string }[]>`select id from auth.users where email = ${email}`)[0]!.id

describe('the admin API', () => {
  it('lists accounts in pages', async () => {
    for (const name of ['a', 'b', 'c'])
      await admin().createUser({ email: `${name}@list.org`, email_confirm: true })
    const first = await admin().listUsers({ page: 1, perPage: 2 })
    const second = await admin().listUsers({ page: 2, perPage: 2 })
    if (first.error || second.error) throw new Error('listing failed')
    expect(first.data.users).toHaveLength(2)
    expect(first.data).toMatchObject({ nextPage: 2, lastPage: 2, total: 3 })
    const emails = [...first.data.users, ...second.data.users].map(({ email }) => email)
    expect(new Set(emails)).toEqual(new Set(['a@list.org', 'b@list.org', 'c@list.org']))
    expect(JSON.stringify(first.data)).not.toContain('encrypted_password')
  })

  it('bans and unbans accounts, and a banned account can neither sign in nor use its sessions', async () => {
    const client = await fixture.createUser('banned@example.org')
    const id = await idOf('banned@example.org')
    const { data } = await admin().updateUserById(id, { ban_duration: '24h' })
    expect(data.user).toMatchObject({ banned_until: expect.any(String) })
    expect((await client.auth.getUser()).error).not.toBeNull()
    expect((await client.auth.refreshSession()).error).not.toBeNull()
    const signIn = () =>
      fixture.client().auth.signInWithPassword({ email: 'banned@example.org', password: PASSWORD })
    expect((await signIn()).error?.code).toBe('user_banned')
    await admin().updateUserById(id, { ban_duration: 'none' })
    expect((await signIn()).error).toBeNull()
  })

  it('creates an account with an ID, a hash of its password, app metadata and a ban', async () => {
    const id = crypto.randomUUID()
    const [row] = await fixture.database.sql<{ hash: string }[]>`
      select extensions.crypt('imported-Owl-5!', extensions.gen_salt('bf', 6)) as hash`
    const attributes = {
      id,
      email: 'imported@example.org',
      password_hash: row!.hash,
      email_confirm: true,
      app_metadata: { role: 'editor' },
    }
    const { data } = await admin().createUser(attributes)
    expect(data.user).toMatchObject({ id, app_metadata: { role: 'editor', provider: 'email' } })
    const signedIn = await fixture
      .client()
      .auth.signInWithPassword({ email: 'imported@example.org', password: 'imported-Owl-5!' })
    expect(signedIn.data.user?.app_metadata.role).toBe('editor')

    expect((await admin().createUser({ ...attributes, email: 'other@example.org' })).error?.code).toBe(
      'user_already_exists',
    )
    const costly = '$argon2id$v=19$m=4194304,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    for (const password_hash of ['plain', costly]) {
      const { error } = await admin().createUser({ email: 'wrong@example.org', password_hash })
      expect(error?.code).toBe('validation_failed')
    }
    const banned = await admin().createUser({ email: 'born-banned@example.org', ban_duration: '24h' })
    expect(banned.data.user).toMatchObject({ banned_until: expect.any(String) })
  })

  it('changes the password, e-mail and app metadata of an account', async () => {
    await fixture.createUser('changed@example.org')
    const id = await idOf('changed@example.org')
    const attributes = {
      email: 'renamed@example.org',
      password: 'Numbat-11!',
      app_metadata: { plan: 'gold' },
    }
    expect((await admin().updateUserById(id, attributes)).error).toBeNull()
    const { data } = await fixture.client().auth.signInWithPassword({
      email: 'renamed@example.org',
      password: 'Numbat-11!',
    })
    expect(data.user?.app_metadata).toMatchObject({ plan: 'gold', provider: 'email' })
    expect(data.user?.identities?.[0]?.identity_data?.email).toBe('renamed@example.org')
    const taken = await admin().updateUserById(id, { email: 'a@list.org' })
    expect(taken.error?.code).toBe('email_exists')
  })

  it('ends all sessions of an account', async () => {
    const client = await fixture.createUser('revoked@example.org')
    const id = await idOf('revoked@example.org')
    const response = await fixture.request(`/admin/users/${id}/sessions`, {
      method: 'DELETE',
      headers: { apikey: fixture.tokens.apiKeys.secret },
    })
    expect(response.status).toBe(204)
    expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  })

  it('deletes the factor of a user who has lost the authenticator app', async () => {
    const client = await fixture.createUser('lost@example.org')
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
    const code = totp(data!.totp.secret, fixture.clock.now)
    await client.auth.mfa.challengeAndVerify({ factorId: data!.id, code })
    const userId = await idOf('lost@example.org')
    const listed = await admin().mfa.listFactors({ userId })
    expect(listed.data?.factors).toMatchObject([{ id: data!.id, status: 'verified' }])
    expect((await admin().mfa.deleteFactor({ userId, id: data!.id })).error).toBeNull()
    await client.auth.refreshSession()
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal1')
  })

  it('deletes an account with its sessions and factors', async () => {
    const client = await fixture.createUser('deleted@example.org')
    const id = await idOf('deleted@example.org')
    expect((await admin().deleteUser(id, true)).error?.code).toBe('validation_failed')
    expect((await admin().deleteUser(id)).error).toBeNull()
    expect((await client.auth.getUser()).error).not.toBeNull()
    expect((await admin().getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' })
  })

  it('rejects every caller without the secret key on every path', async () => {
    const client = await fixture.createUser('curious@example.org')
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
      expect((await fixture.request(path, { method })).status, `${method} ${path}`).toBe(403)
      expect((await fixture.request(path, { method, headers: asUser })).status, `${method} ${path}`).toBe(403)
      expect((await fixture.request(path, { method, headers: { apikey: '' } })).status).toBe(401)
    }
    expect((await client.auth.getUser()).error).toBeNull()
  })

  it('writes an audit log without secrets', async () => {
    const rows = await fixture.database.sql<
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
