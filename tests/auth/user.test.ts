import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSqlClient } from '#backend/database/sql-client.ts'
import {
  fragmentParams,
  createAuthFixture,
  PASSWORD,
  SITE,
  type AuthFixture,
} from './support/auth-fixture.ts'

let fixture: AuthFixture
beforeAll(async () => {
  fixture = await createAuthFixture()
})
afterAll(() => fixture.close())

describe('changing the e-mail of an account', () => {
  const changeEmail = async (from: string, to: string) => {
    const client = await fixture.createUser(from)
    const { data, error } = await client.auth.updateUser(
      { email: to },
      { emailRedirectTo: `${SITE}/en/dashboard` },
    )
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email: from, new_email: to })
    const [old, fresh] = await Promise.all([
      fixture.mailbox.waitFor(from, 'email_change_current'),
      fixture.mailbox.waitFor(to, 'email_change_new'),
    ])
    return { client, old, fresh }
  }

  it.each([
    ['the old address first', true],
    ['the new address first', false],
  ])('needs the confirmation of both, %s', async (_name, oldFirst) => {
    const [from, to] = [`moving-${oldFirst}@example.org`, `moved-${oldFirst}@example.org`]
    const { client, old, fresh } = await changeEmail(from, to)
    expect(old.newEmail).toBe(to)
    const [first, second] = oldFirst ? [old, fresh] : [fresh, old]
    expect(fragmentParams(await fixture.submitLinkPage(first.link!)).message).toContain('other email')
    expect((await client.auth.getUser()).data.user?.email).toBe(from)
    expect(fragmentParams(await fixture.submitLinkPage(second.link!)).type).toBe('email_change')
    expect((await client.auth.getUser()).data.user).toMatchObject({ email: to, identities: [{ email: to }] })
    expect(
      (await fixture.client().auth.signInWithPassword({ email: to, password: PASSWORD })).error,
    ).toBeNull()
  })

  it('succeeds when both addresses confirm at the same moment', async () => {
    const { client, old, fresh } = await changeEmail('both@example.org', 'together@example.org')
    // A separate pool, because the requests that wait for the lock occupy the fixture's connections.
    const sql = createSqlClient(fixture.database.connection, { max: 2, name: 'test watcher' })
    const [locked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const held = sql.begin(async (db) => {
      await db`select 1 from auth.users where email = 'both@example.org' for update`
      locked.resolve()
      await gate.promise
    })
    await locked.promise
    const pressed = Promise.all([fixture.submitLinkPage(old.link!), fixture.submitLinkPage(fresh.link!)])
    // Both requests wait for the lock.
    const waiting = () => sql`
      select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(async () => (await waiting()).length).toBe(2)
    gate.resolve()
    await Promise.all([held, pressed])
    await sql.end()
    expect((await client.auth.getUser()).data.user?.email).toBe('together@example.org')
  })

  it('responds to the first confirmation with a message and no session', async () => {
    const { client, fresh } = await changeEmail('coded@example.org', 'recoded@example.org')
    const { data, error } = await client.auth.verifyOtp({
      email: 'recoded@example.org',
      token: fresh.code!,
      type: 'email_change',
    })
    expect(error).toBeNull()
    expect(data).toEqual({ user: null, session: null })
  })

  it('to the e-mail of another account looks like any other, and only the owner of that account learns of it', async () => {
    const owner = await fixture.createUser('taken@example.org')
    const [wanting, free] = [
      await fixture.createUser('wanting@example.org'),
      await fixture.createUser('free@example.org'),
    ]
    const taken = await wanting.auth.updateUser({ email: 'Taken@example.org' })
    const unused = await free.auth.updateUser({ email: 'unused@example.org' })
    expect(taken.error).toBeNull()
    expect(taken.data.user?.new_email).toBe('taken@example.org')
    expect(Object.keys(taken.data.user!)).toEqual(Object.keys(unused.data.user!))

    await fixture.mailbox.waitFor('taken@example.org', 'already_registered')
    const confirm = async (email: string) => {
      const { link } = await fixture.mailbox.waitFor(email, 'email_change_current')
      return (await fixture.submitLinkPage(link!)).href
    }
    expect(await confirm('wanting@example.org')).toBe(await confirm('free@example.org'))
    expect((await wanting.auth.getUser()).data.user?.email).toBe('wanting@example.org')
    expect((await owner.auth.getUser()).data.user?.email).toBe('taken@example.org')
    const kinds = fixture.mailbox.all.filter(({ to }) => to === 'taken@example.org').map(({ kind }) => kind)
    expect(kinds).not.toContain('email_change_new')
  })
})

describe('changing the password', () => {
  it('rejects the current password and weak passwords', async () => {
    const client = await fixture.createUser('same@example.org')
    expect((await client.auth.updateUser({ password: PASSWORD })).error?.code).toBe('same_password')
    expect((await client.auth.updateUser({ password: 'weak' })).error?.name).toBe('AuthWeakPasswordError')
  })

  it('in a session from yesterday needs a code from a mail', async () => {
    const client = await fixture.createUser('yesterday@example.org')
    fixture.clock.advance(24 * 3600 + 1)
    await client.auth.refreshSession()
    const late = await client.auth.updateUser({ password: 'Platypus-9!' })
    expect(late.error?.code).toBe('reauthentication_needed')
    expect((await client.auth.reauthenticate()).error).toBeNull()
    const { code } = await fixture.mailbox.waitFor('yesterday@example.org', 'reauthenticate')
    const wrong = await client.auth.updateUser({ password: 'Platypus-9!', nonce: '000000' })
    expect(wrong.error?.code).toBe('reauthentication_needed')
    expect((await client.auth.updateUser({ password: 'Platypus-9!', nonce: code })).error).toBeNull()
  })
})

describe('metadata', () => {
  it('is merged, and null deletes a key', async () => {
    const client = await fixture.createUser('meta@example.org')
    await client.auth.updateUser({ data: { full_name: 'Mila', language: 'it' } })
    const { data } = await client.auth.updateUser({ data: { full_name: null, colour: 'red' } })
    expect(data.user?.user_metadata).toEqual({ language: 'it', colour: 'red' })
  })

  it('cannot grant roles', async () => {
    const client = await fixture.createUser('climber@example.org')
    await client.auth.updateUser({
      data: { role: 'service_role', aal: 'aal2', app_metadata: { role: 'admin' } },
    })
    const { data } = await client.auth.refreshSession()
    const claims = await fixture.tokens.access.verify(data.session!.access_token)
    expect(claims).toMatchObject({ role: 'authenticated', aal: 'aal1', app_metadata: { provider: 'email' } })
    const attributes = {
      role: 'service_role',
      app_metadata: { a: 1 },
      banned_until: null,
      email_confirm: true,
    }
    await client.auth.updateUser(attributes as object)
    const { data: after } = await client.auth.getUser()
    expect(after.user).toMatchObject({ role: 'authenticated', app_metadata: { provider: 'email' } })
  })

  it('is rejected when too large or with a NUL character', async () => {
    const client = await fixture.createUser('big@example.org')
    for (const value of ['x'.repeat(20_000), 'a\u0000b'])
      expect((await client.auth.updateUser({ data: { value } })).error?.code).toBe('validation_failed')
  })
})
