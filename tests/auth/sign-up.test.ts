import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

describe('signing up', () => {
  it('mails a link in the account’s language, which redirects with a session and type=signup', async () => {
    const client = fixture.client()
    const { data, error } = await client.auth.signUp({
      email: ' Mila@Example.org ',
      password: PASSWORD,
      options: { data: { full_name: 'Mila', language: 'de' }, emailRedirectTo: `${SITE}/de` },
    })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user).toMatchObject({ email: 'mila@example.org', user_metadata: { full_name: 'Mila' } })

    const early = await client.auth.signInWithPassword({ email: 'mila@example.org', password: PASSWORD })
    expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed' })

    const mail = await fixture.mailbox.waitFor('mila@example.org', 'confirm')
    expect(mail).toMatchObject({ language: 'de', code: expect.stringMatching(/^\d{6}$/) })
    const redirectUrl = await fixture.submitLinkPage(mail.link!)
    expect(redirectUrl.href.startsWith(`${SITE}/de#`)).toBe(true)
    const { access_token, refresh_token, type, token_type, expires_in } = fragmentParams(redirectUrl)
    expect({ type, token_type, expires_in }).toEqual({
      type: 'signup',
      token_type: 'bearer',
      expires_in: '3600',
    })

    const otherDevice = fixture.client()
    const set = await otherDevice.auth.setSession({
      access_token: access_token!,
      refresh_token: refresh_token!,
    })
    expect(set.data.user).toMatchObject({ email: 'mila@example.org', identities: [{ provider: 'email' }] })
    const now = await client.auth.signInWithPassword({ email: 'MILA@example.org', password: PASSWORD })
    expect(now.data.user).toMatchObject({ email: 'mila@example.org', user_metadata: { full_name: 'Mila' } })
  })

  it('keeps the link valid when a mail scanner opens it', async () => {
    await fixture.client().auth.signUp({ email: 'scanned@example.org', password: PASSWORD })
    const { link } = await fixture.mailbox.waitFor('scanned@example.org')
    for (const method of ['HEAD', 'GET', 'GET'])
      expect((await fixture.auth.fetch(new Request(link!, { method }))).status).toBe(200)
    expect(fragmentParams(await fixture.submitLinkPage(link!)).type).toBe('signup')
    expect(fragmentParams(await fixture.submitLinkPage(link!))).toMatchObject({
      error_code: 'otp_expired',
      error: 'access_denied',
    })
  })

  it('is confirmed by the mail’s code', async () => {
    const client = fixture.client()
    await client.auth.signUp({ email: 'coder@example.org', password: PASSWORD })
    const { code } = await fixture.mailbox.waitFor('coder@example.org')
    const { data } = await client.auth.verifyOtp({ email: 'coder@example.org', token: code!, type: 'signup' })
    expect(data.session?.user.email_confirmed_at).toBeTruthy()
  })

  it('is confirmed by the link’s token as token_hash', async () => {
    const client = fixture.client({ flow: 'pkce' })
    await client.auth.signUp({ email: 'hash@example.org', password: PASSWORD })
    const { link } = await fixture.mailbox.waitFor('hash@example.org')
    const token_hash = new URL(link!).searchParams.get('token')!
    const { data } = await client.auth.verifyOtp({ token_hash, type: 'email' })
    expect(data.user?.email).toBe('hash@example.org')
  })

  it('gives the same response for a registered e-mail and informs only its owner', async () => {
    const owner = await fixture.createUser('owner@example.org')
    const otherClient = fixture.client()
    const options = { data: { full_name: 'Someone' } }
    const registered = await otherClient.auth.signUp({
      email: 'owner@example.org',
      password: 'Another-8!',
      options,
    })
    const unregistered = await otherClient.auth.signUp({
      email: 'fresh@example.org',
      password: 'Another-8!',
      options,
    })
    expect(registered.error).toBeNull()
    expect(shape(registered.data)).toEqual(shape(unregistered.data))
    expect(registered.data.user?.id).not.toBe((await owner.auth.getUser()).data.user?.id)
    await fixture.mailbox.waitFor('owner@example.org', 'already_registered')
    const signInWithOldPassword = await otherClient.auth.signInWithPassword({
      email: 'owner@example.org',
      password: PASSWORD,
    })
    expect(signInWithOldPassword.error).toBeNull()
  })

  it('responds with the same ids for an e-mail before, while and after it has an account', async () => {
    const email = 'watched@example.org'
    const ids = async () => {
      const { data } = await fixture.client().auth.signUp({ email, password: PASSWORD })
      return [data.user?.id, data.user?.identities?.[0]?.identity_id, data.user?.identities?.[0]?.id]
    }
    const isNew = await ids()
    const { link } = await fixture.mailbox.waitFor(email, 'confirm')
    const unconfirmed = await ids()
    await fixture.submitLinkPage(link!)
    const registered = await ids()
    await fixture.mailbox.waitFor(email, 'already_registered')
    const [account] = await fixture.database.sql`select id from auth.users where email = ${email}`
    expect([unconfirmed, registered]).toEqual([isNew, isNew])
    expect(isNew).not.toContain(account!.id)
  })

  it('is confirmed only by the link that was mailed for it', async () => {
    const email = 'claimed@example.org'
    await fixture
      .client()
      .auth.signUp({ email, password: PASSWORD, options: { data: { full_name: 'Owner' } } })
    const { link } = await fixture.mailbox.waitFor(email)
    await fixture
      .client()
      .auth.signUp({ email, password: 'Attacker-9!', options: { data: { full_name: 'Attacker' } } })
    await fixture.submitLinkPage(link!)
    const asAttacker = await fixture.client().auth.signInWithPassword({ email, password: 'Attacker-9!' })
    expect(asAttacker.error?.code).toBe('invalid_credentials')
    const asOwner = await fixture.client().auth.signInWithPassword({ email, password: PASSWORD })
    expect(asOwner.data.user?.user_metadata.full_name).toBe('Owner')
  })

  it('creates one account when the form is sent several times at once', async () => {
    const email = 'double@example.org'
    const send = () => fixture.client().auth.signUp({ email, password: PASSWORD })
    const responses = await Promise.all([send(), send(), send()])
    expect(responses.map(({ error }) => error)).toEqual([null, null, null])
    const rows = await fixture.database.sql`select 1 from auth.users where email = ${email}`
    expect(rows.length).toBe(1)
    const { link } = await fixture.mailbox.waitFor(email, 'confirm')
    expect(fragmentParams(await fixture.submitLinkPage(link!)).type).toBe('signup')
  })

  it('rejects what is no e-mail address with the text of Supabase', async () => {
    const { error } = await fixture.client().auth.signUp({ email: 'mila@', password: PASSWORD })
    expect(error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Unable to validate email address: invalid format',
    })
  })

  it('rejects weak passwords with every reason', async () => {
    const { error } = await fixture.client().auth.signUp({ email: 'weak@example.org', password: 'short' })
    expect(error).toMatchObject({
      name: 'AuthWeakPasswordError',
      reasons: ['length', 'characters'],
      message: 'Password should be at least 8 characters. Password should contain a digit.',
      status: 422,
    })
  })

  it('resends the confirmation on request, but not to an unknown e-mail or a confirmed account', async () => {
    const client = fixture.client()
    await client.auth.signUp({ email: 'again@example.org', password: PASSWORD })
    await fixture.mailbox.waitFor('again@example.org')
    expect((await client.auth.resend({ type: 'signup', email: 'again@example.org' })).error).toBeNull()
    const second = await fixture.mailbox.waitFor('again@example.org')
    expect((await client.auth.resend({ type: 'signup', email: 'nobody@example.org' })).error).toBeNull()
    expect(fragmentParams(await fixture.submitLinkPage(second.link!)).type).toBe('signup')
    expect(
      (await client.auth.signInWithPassword({ email: 'again@example.org', password: PASSWORD })).error,
    ).toBeNull()
    const before = fixture.mailbox.all.length
    await client.auth.resend({ type: 'signup', email: 'again@example.org' })
    await client.auth.resetPasswordForEmail('again@example.org')
    await fixture.mailbox.waitFor('again@example.org', 'recover')
    expect(fixture.mailbox.all.length).toBe(before + 1)
  })

  it('is rejected while an admin has closed registration', async () => {
    const closed = await createAuthFixture({
      sharedWith: fixture,
      settings: { registrationOpen: async () => false },
    })
    const { error } = await closed.client().auth.signUp({ email: 'late@example.org', password: PASSWORD })
    expect(error).toMatchObject({ status: 422, code: 'signup_disabled' })
    await closed.close()
  })

  it('reports that an e-mail is registered only on a site without confirmation', async () => {
    const open = await createAuthFixture({ sharedWith: fixture, settings: { confirmEmail: false } })
    const first = await open.client().auth.signUp({ email: 'plain@example.org', password: PASSWORD })
    expect(first.data.session?.access_token).toBeTruthy()
    const second = await open.client().auth.signUp({ email: 'plain@example.org', password: PASSWORD })
    expect(second.error).toMatchObject({ status: 422, code: 'user_already_exists' })
    await open.close()
  })

  it('by phone or anonymously is rejected with Supabase’s error code', async () => {
    const anonymous = await fixture.client().auth.signInAnonymously()
    expect(anonymous.error?.code).toBe('anonymous_provider_disabled')
    const phone = await fixture.client().auth.signUp({ phone: '+4915112345678', password: PASSWORD })
    expect(phone.error?.code).toBe('phone_provider_disabled')
  })
})

/** Replaces every value with its type. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shape)
  if (value === null || typeof value !== 'object') return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
}
