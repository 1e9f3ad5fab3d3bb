import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fragment, openStage, PASSWORD, SITE, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

describe('signing up', () => {
  it('mails a link in the language of the account, which lands with a session and type=signup', async () => {
    const client = stage.client()
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

    const mail = await stage.mailbox.take('mila@example.org', 'confirm')
    expect(mail).toMatchObject({ language: 'de', code: expect.stringMatching(/^\d{6}$/) })
    const landed = await stage.press(mail.link!)
    expect(landed.href.startsWith(`${SITE}/de#`)).toBe(true)
    const { access_token, refresh_token, type, token_type, expires_in } = fragment(landed)
    expect({ type, token_type, expires_in }).toEqual({
      type: 'signup',
      token_type: 'bearer',
      expires_in: '3600',
    })

    const elsewhere = stage.client()
    const set = await elsewhere.auth.setSession({
      access_token: access_token!,
      refresh_token: refresh_token!,
    })
    expect(set.data.user).toMatchObject({ email: 'mila@example.org', identities: [{ provider: 'email' }] })
    const now = await client.auth.signInWithPassword({ email: 'MILA@example.org', password: PASSWORD })
    expect(now.data.user?.id).toBe(data.user?.id)
  })

  it('does not let a mail scanner spend the link', async () => {
    await stage.client().auth.signUp({ email: 'scanned@example.org', password: PASSWORD })
    const { link } = await stage.mailbox.take('scanned@example.org')
    for (const method of ['HEAD', 'GET', 'GET'])
      expect((await stage.auth.fetch(new Request(link!, { method }))).status).toBe(200)
    expect(fragment(await stage.press(link!)).type).toBe('signup')
    expect(fragment(await stage.press(link!))).toMatchObject({
      error_code: 'otp_expired',
      error: 'access_denied',
    })
  })

  it('confirms by the code of the mail as well', async () => {
    const client = stage.client()
    await client.auth.signUp({ email: 'coder@example.org', password: PASSWORD })
    const { code } = await stage.mailbox.take('coder@example.org')
    const { data } = await client.auth.verifyOtp({ email: 'coder@example.org', token: code!, type: 'signup' })
    expect(data.session?.user.email_confirmed_at).toBeTruthy()
  })

  it('confirms by the token of the link as a hash', async () => {
    const client = stage.client({ flow: 'pkce' })
    await client.auth.signUp({ email: 'hash@example.org', password: PASSWORD })
    const { link } = await stage.mailbox.take('hash@example.org')
    const token_hash = new URL(link!).searchParams.get('token')!
    const { data } = await client.auth.verifyOtp({ token_hash, type: 'email' })
    expect(data.user?.email).toBe('hash@example.org')
  })

  it('answers a known address like a new one and tells only its owner', async () => {
    const owner = await stage.person('owner@example.org')
    const stranger = stage.client()
    const options = { data: { full_name: 'Someone' } }
    const known = await stranger.auth.signUp({ email: 'owner@example.org', password: 'Another-8!', options })
    const fresh = await stranger.auth.signUp({ email: 'fresh@example.org', password: 'Another-8!', options })
    expect(known.error).toBeNull()
    expect(shape(known.data)).toEqual(shape(fresh.data))
    expect(known.data.user?.id).not.toBe((await owner.auth.getUser()).data.user?.id)
    await stage.mailbox.take('owner@example.org', 'already_registered')
    const old = await stranger.auth.signInWithPassword({ email: 'owner@example.org', password: PASSWORD })
    expect(old.error).toBeNull()
  })

  it('confirms only the sign-up its link was mailed for', async () => {
    const email = 'claimed@example.org'
    await stage.client().auth.signUp({ email, password: PASSWORD, options: { data: { full_name: 'Owner' } } })
    const { link } = await stage.mailbox.take(email)
    await stage
      .client()
      .auth.signUp({ email, password: 'Stranger-9!', options: { data: { full_name: 'Stranger' } } })
    await stage.press(link!)
    const asStranger = await stage.client().auth.signInWithPassword({ email, password: 'Stranger-9!' })
    expect(asStranger.error?.code).toBe('invalid_credentials')
    const asOwner = await stage.client().auth.signInWithPassword({ email, password: PASSWORD })
    expect(asOwner.data.user?.user_metadata.full_name).toBe('Owner')
  })

  it('makes one account of a form that was sent twice at the same moment', async () => {
    const email = 'double@example.org'
    const send = () => stage.client().auth.signUp({ email, password: PASSWORD })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ error }) => error)).toEqual([null, null, null])
    const rows = await stage.database.sql`select 1 from auth.users where email = ${email}`
    expect(rows.length).toBe(1)
    const { link } = await stage.mailbox.take(email, 'confirm')
    expect(fragment(await stage.press(link!)).type).toBe('signup')
  })

  it('refuses weak passwords with every reason', async () => {
    const { error } = await stage.client().auth.signUp({ email: 'weak@example.org', password: 'short' })
    expect(error).toMatchObject({
      name: 'AuthWeakPasswordError',
      reasons: ['length', 'characters'],
      status: 422,
    })
  })

  it('sends the confirmation again on request, and nothing for a stranger or a confirmed account', async () => {
    const client = stage.client()
    await client.auth.signUp({ email: 'again@example.org', password: PASSWORD })
    await stage.mailbox.take('again@example.org')
    expect((await client.auth.resend({ type: 'signup', email: 'again@example.org' })).error).toBeNull()
    const second = await stage.mailbox.take('again@example.org')
    expect((await client.auth.resend({ type: 'signup', email: 'nobody@example.org' })).error).toBeNull()
    expect(fragment(await stage.press(second.link!)).type).toBe('signup')
    expect(
      (await client.auth.signInWithPassword({ email: 'again@example.org', password: PASSWORD })).error,
    ).toBeNull()
    const before = stage.mailbox.all.length
    await client.auth.resend({ type: 'signup', email: 'again@example.org' })
    await client.auth.resetPasswordForEmail('again@example.org')
    await stage.mailbox.take('again@example.org', 'recover')
    expect(stage.mailbox.all.length).toBe(before + 1)
  })

  it('is refused while an admin has closed registration', async () => {
    const closed = await openStage({ beside: stage, settings: { registrationOpen: async () => false } })
    const { error } = await closed.client().auth.signUp({ email: 'late@example.org', password: PASSWORD })
    expect(error).toMatchObject({ status: 422, code: 'signup_disabled' })
    await closed.close()
  })

  it('says openly that an address is taken only where no confirmation is asked for', async () => {
    const open = await openStage({ beside: stage, settings: { confirmEmail: false } })
    const first = await open.client().auth.signUp({ email: 'plain@example.org', password: PASSWORD })
    expect(first.data.session?.access_token).toBeTruthy()
    const second = await open.client().auth.signUp({ email: 'plain@example.org', password: PASSWORD })
    expect(second.error).toMatchObject({ status: 422, code: 'user_already_exists' })
    await open.close()
  })

  it('by phone or anonymously is refused with the code clients know', async () => {
    const anonymous = await stage.client().auth.signInAnonymously()
    expect(anonymous.error?.code).toBe('anonymous_provider_disabled')
    const phone = await stage.client().auth.signUp({ phone: '+4915112345678', password: PASSWORD })
    expect(phone.error?.code).toBe('phone_provider_disabled')
  })
})

/** Field names and kinds of values, without the values. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shape)
  if (value === null || typeof value !== 'object') return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
}
