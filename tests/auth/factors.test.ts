import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, PASSWORD, type Stage } from './support/stage.ts'
import { totp } from './support/totp.ts'

let stage: Stage
const texts: { to: string; code: string }[] = []
beforeAll(async () => {
  stage = await openStage({ sendSms: async (message) => void texts.push(message) })
})
afterAll(() => stage.close())

async function withApp(email: string) {
  const client = await stage.person(email)
  const { data, error } = await client.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'Phone',
    issuer: 'Us',
  })
  if (error) throw error
  const code = () => totp(data.totp.secret, stage.clock.now)
  return { client, factorId: data.id, totp: data.totp, code }
}
const level = async (client: SupabaseClient) =>
  (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel

describe('an authenticator app', () => {
  it('is set up with a picture, a secret and an address, and lifts the session to aal2', async () => {
    const { client, factorId, totp: setUp, code } = await withApp('app@example.org')
    expect(setUp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg[^#]*<\/svg>\s*$/)
    expect(setUp.uri).toMatch(/^otpauth:\/\/totp\/Us:app%40example.org\?/)
    expect(await level(client)).toBe('aal1')
    const events: string[] = []
    client.auth.onAuthStateChange((event) => void events.push(event))
    const { data, error } = await client.auth.mfa.challengeAndVerify({ factorId, code: code() })
    expect(error).toBeNull()
    expect(await level(client)).toBe('aal2')
    expect(events).toContain('MFA_CHALLENGE_VERIFIED')
    const claims = await stage.tokens.access.verify(data!.access_token)
    expect(claims.amr.map(({ method }) => method).sort()).toEqual(['password', 'totp'])

    const { data: factors } = await client.auth.mfa.listFactors()
    expect(factors?.totp).toMatchObject([{ id: factorId, status: 'verified', friendly_name: 'Phone' }])
    expect(JSON.stringify(factors)).not.toContain(setUp.secret)
    await client.auth.refreshSession()
    expect(await level(client)).toBe('aal2')
  })

  it('takes each code once, in this session or another', async () => {
    const { client, factorId, code } = await withApp('once@example.org')
    await client.auth.mfa.challengeAndVerify({ factorId, code: code() })
    const other = stage.client()
    await other.auth.signInWithPassword({ email: 'once@example.org', password: PASSWORD })
    const replay = await other.auth.mfa.challengeAndVerify({ factorId, code: code() })
    expect(replay.error?.code).toBe('mfa_verification_failed')
    stage.clock.pass(30)
    expect((await other.auth.mfa.challengeAndVerify({ factorId, code: code() })).error).toBeNull()
  })

  it('allows a clock that is half a minute off, not more', async () => {
    const { client, factorId, totp: setUp } = await withApp('skewed@example.org')
    const at = (seconds: number) =>
      client.auth.mfa.challengeAndVerify({
        factorId,
        code: totp(setUp.secret, stage.clock.now + seconds * 1000),
      })
    expect((await at(-90)).error?.code).toBe('mfa_verification_failed')
    expect((await at(-30)).error).toBeNull()
  })

  it('gives a challenge five attempts and five minutes', async () => {
    const { client, factorId, code } = await withApp('worn@example.org')
    const { data: challenge } = await client.auth.mfa.challenge({ factorId })
    const verify = (given: string) =>
      client.auth.mfa.verify({ factorId, challengeId: challenge!.id, code: given })
    const wrong = code() === '123456' ? '654321' : '123456'
    for (let i = 0; i < 5; i++) expect((await verify(wrong)).error?.code).toBe('mfa_verification_failed')
    expect((await verify(code())).error?.code).toBe('mfa_challenge_expired')
    const { data: next } = await client.auth.mfa.challenge({ factorId })
    stage.clock.pass(301)
    const late = await client.auth.mfa.verify({ factorId, challengeId: next!.id, code: code() })
    expect(late.error?.code).toBe('mfa_challenge_expired')
  })

  it('stops a guesser with a limit on the account', async () => {
    const { client, factorId, code } = await withApp('guesser@example.org')
    const wrong = code() === '123456' ? '654321' : '123456'
    const answers: (string | undefined)[] = []
    for (let i = 0; i < 12; i++)
      answers.push((await client.auth.mfa.challengeAndVerify({ factorId, code: wrong })).error?.code)
    expect(answers.at(-1)).toBe('over_request_rate_limit')
  })

  it('once verified, ends other sessions and guards every account change', async () => {
    const { client, factorId, code } = await withApp('guarded@example.org')
    const before = stage.client()
    await before.auth.signInWithPassword({ email: 'guarded@example.org', password: PASSWORD })
    await client.auth.mfa.challengeAndVerify({ factorId, code: code() })
    expect((await before.auth.getUser()).error).not.toBeNull()

    const weak = stage.client()
    await weak.auth.signInWithPassword({ email: 'guarded@example.org', password: PASSWORD })
    const refused = await Promise.all([
      weak.auth.updateUser({ password: 'Echidna-9!' }),
      weak.auth.updateUser({ email: 'elsewhere@example.org' }),
      weak.auth.mfa.unenroll({ factorId }),
      weak.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' }),
    ])
    expect(refused.map(({ error }) => error?.code)).toEqual(
      Array.from({ length: 4 }, () => 'insufficient_aal'),
    )
    expect((await client.auth.updateUser({ password: 'Echidna-9!' })).error).toBeNull()
  })

  it('leaves no way in to whoever had the password before and began a factor of their own', async () => {
    const { client, factorId, code } = await withApp('owner@example.org')
    const thief = stage.client()
    await thief.auth.signInWithPassword({ email: 'owner@example.org', password: PASSWORD })
    const { data: begun } = await thief.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Theirs' })
    await client.auth.mfa.challengeAndVerify({ factorId, code: code() })

    await thief.auth.signInWithPassword({ email: 'owner@example.org', password: PASSWORD })
    const finish = (id: string) =>
      thief.auth.mfa.challengeAndVerify({
        factorId: id,
        code: totp(begun!.totp.secret, stage.clock.now),
      })
    expect((await finish(begun!.id)).error?.code).toBe('mfa_factor_not_found')
    // Even one that was somehow left over cannot be finished with the password alone.
    const [left] = await stage.database.sql<{ id: string }[]>`
      insert into auth.mfa_factors (user_id, friendly_name, factor_type, secret)
      select id, 'Left over', 'totp', ${begun!.totp.secret} from auth.users where email = 'owner@example.org' returning id`
    expect((await finish(left!.id)).error?.code).toBe('insufficient_aal')
    expect(await level(thief)).toBe('aal1')
  })

  it('can be taken away, and takes its rank along', async () => {
    const { client, factorId, code } = await withApp('removed@example.org')
    await client.auth.mfa.challengeAndVerify({ factorId, code: code() })
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull()
    await client.auth.refreshSession()
    expect(await level(client)).toBe('aal1')
  })

  it('has a name of its own and belongs to one account', async () => {
    const { client, factorId } = await withApp('named@example.org')
    const again = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
    expect(again.error?.code).toBe('mfa_factor_name_conflict')
    const stranger = await stage.person('stranger@example.org')
    expect((await stranger.auth.mfa.challenge({ factorId })).error?.code).toBe('mfa_factor_not_found')
    expect((await stranger.auth.mfa.unenroll({ factorId })).error?.code).toBe('mfa_factor_not_found')
  })
})

describe('a phone', () => {
  it('gets a code and lifts the session', async () => {
    const client = await stage.person('phone@example.org')
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+4915112345678' })
    expect(error).toBeNull()
    const { data: challenge } = await client.auth.mfa.challenge({ factorId: data!.id, channel: 'sms' })
    const { code } = texts.find(({ to }) => to === '+4915112345678')!
    const verified = await client.auth.mfa.verify({ factorId: data!.id, challengeId: challenge!.id, code })
    expect(verified.error).toBeNull()
    expect(await level(client)).toBe('aal2')
  })

  it('is refused clearly where nobody sends messages', async () => {
    const silent = await openStage({ beside: stage })
    const client = await silent.person('silent@example.org')
    const { error } = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+4915112345678' })
    expect(error).toMatchObject({ status: 422, code: 'mfa_phone_enroll_not_enabled' })
    await silent.close()
  })

  it('gets three messages an hour', async () => {
    const client = await stage.person('chatty@example.org')
    const { data } = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+4915100000000' })
    const codes: (string | undefined)[] = []
    for (let i = 0; i < 4; i++)
      codes.push((await client.auth.mfa.challenge({ factorId: data!.id })).error?.code)
    expect(codes).toEqual([undefined, undefined, undefined, 'over_sms_send_rate_limit'])
  })
})
