import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthFixture, PASSWORD, type AuthFixture } from './support/auth-fixture.ts'
import { totp } from './support/totp.ts'

let fixture: AuthFixture
const smsMessages: { to: string; code: string }[] = []
beforeAll(async () => {
  fixture = await createAuthFixture({ sendSms: async (message) => void smsMessages.push(message) })
})
afterAll(() => fixture.close())

async function enrollTotp(email: string) {
  const client = await fixture.createUser(email)
  const { data, error } = await client.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'Phone',
    issuer: 'Us',
  })
  if (error) throw error
  const code = () => totp(data.totp.secret, fixture.clock.now)
  return { client, factorId: data.id, totp: data.totp, code }
}
const level = async (client: SupabaseClient) =>
  (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel

describe('an authenticator app', () => {
  it('is enrolled with a QR code, a secret and a URI, and upgrades the session to aal2', async () => {
    const { client, factorId, totp: setUp, code } = await enrollTotp('app@example.org')
    expect(setUp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg[^#]*<\/svg>\s*$/)
    expect(setUp.uri).toMatch(/^otpauth:\/\/totp\/Us:app%40example.org\?/)
    expect(await level(client)).toBe('aal1')
    const events: string[] = []
    client.auth.onAuthStateChange((event) => void events.push(event))
    const { data, error } = await client.auth.mfa.challengeAndVerify({ factorId, code: code() })
    expect(error).toBeNull()
    expect(await level(client)).toBe('aal2')
    expect(events).toContain('MFA_CHALLENGE_VERIFIED')
    const claims = await fixture.tokens.access.verify(data!.access_token)
    expect(claims.amr.map(({ method }) => method).sort()).toEqual(['password', 'totp'])

    const { data: factors } = await client.auth.mfa.listFactors()
    expect(factors?.totp).toMatchObject([{ id: factorId, status: 'verified', friendly_name: 'Phone' }])
    expect(JSON.stringify(factors)).not.toContain(setUp.secret)
    await client.auth.refreshSession()
    expect(await level(client)).toBe('aal2')
  })

  it('accepts each code only once across all sessions', async () => {
    const { client, factorId, code } = await enrollTotp('once@example.org')
    await client.auth.mfa.challengeAndVerify({ factorId, code: code() })
    const other = fixture.client()
    await other.auth.signInWithPassword({ email: 'once@example.org', password: PASSWORD })
    const replay = await other.auth.mfa.challengeAndVerify({ factorId, code: code() })
    expect(replay.error?.code).toBe('mfa_verification_failed')
    fixture.clock.advance(30)
    expect((await other.auth.mfa.challengeAndVerify({ factorId, code: code() })).error).toBeNull()
  })

  it('accepts codes of a clock that is 30 seconds off, but not 90', async () => {
    const { client, factorId, totp: setUp } = await enrollTotp('skewed@example.org')
    const at = (seconds: number) =>
      client.auth.mfa.challengeAndVerify({
        factorId,
        code: totp(setUp.secret, fixture.clock.now + seconds * 1000),
      })
    expect((await at(-90)).error?.code).toBe('mfa_verification_failed')
    expect((await at(-30)).error).toBeNull()
  })

  it('allows five attempts and five minutes per challenge', async () => {
    const { client, factorId, code } = await enrollTotp('worn@example.org')
    const { data: challenge } = await client.auth.mfa.challenge({ factorId })
    const verify = (submittedCode: string) =>
      client.auth.mfa.verify({ factorId, challengeId: challenge!.id, code: submittedCode })
    const wrong = code() === '123456' ? '654321' : '123456'
    for (let i = 0; i < 5; i++) expect((await verify(wrong)).error?.code).toBe('mfa_verification_failed')
    expect((await verify(code())).error?.code).toBe('mfa_challenge_expired')
    const { data: next } = await client.auth.mfa.challenge({ factorId })
    fixture.clock.advance(301)
    const late = await client.auth.mfa.verify({ factorId, challengeId: next!.id, code: code() })
    expect(late.error?.code).toBe('mfa_challenge_expired')
  })

  it('limits guesses per account', async () => {
    const { client, factorId, code } = await enrollTotp('guesser@example.org')
    const wrong = code() === '123456' ? '654321' : '123456'
    const responses: (string | undefined)[] = []
    for (let i = 0; i < 12; i++)
      responses.push((await client.auth.mfa.challengeAndVerify({ factorId, code: wrong })).error?.code)
    expect(responses.at(-1)).toBe('over_request_rate_limit')
  })

  it('once verified, ends other sessions and is required for every account change', async () => {
    const { client, factorId, code } = await enrollTotp('guarded@example.org')
    const before = fixture.client()
    await before.auth.signInWithPassword({ email: 'guarded@example.org', password: PASSWORD })
    await client.auth.mfa.challengeAndVerify({ factorId, code: code() })
    expect((await before.auth.getUser()).error).not.toBeNull()

    const passwordOnly = fixture.client()
    await passwordOnly.auth.signInWithPassword({ email: 'guarded@example.org', password: PASSWORD })
    const results = await Promise.all([
      passwordOnly.auth.updateUser({ password: 'Echidna-9!' }),
      passwordOnly.auth.updateUser({ email: 'elsewhere@example.org' }),
      passwordOnly.auth.mfa.unenroll({ factorId }),
      passwordOnly.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' }),
    ])
    expect(results.map(({ error }) => error?.code)).toEqual(
      Array.from({ length: 4 }, () => 'insufficient_aal'),
    )
    expect((await client.auth.updateUser({ password: 'Echidna-9!' })).error).toBeNull()
  })

  it('locks out an attacker who knew the password and enrolled a factor before the owner', async () => {
    const { client, factorId, code } = await enrollTotp('owner@example.org')
    const attacker = fixture.client()
    await attacker.auth.signInWithPassword({ email: 'owner@example.org', password: PASSWORD })
    const { data: enrolled } = await attacker.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Theirs' })
    await client.auth.mfa.challengeAndVerify({ factorId, code: code() })

    await attacker.auth.signInWithPassword({ email: 'owner@example.org', password: PASSWORD })
    const finish = (id: string) =>
      attacker.auth.mfa.challengeAndVerify({
        factorId: id,
        code: totp(enrolled!.totp.secret, fixture.clock.now),
      })
    expect((await finish(enrolled!.id)).error?.code).toBe('mfa_factor_not_found')
    // An unverified factor that still exists cannot be verified with the password alone either.
    const [left] = await fixture.database.sql<{ id: string }[]>`
      insert into auth.mfa_factors (user_id, friendly_name, factor_type, secret)
      select id, 'Left over', 'totp', ${enrolled!.totp.secret} from auth.users where email = 'owner@example.org' returning id`
    expect((await finish(left!.id)).error?.code).toBe('insufficient_aal')
    expect(await level(attacker)).toBe('aal1')
  })

  it('can be removed, which downgrades the session to aal1', async () => {
    const { client, factorId, code } = await enrollTotp('removed@example.org')
    await client.auth.mfa.challengeAndVerify({ factorId, code: code() })
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull()
    await client.auth.refreshSession()
    expect(await level(client)).toBe('aal1')
  })

  it('has a unique name and belongs to one account', async () => {
    const { client, factorId } = await enrollTotp('named@example.org')
    const again = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
    expect(again.error?.code).toBe('mfa_factor_name_conflict')
    const otherUser = await fixture.createUser('stranger@example.org')
    expect((await otherUser.auth.mfa.challenge({ factorId })).error?.code).toBe('mfa_factor_not_found')
    expect((await otherUser.auth.mfa.unenroll({ factorId })).error?.code).toBe('mfa_factor_not_found')
  })
})

describe('a phone factor', () => {
  it('receives a code by SMS and upgrades the session to aal2', async () => {
    const client = await fixture.createUser('phone@example.org')
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+4915112345678' })
    expect(error).toBeNull()
    const { data: challenge } = await client.auth.mfa.challenge({ factorId: data!.id, channel: 'sms' })
    const { code } = smsMessages.find(({ to }) => to === '+4915112345678')!
    const verified = await client.auth.mfa.verify({ factorId: data!.id, challengeId: challenge!.id, code })
    expect(verified.error).toBeNull()
    expect(await level(client)).toBe('aal2')
  })

  it('is rejected with a clear error when no SMS provider is configured', async () => {
    const silent = await createAuthFixture({ sharedWith: fixture })
    const client = await silent.createUser('silent@example.org')
    const { error } = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+4915112345678' })
    expect(error).toMatchObject({ status: 422, code: 'mfa_phone_enroll_not_enabled' })
    await silent.close()
  })

  it('receives at most three messages an hour', async () => {
    const client = await fixture.createUser('chatty@example.org')
    const { data } = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+4915100000000' })
    const codes: (string | undefined)[] = []
    for (let i = 0; i < 4; i++)
      codes.push((await client.auth.mfa.challenge({ factorId: data!.id })).error?.code)
    expect(codes).toEqual([undefined, undefined, undefined, 'over_sms_send_rate_limit'])
  })
})
