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

const NEW_PASSWORD = 'Wombat-8!'
const RESET_URL = `${SITE}/de/auth?mode=reset`

describe('a forgotten password', () => {
  it('is replaced through the link, also on another device, which ends all other sessions', async () => {
    const before = await fixture.createUser('forgot@example.org')
    await fixture.client().auth.resetPasswordForEmail('Forgot@Example.org', { redirectTo: RESET_URL })
    const { link } = await fixture.mailbox.waitFor('forgot@example.org', 'recover')
    const redirectUrl = await fixture.submitLinkPage(link!)
    expect(redirectUrl.href.startsWith(`${RESET_URL}#`)).toBe(true)
    const { access_token, refresh_token, type } = fragmentParams(redirectUrl)
    expect(type).toBe('recovery')

    const phone = fixture.client()
    await phone.auth.setSession({ access_token: access_token!, refresh_token: refresh_token! })
    expect((await phone.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull()
    await fixture.mailbox.waitFor('forgot@example.org', 'password_changed')
    expect((await before.auth.getUser()).error).not.toBeNull()
    const signIn = (password: string) =>
      fixture.client().auth.signInWithPassword({ email: 'forgot@example.org', password })
    expect((await signIn(PASSWORD)).error?.code).toBe('invalid_credentials')
    expect((await signIn(NEW_PASSWORD)).error).toBeNull()
  })

  it('is replaced by a PKCE client with the code in the URL', async () => {
    await fixture.createUser('pkce@example.org')
    const client = fixture.client({ flow: 'pkce' })
    const events: string[] = []
    client.auth.onAuthStateChange((event) => void events.push(event))
    await client.auth.resetPasswordForEmail('pkce@example.org', { redirectTo: RESET_URL })
    const { link } = await fixture.mailbox.waitFor('pkce@example.org', 'recover')
    const redirectUrl = await fixture.submitLinkPage(link!)
    const code = redirectUrl.searchParams.get('code')!
    expect(redirectUrl.searchParams.get('mode')).toBe('reset')
    const { data, error } = await client.auth.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.user?.email).toBe('pkce@example.org')
    const { token_hash } = fragmentParams(redirectUrl)
    const secondUse = await fixture.client().auth.verifyOtp({ token_hash: token_hash!, type: 'recovery' })
    expect(secondUse.error?.code).toBe('otp_expired')
    expect(events).toContain('PASSWORD_RECOVERY')
  })

  it('is replaced once, and on another device than the PKCE client that requested the mail', async () => {
    await fixture.createUser('device@example.org')
    const requester = fixture.client({ flow: 'pkce' })
    await requester.auth.resetPasswordForEmail('device@example.org', { redirectTo: RESET_URL })
    const { link } = await fixture.mailbox.waitFor('device@example.org', 'recover')
    const redirectUrl = await fixture.submitLinkPage(link!)
    const { token_hash, type } = fragmentParams(redirectUrl)
    expect(type).toBe('recovery')
    const phone = fixture.client({ flow: 'pkce' })
    const { data, error } = await phone.auth.verifyOtp({ token_hash: token_hash!, type: 'recovery' })
    expect(error).toBeNull()
    expect(data.user?.email).toBe('device@example.org')
    const code = redirectUrl.searchParams.get('code')!
    expect((await requester.auth.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found')
    const secondUse = await fixture.client().auth.verifyOtp({ token_hash: token_hash!, type: 'recovery' })
    expect(secondUse.error?.code).toBe('otp_expired')
  })

  it('is replaced with the link’s token or the mail’s code', async () => {
    await fixture.createUser('hash@example.org')
    await fixture.client().auth.resetPasswordForEmail('hash@example.org')
    const first = await fixture.mailbox.waitFor('hash@example.org', 'recover')
    const token_hash = new URL(first.link!).searchParams.get('token')!
    expect((await fixture.client().auth.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull()
    await fixture.client().auth.resetPasswordForEmail('hash@example.org')
    const { code } = await fixture.mailbox.waitFor('hash@example.org', 'recover')
    const client = fixture.client()
    const { data } = await client.auth.verifyOtp({
      email: 'hash@example.org',
      token: code!,
      type: 'recovery',
    })
    expect(data.session).not.toBeNull()
  })

  it('cannot be replaced with an expired or superseded link', async () => {
    await fixture.createUser('late@example.org')
    const requestLink = async () => {
      await fixture.client().auth.resetPasswordForEmail('late@example.org')
      return (await fixture.mailbox.waitFor('late@example.org', 'recover')).link!
    }
    const expired = { error_code: 'otp_expired', error_description: 'Email link is invalid or has expired' }
    const [superseded, newest] = [await requestLink(), await requestLink()]
    expect(fragmentParams(await fixture.submitLinkPage(superseded))).toMatchObject(expired)
    fixture.clock.advance(3601)
    expect(fragmentParams(await fixture.submitLinkPage(newest))).toMatchObject(expired)
  })
})

describe('a PKCE code', () => {
  const codeFor = async (email: string) => {
    const client = fixture.client({ flow: 'pkce' })
    await client.auth.signInWithOtp({ email })
    const { link } = await fixture.mailbox.waitFor(email, 'sign_in')
    return { client, code: (await fixture.submitLinkPage(link!)).searchParams.get('code')! }
  }
  const exchange = async (code: string, verifier: string) => {
    const body = JSON.stringify({ auth_code: code, code_verifier: verifier })
    const response = await fixture.request('/token?grant_type=pkce', { method: 'POST', body })
    return ((await response.json()) as { error_code?: string }).error_code
  }

  it('gives no session without its verifier and is deleted by the first attempt', async () => {
    await fixture.createUser('codes@example.org')
    const { client, code } = await codeFor('codes@example.org')
    expect(await exchange(code, 'a'.repeat(43))).toBe('bad_code_verifier')
    expect((await client.auth.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found')
  })

  it('expires after five minutes', async () => {
    await fixture.createUser('slow@example.org')
    const { client, code } = await codeFor('slow@example.org')
    fixture.clock.advance(301)
    expect((await client.auth.exchangeCodeForSession(code)).error?.code).toBe('flow_state_expired')
  })
})

describe('a sign-in without password', () => {
  it('creates an account for a new e-mail and signs the user in', async () => {
    const client = fixture.client()
    const options = { data: { language: 'fr' } }
    expect((await client.auth.signInWithOtp({ email: 'new@example.org', options })).error).toBeNull()
    const mail = await fixture.mailbox.waitFor('new@example.org', 'sign_in')
    expect(mail.language).toBe('fr')
    const { data } = await client.auth.verifyOtp({
      email: 'new@example.org',
      token: mail.code!,
      type: 'email',
    })
    expect(data.user?.email_confirmed_at).toBeTruthy()
  })

  it('gives the same response when it must not create an account', async () => {
    const options = { shouldCreateUser: false }
    const { error } = await fixture.client().auth.signInWithOtp({ email: 'absent@example.org', options })
    expect(error).toBeNull()
    const [row] = await fixture.database.sql`select 1 from auth.users where email = 'absent@example.org'`
    expect(row).toBeUndefined()
  })

  it('removes the password of an attacker who signed up with the e-mail but never confirmed it', async () => {
    await fixture.client().auth.signUp({ email: 'claimed@example.org', password: 'Attacker-1!' })
    await fixture.client().auth.signInWithOtp({ email: 'claimed@example.org' })
    const { link } = await fixture.mailbox.waitFor('claimed@example.org', 'sign_in')
    await fixture.submitLinkPage(link!)
    const attacker = await fixture
      .client()
      .auth.signInWithPassword({ email: 'claimed@example.org', password: 'Attacker-1!' })
    expect(attacker.error?.code).toBe('invalid_credentials')
  })

  it('gives one IP address five guesses at a code', async () => {
    await fixture.createUser('guessed@example.org')
    await fixture.client().auth.signInWithOtp({ email: 'guessed@example.org' })
    const { code } = await fixture.mailbox.waitFor('guessed@example.org', 'sign_in')
    const guess = (token: string) =>
      fixture.client().auth.verifyOtp({ email: 'guessed@example.org', token, type: 'magiclink' })
    const wrong = code === '111111' ? '222222' : '111111'
    for (let i = 0; i < 5; i++) expect((await guess(wrong)).error?.code).toBe('otp_expired')
    expect((await guess(code!)).error?.code).toBe('over_request_rate_limit')
  })
})
