import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fragment, openStage, PASSWORD, SITE, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const NEW_PASSWORD = 'Wombat-8!'
const reset = `${SITE}/de/auth?mode=reset`

describe('a forgotten password', () => {
  it('is replaced through the link, also on another device, and everybody else is signed out', async () => {
    const before = await stage.person('forgot@example.org')
    await stage.client().auth.resetPasswordForEmail('Forgot@Example.org', { redirectTo: reset })
    const { link } = await stage.mailbox.take('forgot@example.org', 'recover')
    const landed = await stage.press(link!)
    expect(landed.href.startsWith(`${reset}#`)).toBe(true)
    const { access_token, refresh_token, type } = fragment(landed)
    expect(type).toBe('recovery')

    const phone = stage.client()
    await phone.auth.setSession({ access_token: access_token!, refresh_token: refresh_token! })
    expect((await phone.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull()
    await stage.mailbox.take('forgot@example.org', 'password_changed')
    expect((await before.auth.getUser()).error).not.toBeNull()
    const signIn = (password: string) =>
      stage.client().auth.signInWithPassword({ email: 'forgot@example.org', password })
    expect((await signIn(PASSWORD)).error?.code).toBe('invalid_credentials')
    expect((await signIn(NEW_PASSWORD)).error).toBeNull()
  })

  it('is replaced with a code in the address by a PKCE client', async () => {
    await stage.person('pkce@example.org')
    const client = stage.client({ flow: 'pkce' })
    const events: string[] = []
    client.auth.onAuthStateChange((event) => void events.push(event))
    await client.auth.resetPasswordForEmail('pkce@example.org', { redirectTo: reset })
    const { link } = await stage.mailbox.take('pkce@example.org', 'recover')
    const landed = await stage.press(link!)
    const code = landed.searchParams.get('code')!
    expect(landed.searchParams.get('mode')).toBe('reset')
    const { data, error } = await client.auth.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.user?.email).toBe('pkce@example.org')
    const { token_hash } = fragment(landed)
    const late = await stage.client().auth.verifyOtp({ token_hash: token_hash!, type: 'recovery' })
    expect(late.error?.code).toBe('otp_expired')
    expect(events).toContain('PASSWORD_RECOVERY')
  })

  it('is replaced on another device too when a PKCE client has asked, and once only', async () => {
    await stage.person('device@example.org')
    const asking = stage.client({ flow: 'pkce' })
    await asking.auth.resetPasswordForEmail('device@example.org', { redirectTo: reset })
    const { link } = await stage.mailbox.take('device@example.org', 'recover')
    const landed = await stage.press(link!)
    const { token_hash, type } = fragment(landed)
    expect(type).toBe('recovery')
    const phone = stage.client({ flow: 'pkce' })
    const { data, error } = await phone.auth.verifyOtp({ token_hash: token_hash!, type: 'recovery' })
    expect(error).toBeNull()
    expect(data.user?.email).toBe('device@example.org')
    const code = landed.searchParams.get('code')!
    expect((await asking.auth.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found')
    const again = await stage.client().auth.verifyOtp({ token_hash: token_hash!, type: 'recovery' })
    expect(again.error?.code).toBe('otp_expired')
  })

  it('is replaced with the token of the link or the code of the mail', async () => {
    await stage.person('hash@example.org')
    await stage.client().auth.resetPasswordForEmail('hash@example.org')
    const first = await stage.mailbox.take('hash@example.org', 'recover')
    const token_hash = new URL(first.link!).searchParams.get('token')!
    expect((await stage.client().auth.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull()
    await stage.client().auth.resetPasswordForEmail('hash@example.org')
    const { code } = await stage.mailbox.take('hash@example.org', 'recover')
    const client = stage.client()
    const { data } = await client.auth.verifyOtp({
      email: 'hash@example.org',
      token: code!,
      type: 'recovery',
    })
    expect(data.session).not.toBeNull()
  })

  it('cannot be replaced with an old, a used or an overtaken link', async () => {
    await stage.person('late@example.org')
    const ask = async () => {
      await stage.client().auth.resetPasswordForEmail('late@example.org')
      return (await stage.mailbox.take('late@example.org', 'recover')).link!
    }
    const expired = { error_code: 'otp_expired', error_description: 'Email link is invalid or has expired' }
    const [overtaken, newest] = [await ask(), await ask()]
    expect(fragment(await stage.press(overtaken))).toMatchObject(expired)
    stage.clock.pass(3601)
    expect(fragment(await stage.press(newest))).toMatchObject(expired)
  })
})

describe('a PKCE code', () => {
  const codeFor = async (email: string) => {
    const client = stage.client({ flow: 'pkce' })
    await client.auth.signInWithOtp({ email })
    const { link } = await stage.mailbox.take(email, 'sign_in')
    return { client, code: (await stage.press(link!)).searchParams.get('code')! }
  }
  const exchange = async (code: string, verifier: string) => {
    const body = JSON.stringify({ auth_code: code, code_verifier: verifier })
    const response = await stage.ask('/token?grant_type=pkce', { method: 'POST', body })
    return ((await response.json()) as { error_code?: string }).error_code
  }

  it('is worth nothing without its verifier, and is spent by the attempt', async () => {
    await stage.person('codes@example.org')
    const { client, code } = await codeFor('codes@example.org')
    expect(await exchange(code, 'a'.repeat(43))).toBe('bad_code_verifier')
    expect((await client.auth.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found')
  })

  it('lives for five minutes', async () => {
    await stage.person('slow@example.org')
    const { client, code } = await codeFor('slow@example.org')
    stage.clock.pass(301)
    expect((await client.auth.exchangeCodeForSession(code)).error?.code).toBe('flow_state_expired')
  })
})

describe('a sign-in without password', () => {
  it('opens an account for a new address and signs in to it', async () => {
    const client = stage.client()
    const options = { data: { language: 'fr' } }
    expect((await client.auth.signInWithOtp({ email: 'new@example.org', options })).error).toBeNull()
    const mail = await stage.mailbox.take('new@example.org', 'sign_in')
    expect(mail.language).toBe('fr')
    const { data } = await client.auth.verifyOtp({
      email: 'new@example.org',
      token: mail.code!,
      type: 'email',
    })
    expect(data.user?.email_confirmed_at).toBeTruthy()
  })

  it('says the same when it must not open one', async () => {
    const options = { shouldCreateUser: false }
    const { error } = await stage.client().auth.signInWithOtp({ email: 'absent@example.org', options })
    expect(error).toBeNull()
    const [row] = await stage.database.sql`select 1 from auth.users where email = 'absent@example.org'`
    expect(row).toBeUndefined()
  })

  it('throws away the password of whoever signed up with the address without owning it', async () => {
    await stage.client().auth.signUp({ email: 'squatted@example.org', password: 'Squatter-1!' })
    await stage.client().auth.signInWithOtp({ email: 'squatted@example.org' })
    const { link } = await stage.mailbox.take('squatted@example.org', 'sign_in')
    await stage.press(link!)
    const squatter = await stage
      .client()
      .auth.signInWithPassword({ email: 'squatted@example.org', password: 'Squatter-1!' })
    expect(squatter.error?.code).toBe('invalid_credentials')
  })

  it('wears a code out with five wrong guesses', async () => {
    await stage.person('guessed@example.org')
    await stage.client().auth.signInWithOtp({ email: 'guessed@example.org' })
    const { code } = await stage.mailbox.take('guessed@example.org', 'sign_in')
    const guess = (token: string) =>
      stage.client().auth.verifyOtp({ email: 'guessed@example.org', token, type: 'magiclink' })
    const wrong = code === '111111' ? '222222' : '111111'
    for (let i = 0; i < 5; i++) expect((await guess(wrong)).error?.code).toBe('otp_expired')
    expect((await guess(code!)).error?.code).toBe('otp_expired')
  })
})
