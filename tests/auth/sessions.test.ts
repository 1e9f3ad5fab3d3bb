import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, PASSWORD, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const refresh = async (refreshToken: string, on = stage) => {
  const response = await on.ask('/token?grant_type=refresh_token', {
    method: 'POST',
    body: JSON.stringify({ refresh_token: refreshToken }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}
const tokenOf = async (email: string) => {
  const client = await stage.person(email)
  return (await client.auth.getSession()).data.session!.refresh_token
}

describe('refreshing', () => {
  it('gives new tokens for the same session', async () => {
    const client = await stage.person('renewed@example.org')
    const before = (await client.auth.getSession()).data.session!
    stage.clock.pass(60)
    const { data, error } = await client.auth.refreshSession()
    expect(error).toBeNull()
    expect(data.session!.refresh_token).not.toBe(before.refresh_token)
    const claims = await stage.tokens.access.verify(data.session!.access_token)
    expect(claims.session_id).toBe((await stage.tokens.access.verify(before.access_token)).session_id)
    expect(claims.amr).toEqual([{ method: 'password', timestamp: expect.any(Number) }])
  })

  it('lets two tabs that refresh at once both live', async () => {
    const old = await tokenOf('tabs@example.org')
    const answers = await Promise.all([refresh(old), refresh(old), refresh(old)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const next = new Set(answers.map(({ body }) => body.refresh_token))
    expect(next.size).toBe(1)
    stage.clock.pass(9)
    expect((await refresh(old)).status).toBe(200)
    expect((await refresh([...next][0]!)).status).toBe(200)
  })

  it('ends the whole session when a used token comes back after the interval', async () => {
    const stolen = await tokenOf('robbed@example.org')
    const { body } = await refresh(stolen)
    stage.clock.pass(11)
    const replay = await refresh(stolen)
    expect(replay).toMatchObject({ status: 400, body: { error_code: 'refresh_token_already_used' } })
    expect(await refresh(body.refresh_token!)).toMatchObject({
      status: 400,
      body: { error_code: 'refresh_token_not_found' },
    })
    const [entry] = await stage.database.sql`
      select payload from auth.audit_log_entries where payload ->> 'action' = 'token_revoked'`
    expect(JSON.stringify(entry)).not.toContain(stolen)
  })

  it('ends it for a grandparent too, even inside the interval', async () => {
    const first = await tokenOf('older@example.org')
    const second = (await refresh(first)).body.refresh_token!
    await refresh(second)
    expect((await refresh(first)).body.error_code).toBe('refresh_token_already_used')
  })

  it('refuses what is not a token of ours', async () => {
    const good = await tokenOf('forger@example.org')
    const bytes = Buffer.from(good, 'base64url')
    bytes[bytes.length - 1]! ^= 1
    const counted = Buffer.from(good, 'base64url')
    counted[21]! += 1
    for (const token of [
      '',
      'x',
      `${good}x`,
      good.slice(0, -1),
      bytes.toString('base64url'),
      counted.toString('base64url'),
    ])
      expect(await refresh(token), token).toMatchObject({
        status: 400,
        body: { error_code: 'refresh_token_not_found' },
      })
    expect((await refresh(good)).status).toBe(200)
  })

  it('carries what is true now into the new token', async () => {
    const client = await stage.person('changing@example.org')
    const { data } = await client.auth.getSession()
    await stage.database.sql`
      update auth.users set raw_app_meta_data = raw_app_meta_data || '{"plan":"gold"}' where email = 'changing@example.org'`
    const { body } = await refresh(data.session!.refresh_token)
    expect((await stage.tokens.access.verify(body.access_token!)).app_metadata.plan).toBe('gold')
  })
})

describe('signing out', () => {
  const devices = async (email: string) => {
    const phone = await stage.person(email)
    const [tablet, school] = [stage.client(), stage.client()]
    for (const device of [tablet, school]) await device.auth.signInWithPassword({ email, password: PASSWORD })
    const alive = async () => {
      const asked = await Promise.all([phone, tablet, school].map((device) => device.auth.getUser()))
      return asked.map(({ error }) => error === null)
    }
    return { phone, tablet, alive }
  }

  it('here ends this device alone', async () => {
    const { phone, alive } = await devices('local@example.org')
    expect((await phone.auth.signOut({ scope: 'local' })).error).toBeNull()
    expect(await alive()).toEqual([false, true, true])
  })

  it('of the others leaves this one', async () => {
    const { phone, alive } = await devices('others@example.org')
    await phone.auth.signOut({ scope: 'others' })
    expect(await alive()).toEqual([true, false, false])
  })

  it('everywhere ends all, and their access tokens open no account any more', async () => {
    const { phone, tablet, alive } = await devices('global@example.org')
    const { data } = await tablet.auth.getSession()
    await phone.auth.signOut()
    expect(await alive()).toEqual([false, false, false])
    const { error } = await stage.client().auth.getUser(data.session!.access_token)
    expect(error).toMatchObject({ name: 'AuthSessionMissingError' })
    expect(await refresh(data.session!.refresh_token)).toMatchObject({
      body: { error_code: 'refresh_token_not_found' },
    })
  })

  it('works for a client whose session is long gone', async () => {
    const client = await stage.person('gone@example.org')
    await stage.database.sql`delete from auth.sessions`
    expect((await client.auth.signOut()).error).toBeNull()
    expect((await client.auth.getSession()).data.session).toBeNull()
  })
})

describe('two server processes on one database', () => {
  it('know each other’s sessions, keys and limits', async () => {
    const other = await openStage({ beside: stage })
    const client = await stage.person('shared@example.org')
    const { data } = await client.auth.getSession()
    const there = other.client()
    const { data: seen } = await there.auth.getUser(data.session!.access_token)
    expect(seen.user?.email).toBe('shared@example.org')
    const [here, elsewhere] = await Promise.all([
      refresh(data.session!.refresh_token),
      refresh(data.session!.refresh_token, other),
    ])
    expect([here.status, elsewhere.status]).toEqual([200, 200])
    expect(here.body.refresh_token).toBe(elsewhere.body.refresh_token)
    await other.close()
  })
})
