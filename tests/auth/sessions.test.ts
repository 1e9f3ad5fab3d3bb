import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthFixture, PASSWORD, type AuthFixture } from './support/auth-fixture.ts'

let fixture: AuthFixture
beforeAll(async () => {
  fixture = await createAuthFixture()
})
afterAll(() => fixture.close())

const refresh = async (refreshToken: string, target = fixture) => {
  const response = await target.request('/token?grant_type=refresh_token', {
    method: 'POST',
    body: JSON.stringify({ refresh_token: refreshToken }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}
const tokenOf = async (email: string) => {
  const client = await fixture.createUser(email)
  return (await client.auth.getSession()).data.session!.refresh_token
}

describe('refreshing', () => {
  it('returns new tokens for the same session', async () => {
    const client = await fixture.createUser('renewed@example.org')
    const before = (await client.auth.getSession()).data.session!
    fixture.clock.advance(60)
    const { data, error } = await client.auth.refreshSession()
    expect(error).toBeNull()
    expect(data.session!.refresh_token).not.toBe(before.refresh_token)
    const claims = await fixture.tokens.access.verify(data.session!.access_token)
    expect(claims.session_id).toBe((await fixture.tokens.access.verify(before.access_token)).session_id)
    expect(claims.amr).toEqual([{ method: 'password', timestamp: expect.any(Number) }])
  })

  it('works for several tabs that refresh at the same time', async () => {
    const old = await tokenOf('tabs@example.org')
    const responses = await Promise.all([refresh(old), refresh(old), refresh(old)])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    const next = new Set(responses.map(({ body }) => body.refresh_token))
    expect(next.size).toBe(1)
    fixture.clock.advance(9)
    expect((await refresh(old)).status).toBe(200)
    expect((await refresh([...next][0]!)).status).toBe(200)
  })

  it('ends the session when a used token is sent again after the reuse interval', async () => {
    const stolen = await tokenOf('robbed@example.org')
    const { body } = await refresh(stolen)
    fixture.clock.advance(11)
    const replay = await refresh(stolen)
    expect(replay).toMatchObject({ status: 400, body: { error_code: 'refresh_token_already_used' } })
    expect(await refresh(body.refresh_token!)).toMatchObject({
      status: 400,
      body: { error_code: 'refresh_token_not_found' },
    })
    const [entry] = await fixture.database.sql`
      select payload from auth.audit_log_entries where payload ->> 'action' = 'token_revoked'`
    expect(JSON.stringify(entry)).not.toContain(stolen)
  })

  it('ends the session for a token two generations old, even within the reuse interval', async () => {
    const first = await tokenOf('older@example.org')
    const second = (await refresh(first)).body.refresh_token!
    await refresh(second)
    expect((await refresh(first)).body.error_code).toBe('refresh_token_already_used')
  })

  it('rejects malformed and forged tokens', async () => {
    const valid = await tokenOf('forger@example.org')
    const bytes = Buffer.from(valid, 'base64url')
    bytes[bytes.length - 1]! ^= 1
    const counted = Buffer.from(valid, 'base64url')
    counted[21]! += 1
    for (const token of [
      '',
      'x',
      `${valid}x`,
      valid.slice(0, -1),
      bytes.toString('base64url'),
      counted.toString('base64url'),
    ])
      expect(await refresh(token), token).toMatchObject({
        status: 400,
        body: { error_code: 'refresh_token_not_found' },
      })
    expect((await refresh(valid)).status).toBe(200)
  })

  it('puts the current metadata into the new token', async () => {
    const client = await fixture.createUser('changing@example.org')
    const { data } = await client.auth.getSession()
    await fixture.database.sql`
      update auth.users set raw_app_meta_data = raw_app_meta_data || '{"plan":"gold"}' where email = 'changing@example.org'`
    const { body } = await refresh(data.session!.refresh_token)
    expect((await fixture.tokens.access.verify(body.access_token!)).app_metadata.plan).toBe('gold')
  })
})

describe('signing out', () => {
  const devices = async (email: string) => {
    const phone = await fixture.createUser(email)
    const [tablet, school] = [fixture.client(), fixture.client()]
    for (const device of [tablet, school]) await device.auth.signInWithPassword({ email, password: PASSWORD })
    const activeSessions = async () => {
      const results = await Promise.all([phone, tablet, school].map((device) => device.auth.getUser()))
      return results.map(({ error }) => error === null)
    }
    return { phone, tablet, activeSessions }
  }

  it('with scope local ends only this session', async () => {
    const { phone, activeSessions } = await devices('local@example.org')
    expect((await phone.auth.signOut({ scope: 'local' })).error).toBeNull()
    expect(await activeSessions()).toEqual([false, true, true])
  })

  it('with scope others keeps this session', async () => {
    const { phone, activeSessions } = await devices('others@example.org')
    await phone.auth.signOut({ scope: 'others' })
    expect(await activeSessions()).toEqual([true, false, false])
  })

  it('with scope global ends all sessions and invalidates their access tokens', async () => {
    const { phone, tablet, activeSessions } = await devices('global@example.org')
    const { data } = await tablet.auth.getSession()
    await phone.auth.signOut()
    expect(await activeSessions()).toEqual([false, false, false])
    const { error } = await fixture.client().auth.getUser(data.session!.access_token)
    expect(error).toMatchObject({ name: 'AuthSessionMissingError' })
    expect(await refresh(data.session!.refresh_token)).toMatchObject({
      body: { error_code: 'refresh_token_not_found' },
    })
  })

  it('works for a client whose session no longer exists', async () => {
    const client = await fixture.createUser('gone@example.org')
    await fixture.database.sql`delete from auth.sessions`
    expect((await client.auth.signOut()).error).toBeNull()
    expect((await client.auth.getSession()).data.session).toBeNull()
  })
})

describe('two server processes on one database', () => {
  it('share sessions and signing keys', async () => {
    const other = await createAuthFixture({ sharedWith: fixture })
    const client = await fixture.createUser('shared@example.org')
    const { data } = await client.auth.getSession()
    const otherClient = other.client()
    const { data: seen } = await otherClient.auth.getUser(data.session!.access_token)
    expect(seen.user?.email).toBe('shared@example.org')
    const [first, second] = await Promise.all([
      refresh(data.session!.refresh_token),
      refresh(data.session!.refresh_token, other),
    ])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(first.body.refresh_token).toBe(second.body.refresh_token)
    await other.close()
  })
})
