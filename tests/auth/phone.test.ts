import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthFixture, PASSWORD, type AuthFixture } from './support/auth-fixture.ts'

let fixture: AuthFixture
const messages: { to: string; code: string; language: string | undefined }[] = []
beforeAll(async () => {
  fixture = await createAuthFixture({ sendSms: async (message) => void messages.push(message) })
})
afterAll(() => fixture.close())

let lastNumber = 4915110000000
const newNumber = () => `+${++lastNumber}`
const messagesTo = (phone: string) => messages.filter(({ to }) => to === phone)
async function codeFor(phone: string, count = 1): Promise<string> {
  await expect.poll(() => messagesTo(phone).length).toBe(count)
  return messagesTo(phone).at(-1)!.code
}
const service = () => fixture.client({ key: fixture.tokens.apiKeys.secret }).auth.admin
async function signUp(phone: string) {
  const client = fixture.client()
  const { error } = await client.auth.signUp({
    phone,
    password: PASSWORD,
    options: { data: { language: 'de' } },
  })
  expect(error).toBeNull()
  const token = await codeFor(phone)
  expect((await client.auth.verifyOtp({ phone, token, type: 'sms' })).error).toBeNull()
  return client
}

describe('a sign-in by SMS', () => {
  it('creates an account for a new number and signs in with the code', async () => {
    const phone = newNumber()
    const client = fixture.client()
    const sent = await client.auth.signInWithOtp({ phone, options: { data: { language: 'fr' } } })
    expect(sent.error).toBeNull()
    expect(sent.data.messageId).toEqual(expect.any(String))
    const { data, error } = await client.auth.verifyOtp({ phone, token: await codeFor(phone), type: 'sms' })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      phone: phone.slice(1),
      email: '',
      phone_confirmed_at: expect.any(String),
      app_metadata: { provider: 'phone', providers: ['phone'] },
    })
    expect(data.user!.identities).toMatchObject([
      { provider: 'phone', identity_data: { phone: phone.slice(1), phone_verified: true } },
    ])
    expect(messagesTo(phone)[0]!.language).toBe('fr')
    const again = fixture.client()
    await again.auth.signInWithOtp({ phone: phone.replace('+49', '+49 ') })
    const token = await codeFor(phone, 2)
    const second = await again.auth.verifyOtp({ phone, token, type: 'sms' })
    expect(second.data.user!.id).toBe(data.user!.id)
    expect((await again.auth.verifyOtp({ phone, token, type: 'sms' })).error?.code).toBe('otp_expired')
  })

  it('responds alike for an unknown number without an account, and sends nothing', async () => {
    const phone = newNumber()
    const { error } = await fixture
      .client()
      .auth.signInWithOtp({ phone, options: { shouldCreateUser: false } })
    expect(error).toBeNull()
    await fixture.finishBackgroundWork()
    expect(messagesTo(phone)).toEqual([])
    expect(await fixture.database.sql`select from auth.users where phone = ${phone.slice(1)}`).toHaveLength(0)
  })

  it('gives one IP address five attempts at a code', async () => {
    const phone = newNumber()
    const client = fixture.client({ from: '192.0.2.50' })
    await client.auth.signInWithOtp({ phone })
    const token = await codeFor(phone)
    const wrong = token === '000000' ? '111111' : '000000'
    for (let count = 0; count < 5; count++)
      expect((await client.auth.verifyOtp({ phone, token: wrong, type: 'sms' })).error?.code).toBe(
        'otp_expired',
      )
    expect((await client.auth.verifyOtp({ phone, token, type: 'sms' })).error?.code).toBe(
      'over_request_rate_limit',
    )
  })

  it('sends at most three messages an hour to a number', async () => {
    const phone = newNumber()
    for (let count = 0; count < 5; count++)
      expect((await fixture.client().auth.signInWithOtp({ phone })).error).toBeNull()
    await fixture.finishBackgroundWork()
    expect(messagesTo(phone)).toHaveLength(3)
  })

  it('is rejected for a text that is no phone number, and for WhatsApp', async () => {
    const malformed = await fixture.client().auth.signInWithOtp({ phone: '12ab' })
    expect(malformed.error?.code).toBe('validation_failed')
    const whatsapp = await fixture
      .client()
      .auth.signInWithOtp({ phone: newNumber(), options: { channel: 'whatsapp' } })
    expect(whatsapp.error?.code).toBe('validation_failed')
  })
})

