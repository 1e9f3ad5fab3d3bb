import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSql } from '#backend/database/connection.ts'
import { fragment, openStage, PASSWORD, SITE, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

describe('changing the address of an account', () => {
  const move = async (from: string, to: string) => {
    const client = await stage.person(from)
    const { data, error } = await client.auth.updateUser(
      { email: to },
      { emailRedirectTo: `${SITE}/en/dashboard` },
    )
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email: from, new_email: to })
    const [old, fresh] = await Promise.all([
      stage.mailbox.take(from, 'email_change_current'),
      stage.mailbox.take(to, 'email_change_new'),
    ])
    return { client, old, fresh }
  }

  it.each([
    ['the old address first', true],
    ['the new address first', false],
  ])('needs the yes of both, %s', async (_name, oldFirst) => {
    const [from, to] = [`moving-${oldFirst}@example.org`, `moved-${oldFirst}@example.org`]
    const { client, old, fresh } = await move(from, to)
    expect(old.newEmail).toBe(to)
    const [first, second] = oldFirst ? [old, fresh] : [fresh, old]
    expect(fragment(await stage.press(first.link!)).message).toContain('other email')
    expect((await client.auth.getUser()).data.user?.email).toBe(from)
    expect(fragment(await stage.press(second.link!)).type).toBe('email_change')
    expect((await client.auth.getUser()).data.user).toMatchObject({ email: to, identities: [{ email: to }] })
    expect((await stage.client().auth.signInWithPassword({ email: to, password: PASSWORD })).error).toBeNull()
  })

  it('happens when both say yes at the same moment', async () => {
    const { client, old, fresh } = await move('both@example.org', 'together@example.org')
    // A pool of its own: whoever waits in ours must not keep the one who looks from looking.
    const sql = openSql(stage.database.connection, { max: 2, name: 'test watcher' })
    const [locked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const held = sql.begin(async (db) => {
      await db`select 1 from auth.users where email = 'both@example.org' for update`
      locked.resolve()
      await gate.promise
    })
    await locked.promise
    const pressed = Promise.all([stage.press(old.link!), stage.press(fresh.link!)])
    // Both have come as far as they can before either is done.
    const waiting = () => sql`
      select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(async () => (await waiting()).length).toBe(2)
    gate.resolve()
    await Promise.all([held, pressed])
    await sql.end()
    expect((await client.auth.getUser()).data.user?.email).toBe('together@example.org')
  })

  it('answers the first yes of a client with a message and no session', async () => {
    const { client, fresh } = await move('coded@example.org', 'recoded@example.org')
    const { data, error } = await client.auth.verifyOtp({
      email: 'recoded@example.org',
      token: fresh.code!,
      type: 'email_change',
    })
    expect(error).toBeNull()
    expect(data).toEqual({ user: null, session: null })
  })

  it('is refused for an address somebody has', async () => {
    await stage.person('taken@example.org')
    const client = await stage.person('wanting@example.org')
    const { error } = await client.auth.updateUser({ email: 'Taken@example.org' })
    expect(error).toMatchObject({ status: 422, code: 'email_exists' })
  })
})

describe('changing the password', () => {
  it('asks for another one than before, and for a good one', async () => {
    const client = await stage.person('same@example.org')
    expect((await client.auth.updateUser({ password: PASSWORD })).error?.code).toBe('same_password')
    expect((await client.auth.updateUser({ password: 'weak' })).error?.name).toBe('AuthWeakPasswordError')
  })

  it('of a session from yesterday needs a code from the mailbox', async () => {
    const client = await stage.person('yesterday@example.org')
    stage.clock.pass(24 * 3600 + 1)
    await client.auth.refreshSession()
    const late = await client.auth.updateUser({ password: 'Platypus-9!' })
    expect(late.error?.code).toBe('reauthentication_needed')
    expect((await client.auth.reauthenticate()).error).toBeNull()
    const { code } = await stage.mailbox.take('yesterday@example.org', 'reauthenticate')
    const wrong = await client.auth.updateUser({ password: 'Platypus-9!', nonce: '000000' })
    expect(wrong.error?.code).toBe('reauthentication_needed')
    expect((await client.auth.updateUser({ password: 'Platypus-9!', nonce: code })).error).toBeNull()
  })
})

describe('metadata', () => {
  it('is merged, and null takes a value away', async () => {
    const client = await stage.person('meta@example.org')
    await client.auth.updateUser({ data: { full_name: 'Mila', language: 'it' } })
    const { data } = await client.auth.updateUser({ data: { full_name: null, colour: 'red' } })
    expect(data.user?.user_metadata).toEqual({ language: 'it', colour: 'red' })
  })

  it('gives no rights, whatever it says', async () => {
    const client = await stage.person('climber@example.org')
    await client.auth.updateUser({
      data: { role: 'service_role', aal: 'aal2', app_metadata: { role: 'admin' } },
    })
    const { data } = await client.auth.refreshSession()
    const claims = await stage.tokens.access.verify(data.session!.access_token)
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

  it('of a monstrous size or with characters no database keeps is refused', async () => {
    const client = await stage.person('big@example.org')
    for (const value of ['x'.repeat(20_000), 'a\u0000b'])
      expect((await client.auth.updateUser({ data: { value } })).error?.code).toBe('validation_failed')
  })
})
