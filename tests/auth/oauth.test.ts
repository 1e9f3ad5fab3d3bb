import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFakeBrowser } from './support/fake-browser.ts'
import { startOpenIdProvider, type OpenIdProvider, type ProviderUser } from './support/openid-provider.ts'
import { fragmentParams, createAuthFixture, SITE, type AuthFixture } from './support/auth-fixture.ts'

let provider: OpenIdProvider
let fixture: AuthFixture
let open = true
beforeAll(async () => {
  provider = await startOpenIdProvider(`${SITE}/auth/v1/callback`)
  fixture = await createAuthFixture({
    providers: [
      {
        kind: 'oidc',
        name: 'keycloak',
        issuer: provider.issuer,
        clientId: 'site',
        clientSecret: 'secret-of-the-site-long-enough-for-anything',
      },
    ],
    settings: { registrationOpen: async () => open },
  })
})
afterAll(async () => {
  await fixture.close()
  await provider.close()
})

const REDIRECT = `${SITE}/de/dashboard`

/** Signs in at the provider as this user and follows the callback. */
async function signInAtProvider(
  id: string,
  providerUser: ProviderUser,
  flow: 'pkce' | 'implicit' = 'implicit',
  redirectTo = REDIRECT,
) {
  provider.users.set(id, providerUser)
  const [client, browser] = [fixture.client({ flow }), createFakeBrowser(fixture)]
  const { data } = await client.auth.signInWithOAuth({ provider: 'keycloak', options: { redirectTo } })
  const authorization = await browser.open(data.url!)
  const callbackUrl = await browser.signInAtProvider(authorization.headers.get('location')!, id)
  const redirectUrl = new URL((await browser.open(callbackUrl)).headers.get('location')!)
  return { client, browser, callbackUrl, redirectUrl }
}

const signedIn = async (redirectUrl: URL) => {
  const { access_token, refresh_token } = fragmentParams(redirectUrl)
  const client = fixture.client()
  const { data, error } = await client.auth.setSession({
    access_token: access_token ?? '',
    refresh_token: refresh_token ?? '',
  })
  expect(error).toBeNull()
  return { client, user: data.user! }
}