describe('a sign-up with number and password', () => {
  it('needs the code, then the password works', async () => {
    const phone = newNumber()
    const client = fixture.client()
    const { data } = await client.auth.signUp({ phone, password: PASSWORD })
    expect(data).toMatchObject({ session: null, user: { phone: phone.slice(1) } })
    const early = await client.auth.signInWithPassword({ phone, password: PASSWORD })
    expect(early.error?.code).toBe('phone_not_confirmed')
    await client.auth.verifyOtp({ phone, token: await codeFor(phone), type: 'sms' })
    expect((await fixture.client().auth.signInWithPassword({ phone, password: PASSWORD })).error).toBeNull()
    const wrong = await fixture.client().auth.signInWithPassword({ phone, password: 'Kangaroo-8!' })
    expect(wrong.error?.code).toBe('invalid_credentials')
  })

  it('responds alike for a registered number, sends nothing and changes nothing', async () => {
    const phone = newNumber()
    await signUp(phone)
    const { error } = await fixture.client().auth.signUp({ phone, password: 'Wombat-99!' })
    expect(error).toBeNull()
    await fixture.finishBackgroundWork()
    expect(messagesTo(phone)).toHaveLength(1)
    expect((await fixture.client().auth.signInWithPassword({ phone, password: PASSWORD })).error).toBeNull()
  })

  it('of a stranger leaves no password when the owner signs in by code', async () => {
    const phone = newNumber()
    await fixture.client().auth.signUp({ phone, password: 'Stranger-1!' })
    await codeFor(phone)
    const owner = fixture.client()
    await owner.auth.signInWithOtp({ phone })
    await owner.auth.verifyOtp({ phone, token: await codeFor(phone, 2), type: 'sms' })
    const stranger = await fixture.client().auth.signInWithPassword({ phone, password: 'Stranger-1!' })
    expect(stranger.error?.code).toBe('invalid_credentials')
  })

  it('gets its code although another sign-up with the number is just being stored', async () => {
    const phone = newNumber()
    const { sql } = fixture.database
    let second: ReturnType<typeof signUpOnly> | undefined
    const signUpOnly = () => fixture.client().auth.signUp({ phone, password: PASSWORD })
    await sql.begin(async (first) => {
      await first`insert into auth.users (phone, encrypted_password) values (${phone.slice(1)}, 'first')`
      second = signUpOnly()
      const isWaiting = () =>
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await isWaiting()).count, { timeout: 20_000 }).toBe(1)
    })
    expect((await second!).error).toBeNull()
    const token = await codeFor(phone)
    expect((await fixture.client().auth.verifyOtp({ phone, token, type: 'sms' })).error).toBeNull()
    expect((await fixture.client().auth.signInWithPassword({ phone, password: PASSWORD })).error).toBeNull()
  })

  it('can have its code sent again', async () => {
    const phone = newNumber()
    const client = fixture.client()
    await client.auth.signUp({ phone, password: PASSWORD })
    await codeFor(phone)
    expect((await client.auth.resend({ type: 'sms', phone })).error).toBeNull()
    const token = await codeFor(phone, 2)
    expect((await client.auth.verifyOtp({ phone, token, type: 'sms' })).error).toBeNull()
    expect((await fixture.client().auth.signInWithPassword({ phone, password: PASSWORD })).error).toBeNull()
  })
})

