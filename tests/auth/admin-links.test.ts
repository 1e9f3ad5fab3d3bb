import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createAuthFixture,
  fragmentParams,
  PASSWORD,
  SITE,
  type AuthFixture,
} from './support/auth-fixture.ts'

let fixture: AuthFixture
beforeAll(async () => {
  fixture = await createAuthFixture()
})
afterAll(() => fixture.close())

const admin = () => fixture.client({ key: fixture.tokens.apiKeys.secret }).auth.admin

describe('an invitation', () => {
  it('creates an account whose owner signs in by the mailed link', async () => {
    const email = 'invited@example.org'
    const { data, error } = await admin().inviteUserByEmail(email, {
      data: { full_name: 'Ines', language: 'es' },
      redirectTo: `${SITE}/welcome`,
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, invited_at: expect.any(String) as string })
    expect(data.user!.email_confirmed_at).toBeUndefined()
    const mail = await fixture.mailbox.waitFor(email, 'invite')
    expect(mail.language).toBe('es')
    const url = await fixture.submitLinkPage(mail.link!)
    expect(url.pathname).toBe('/welcome')
    const client = fixture.client()
    const { access_token = '', refresh_token = '' } = fragmentParams(url)
    await client.auth.setSession({ access_token, refresh_token })
    expect((await client.auth.updateUser({ password: PASSWORD })).error).toBeNull()
    expect((await fixture.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  })

  it('can be accepted by its code, and not repeated for a registered address', async () => {
    const email = 'code@example.org'
    await admin().inviteUserByEmail(email)
    const { code } = await fixture.mailbox.waitFor(email, 'invite')
    expect((await fixture.client().auth.verifyOtp({ email, token: code!, type: 'invite' })).error).toBeNull()
    expect((await admin().inviteUserByEmail(email)).error?.code).toBe('email_exists')
  })

  it('is only for callers with the secret key', async () => {
    const { error } = await fixture.client().auth.admin.inviteUserByEmail('x@example.org')
    expect(error).toMatchObject({ status: 403, code: 'not_admin' })
  })
})

describe('a generated link', () => {
  const generate = async (params: Parameters<ReturnType<typeof admin>['generateLink']>[0]) => {
    const { data, error } = await admin().generateLink(params)
    if (error) throw error
    return data
  }

  it('of a sign-up confirms the address with its password', async () => {
    const email = 'generated@example.org'
    const { properties, user } = await generate({ type: 'signup', email, password: PASSWORD })
    expect(user).toMatchObject({ email, aud: 'authenticated' })
    expect(properties).toMatchObject({
      verification_type: 'signup',
      email_otp: expect.stringMatching(/^\d{6}$/) as string,
    })
    const { error } = await fixture
      .client()
      .auth.verifyOtp({ token_hash: properties.hashed_token, type: 'signup' })
    expect(error).toBeNull()
    expect((await fixture.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
    expect((await admin().generateLink({ type: 'signup', email, password: PASSWORD })).error?.code).toBe(
      'email_exists',
    )
  })

  it('signs in, recovers and invites without a mail', async () => {
    const email = 'silent@example.org'
    const magic = await generate({ type: 'magiclink', email })
    expect(fragmentParams(await fixture.submitLinkPage(magic.properties.action_link))).toHaveProperty(
      'access_token',
    )
    const recovery = await generate({ type: 'recovery', email, options: { redirectTo: `${SITE}/reset` } })
    expect(recovery.properties.redirect_to).toBe(`${SITE}/reset`)
    expect((await fixture.submitLinkPage(recovery.properties.action_link)).pathname).toBe('/reset')
    const invite = await generate({ type: 'invite', email: 'other@example.org', options: { data: { a: 1 } } })
    expect(invite.user).toMatchObject({ user_metadata: { a: 1 }, invited_at: expect.any(String) as string })
    expect(fixture.mailbox.all.filter(({ to }) => to === email)).toEqual([])
    expect(
      (await admin().generateLink({ type: 'recovery', email: 'nobody@example.org' })).error?.status,
    ).toBe(404)
  })

  it('changes an address when both addresses agree', async () => {
    const [email, newEmail] = ['old@example.org', 'new@example.org']
    await fixture.createUser(email)
    const current = await generate({ type: 'email_change_current', email, newEmail })
    const next = await generate({ type: 'email_change_new', email, newEmail })
    for (const { properties } of [current, next])
      await fixture.client().auth.verifyOtp({ token_hash: properties.hashed_token, type: 'email_change' })
    expect(
      (await fixture.client().auth.signInWithPassword({ email: newEmail, password: PASSWORD })).error,
    ).toBeNull()
  })
})