describe('signing in with an OpenID provider', () => {
  it('creates a confirmed account with the name from the provider', async () => {
    const { redirectUrl } = await signInAtProvider('ada', {
      email: 'Ada@Example.org',
      email_verified: true,
      name: 'Ada',
    })
    expect(redirectUrl.href.startsWith(`${REDIRECT}#`)).toBe(true)
    expect(fragmentParams(redirectUrl)).toMatchObject({
      token_type: 'bearer',
      provider_token: expect.any(String),
    })
    const { user } = await signedIn(redirectUrl)
    expect(user).toMatchObject({
      email: 'ada@example.org',
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: 'keycloak', providers: ['keycloak'] },
      user_metadata: { full_name: 'Ada' },
      identities: [{ provider: 'keycloak', id: 'ada' }],
    })
  })

  it('finds the same account by the provider’s user id, even when the e-mail has changed', async () => {
    const first = await signedIn(
      (await signInAtProvider('bo', { email: 'bo@example.org', email_verified: true })).redirectUrl,
    )
    const second = await signedIn(
      (await signInAtProvider('bo', { email: 'bo@elsewhere.org', email_verified: false })).redirectUrl,
    )
    expect(second.user.id).toBe(first.user.id)
  })

  it('gives a PKCE client a code that it exchanges for a session', async () => {
    const { client, redirectUrl } = await signInAtProvider(
      'cleo',
      { email: 'cleo@example.org', email_verified: true },
      'pkce',
    )
    expect(redirectUrl.hash).toBe('')
    const { data, error } = await client.auth.exchangeCodeForSession(redirectUrl.searchParams.get('code')!)
    expect(error).toBeNull()
    expect(data.session).toMatchObject({
      user: { email: 'cleo@example.org' },
      provider_token: expect.any(String),
    })
  })

  it('joins the existing account with the same verified e-mail', async () => {
    const existing = await fixture.createUser('dora@example.org')
    const { user } = await signedIn(
      (await signInAtProvider('dora', { email: 'dora@example.org', email_verified: true })).redirectUrl,
    )
    expect(user.id).toBe((await existing.auth.getUser()).data.user?.id)
    expect(user.app_metadata.providers).toEqual(['email', 'keycloak'])
  })

  it('does not join an account when the provider has not verified the e-mail', async () => {
    await fixture.createUser('eve@example.org')
    const { redirectUrl } = await signInAtProvider('mallory', {
      email: 'eve@example.org',
      email_verified: false,
    })
    expect(fragmentParams(redirectUrl).error_code).toBe('provider_email_needs_verification')
    const withoutEmail = await signInAtProvider('nameless', {})
    expect(fragmentParams(withoutEmail.redirectUrl).error_code).toBe('provider_email_needs_verification')
  })

  it('removes the password of an attacker who signed up with the e-mail but never confirmed it', async () => {
    await fixture.client().auth.signUp({ email: 'finn@example.org', password: 'Attacker-1!' })
    await signedIn(
      (await signInAtProvider('finn', { email: 'finn@example.org', email_verified: true })).redirectUrl,
    )
    const attacker = await fixture
      .client()
      .auth.signInWithPassword({ email: 'finn@example.org', password: 'Attacker-1!' })
    expect(attacker.error?.code).toBe('invalid_credentials')
  })

  it('also ends the attacker’s sessions on a site that requires no confirmation', async () => {
    const unconfirmedSite = await createAuthFixture({
      sharedWith: fixture,
      settings: { confirmEmail: false },
    })
    const attacker = unconfirmedSite.client()
    const account = { email: 'greta@example.org', password: 'Attacker-1!' }
    expect((await attacker.auth.signUp(account)).error).toBeNull()
    await signedIn(
      (await signInAtProvider('greta', { email: account.email, email_verified: true })).redirectUrl,
    )
    expect((await attacker.auth.getUser()).error).not.toBeNull()
    expect((await attacker.auth.signInWithPassword(account)).error?.code).toBe('invalid_credentials')
    await unconfirmedSite.close()
  })

  it('joins such an account after its owner has confirmed the e-mail', async () => {
    const unconfirmedSite = await createAuthFixture({
      sharedWith: fixture,
      settings: { confirmEmail: false },
    })
    const account = { email: 'hanna@example.org', password: 'Kangaroo-7!' }
    const { data } = await unconfirmedSite.client().auth.signUp(account)
    await unconfirmedSite.client().auth.resetPasswordForEmail(account.email)
    await unconfirmedSite.submitLinkPage(
      (await unconfirmedSite.mailbox.waitFor(account.email, 'recover')).link!,
    )
    const { user } = await signedIn(
      (await signInAtProvider('hanna', { email: account.email, email_verified: true })).redirectUrl,
    )
    expect(user.id).toBe(data.user?.id)
    expect((await unconfirmedSite.client().auth.signInWithPassword(account)).error).toBeNull()
    await unconfirmedSite.close()
  })

  it('creates no account while registration is closed', async () => {
    open = false
    const { redirectUrl } = await signInAtProvider('gus', { email: 'gus@example.org', email_verified: true })
    open = true
    expect(fragmentParams(redirectUrl).error_code).toBe('signup_disabled')
  })

  it('returns errors to a PKCE client in query and fragment', async () => {
    const { redirectUrl } = await signInAtProvider(
      'hal',
      { email: 'hal@example.org', email_verified: false },
      'pkce',
    )
    expect(redirectUrl.searchParams.get('error_code')).toBe('provider_email_needs_verification')
    expect(fragmentParams(redirectUrl).error_code).toBe('provider_email_needs_verification')
  })

  it('redirects to the home page when the requested URL is not allowed', async () => {
    const providerUser = { email: 'ida@example.org', email_verified: true }
    const { redirectUrl } = await signInAtProvider('ida', providerUser, 'implicit', 'https://evil.example/')
    expect(redirectUrl.origin + redirectUrl.pathname).toBe(`${SITE}/`)
  })

  it('accepts a callback once, and only from the browser that started the sign-in', async () => {
    const { browser, callbackUrl, redirectUrl } = await signInAtProvider('jon', {
      email: 'jon@example.org',
      email_verified: true,
    })
    expect(fragmentParams(redirectUrl).access_token).toBeTruthy()
    const repeatedCallback = new URL((await browser.open(callbackUrl)).headers.get('location')!)
    expect(fragmentParams(repeatedCallback).error_code).toBe('bad_oauth_state')

    const { data } = await fixture.client().auth.signInWithOAuth({ provider: 'keycloak' })
    const authorization = await browser.open(data.url!)
    const secondCallbackUrl = await browser.signInAtProvider(authorization.headers.get('location')!, 'jon')
    const [newBrowser, otherBrowser] = [createFakeBrowser(fixture), createFakeBrowser(fixture)]
    await otherBrowser.open(data.url!)
    for (const wrongBrowser of [newBrowser, otherBrowser]) {
      const rejected = new URL((await wrongBrowser.open(secondCallbackUrl)).headers.get('location')!)
      expect(fragmentParams(rejected).error_code).toBe('bad_oauth_state')
    }
    const accepted = new URL((await browser.open(secondCallbackUrl)).headers.get('location')!)
    expect(fragmentParams(accepted).access_token).toBeTruthy()
  })

  it('returns an error when the user declines at the provider', async () => {
    const browser = createFakeBrowser(fixture)
    const { data } = await fixture.client().auth.signInWithOAuth({ provider: 'keycloak' })
    const authorizationUrl = new URL((await browser.open(data.url!)).headers.get('location')!)
    const state = authorizationUrl.searchParams.get('state')!
    const callbackUrl = `${SITE}/auth/v1/callback?error=access_denied&state=${state}`
    const redirectUrl = new URL((await browser.open(callbackUrl)).headers.get('location')!)
    expect(fragmentParams(redirectUrl)).toMatchObject({ error: 'access_denied', error_code: 'access_denied' })
  })

  it('rejects a code that the provider did not issue', async () => {
    const browser = createFakeBrowser(fixture)
    const { data } = await fixture.client().auth.signInWithOAuth({ provider: 'keycloak' })
    const authorizationUrl = new URL((await browser.open(data.url!)).headers.get('location')!)
    const state = authorizationUrl.searchParams.get('state')!
    const callbackUrl = `${SITE}/auth/v1/callback?code=made-up&state=${state}&iss=${encodeURIComponent(provider.issuer)}`
    const redirectUrl = new URL((await browser.open(callbackUrl)).headers.get('location')!)
    expect(fragmentParams(redirectUrl).error_code).toBe('bad_oauth_callback')
  })

  it('rejects a provider that is not configured', async () => {
    const response = await fixture.request('/authorize?provider=google')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error_code: 'validation_failed' })
  })
})