describe('a change of the number', () => {
  it('needs the code that the new number gets', async () => {
    const client = await fixture.createUser('adds-phone@example.org')
    const phone = newNumber()
    const { data } = await client.auth.updateUser({ phone })
    expect(data.user).toMatchObject({ phone: '', new_phone: phone.slice(1) })
    await codeFor(phone)
    expect((await client.auth.resend({ type: 'phone_change', phone })).error).toBeNull()
    const token = await codeFor(phone, 2)
    const verified = await client.auth.verifyOtp({ phone, token, type: 'phone_change' })
    expect(verified.data.user).toMatchObject({ phone: phone.slice(1), email: 'adds-phone@example.org' })
    expect(verified.data.user!.app_metadata.providers).toEqual(['email', 'phone'])
  })

  it('is refused at the end when another account has the number', async () => {
    const phone = newNumber()
    await signUp(phone)
    const client = await fixture.createUser('takes-phone@example.org')
    expect((await client.auth.updateUser({ phone })).error).toBeNull()
    const token = await codeFor(phone, 2)
    const { error } = await client.auth.verifyOtp({ phone, token, type: 'phone_change' })
    expect(error?.code).toBe('phone_exists')
  })

  it('reauthenticates an account without an e-mail by SMS', async () => {
    const phone = newNumber()
    const client = await signUp(phone)
    fixture.clock.advance(25 * 3600)
    const { data } = await client.auth.refreshSession()
    expect(data.session).not.toBeNull()
    expect((await client.auth.updateUser({ password: 'Koala-123!' })).error?.code).toBe(
      'reauthentication_needed',
    )
    expect((await client.auth.reauthenticate()).error).toBeNull()
    const nonce = await codeFor(phone, 2)
    expect((await client.auth.updateUser({ password: 'Koala-123!', nonce })).error).toBeNull()
  })
})

describe('the server', () => {
  it('creates and changes accounts with confirmed numbers', async () => {
    const phone = newNumber()
    const created = await service().createUser({ phone, password: PASSWORD, phone_confirm: true })
    expect(created.data.user).toMatchObject({ phone: phone.slice(1), phone_confirmed_at: expect.any(String) })
    expect((await service().createUser({ phone })).error?.code).toBe('phone_exists')
    expect((await fixture.client().auth.signInWithPassword({ phone, password: PASSWORD })).error).toBeNull()
    const other = newNumber()
    const changed = await service().updateUserById(created.data.user!.id, {
      phone: other,
      phone_confirm: true,
    })
    expect(changed.data.user!.phone).toBe(other.slice(1))
    const both = await service().createUser({ email: 'both@example.org', phone: newNumber() })
    expect(both.data.user!.app_metadata.providers).toEqual(['email', 'phone'])
    expect((await service().updateUserById(both.data.user!.id, { phone: other })).error?.code).toBe(
      'phone_exists',
    )
  })

  it('stops sending at the daily limit of the site', async () => {
    const limited = await createAuthFixture({
      sharedWith: fixture,
      sendSms: async (message) => void messages.push(message),
      rateLimits: { smsPerSite: { burst: 1, seconds: 24 * 3600 } },
    })
    await fixture.database.sql`delete from auth.rate_limits`
    const [first, second] = [newNumber(), newNumber()]
    await limited.client().auth.signInWithOtp({ phone: first })
    await codeFor(first)
    expect((await limited.client().auth.signInWithOtp({ phone: second })).error).toBeNull()
    await limited.finishBackgroundWork()
    expect(messagesTo(second)).toEqual([])
    await fixture.database.sql`delete from auth.rate_limits`
  })
})

it('without a gateway every request with a number gets a clear error', async () => {
  const off = await createAuthFixture({ sharedWith: fixture })
  const phone = newNumber()
  const client = await off.createUser('no-gateway@example.org')
  const results = [
    await off.client().auth.signInWithOtp({ phone }),
    await off.client().auth.signUp({ phone, password: PASSWORD }),
    await off.client().auth.signInWithPassword({ phone, password: PASSWORD }),
    await off.client().auth.resend({ type: 'sms', phone }),
    await client.auth.updateUser({ phone }),
  ]
  expect(results.map(({ error }) => error?.code)).toEqual(results.map(() => 'phone_provider_disabled'))
  expect(await (await off.request('/settings')).json()).toMatchObject({ external: { phone: false } })
  expect(await (await fixture.request('/settings')).json()).toMatchObject({ external: { phone: true } })
  await off.auth.close()
})