describe('linking an identity', () => {
  const link = async (email: string, id: string, providerUser: ProviderUser) => {
    const client = await fixture.createUser(email)
    provider.users.set(id, providerUser)
    const { data } = await client.auth.getSession()
    const browser = createFakeBrowser(fixture)
    const query = `provider=keycloak&redirect_to=${encodeURIComponent(REDIRECT)}&skip_http_redirect=true`
    const response = await fixture.request(`/user/identities/authorize?${query}`, {
      headers: { authorization: `Bearer ${data.session!.access_token}` },
    })
    browser.storeCookies(response)
    const { url } = (await response.json()) as { url: string }
    const callbackUrl = await browser.signInAtProvider(url, id)
    return { client, redirectUrl: new URL((await browser.open(callbackUrl)).headers.get('location')!) }
  }

  it('adds it even with another e-mail, and unlinking keeps at least one identity', async () => {
    const { client, redirectUrl } = await link('kim@example.org', 'kim', { email: 'kim@work.org' })
    expect(fragmentParams(redirectUrl).access_token).toBeTruthy()
    const { data } = await client.auth.getUserIdentities()
    expect(data?.identities.map(({ provider }) => provider)).toEqual(['email', 'keycloak'])
    const [email, keycloak] = data!.identities
    expect((await client.auth.unlinkIdentity(keycloak!)).error).toBeNull()
    expect((await client.auth.unlinkIdentity(email!)).error?.code).toBe('single_identity_not_deletable')
    expect((await client.auth.unlinkIdentity(keycloak!)).error?.code).toBe('identity_not_found')
  })

  it('is rejected when another account has the identity', async () => {
    await link('leo@example.org', 'leo', { email: 'leo@work.org' })
    const { redirectUrl } = await link('max@example.org', 'leo', { email: 'leo@work.org' })
    expect(fragmentParams(redirectUrl).error_code).toBe('identity_already_exists')
  })

  it('is started by the unmodified client', async () => {
    const client = await fixture.createUser('nia@example.org')
    const { data, error } = await client.auth.linkIdentity({ provider: 'keycloak' })
    expect(error).toBeNull()
    expect(data.url?.startsWith(provider.issuer)).toBe(true)
    const guest = await fixture.client().auth.linkIdentity({ provider: 'keycloak' })
    expect(guest.error).not.toBeNull()
  })
})
