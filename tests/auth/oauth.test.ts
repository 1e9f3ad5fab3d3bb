import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBrowser } from './support/browser.ts'
import { startOpenIdPeer, type OpenIdPeer, type Person } from './support/openid-peer.ts'
import { fragment, openStage, SITE, type Stage } from './support/stage.ts'

let peer: OpenIdPeer
let stage: Stage
let open = true
beforeAll(async () => {
  peer = await startOpenIdPeer(`${SITE}/auth/v1/callback`)
  stage = await openStage({
    providers: [
      {
        kind: 'oidc',
        name: 'keycloak',
        issuer: peer.issuer,
        clientId: 'site',
        clientSecret: 'secret-of-the-site-long-enough-for-anything',
      },
    ],
    settings: { registrationOpen: async () => open },
  })
})
afterAll(async () => {
  await stage.close()
  await peer.close()
})

const REDIRECT = `${SITE}/de/dashboard`

/** Leaves for the provider with a client of this kind and comes back as this person. */
async function visit(
  id: string,
  person: Person,
  flow: 'pkce' | 'implicit' = 'implicit',
  redirectTo = REDIRECT,
) {
  peer.people.set(id, person)
  const [client, browser] = [stage.client({ flow }), createBrowser(stage)]
  const { data } = await client.auth.signInWithOAuth({ provider: 'keycloak', options: { redirectTo } })
  const left = await browser.go(data.url!)
  const back = await browser.visitProvider(left.headers.get('location')!, id)
  const landed = new URL((await browser.go(back)).headers.get('location')!)
  return { client, browser, back, landed }
}

const signedIn = async (landed: URL) => {
  const { access_token, refresh_token } = fragment(landed)
  const client = stage.client()
  const { data, error } = await client.auth.setSession({
    access_token: access_token ?? '',
    refresh_token: refresh_token ?? '',
  })
  expect(error).toBeNull()
  return { client, user: data.user! }
}

describe('signing in with an OpenID provider', () => {
  it('opens a confirmed account with the name the provider knows', async () => {
    const { landed } = await visit('ada', { email: 'Ada@Example.org', email_verified: true, name: 'Ada' })
    expect(landed.href.startsWith(`${REDIRECT}#`)).toBe(true)
    expect(fragment(landed)).toMatchObject({ token_type: 'bearer', provider_token: expect.any(String) })
    const { user } = await signedIn(landed)
    expect(user).toMatchObject({
      email: 'ada@example.org',
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: 'keycloak', providers: ['keycloak'] },
      user_metadata: { full_name: 'Ada' },
      identities: [{ provider: 'keycloak', id: 'ada' }],
    })
  })

  it('finds the same account again by the provider’s id, whatever the address is by then', async () => {
    const first = await signedIn(
      (await visit('bo', { email: 'bo@example.org', email_verified: true })).landed,
    )
    const again = await signedIn(
      (await visit('bo', { email: 'bo@elsewhere.org', email_verified: false })).landed,
    )
    expect(again.user.id).toBe(first.user.id)
  })

  it('gives a PKCE client a code that only its verifier turns into a session', async () => {
    const { client, landed } = await visit(
      'cleo',
      { email: 'cleo@example.org', email_verified: true },
      'pkce',
    )
    expect(landed.hash).toBe('')
    const { data, error } = await client.auth.exchangeCodeForSession(landed.searchParams.get('code')!)
    expect(error).toBeNull()
    expect(data.session).toMatchObject({
      user: { email: 'cleo@example.org' },
      provider_token: expect.any(String),
    })
  })

  it('joins the account that has proven the same address', async () => {
    const person = await stage.person('dora@example.org')
    const { user } = await signedIn(
      (await visit('dora', { email: 'dora@example.org', email_verified: true })).landed,
    )
    expect(user.id).toBe((await person.auth.getUser()).data.user?.id)
    expect(user.app_metadata.providers).toEqual(['email', 'keycloak'])
  })

  it('does not join on an address the provider has not checked', async () => {
    await stage.person('eve@example.org')
    const { landed } = await visit('mallory', { email: 'eve@example.org', email_verified: false })
    expect(fragment(landed).error_code).toBe('provider_email_needs_verification')
    const nobody = await visit('nameless', {})
    expect(fragment(nobody.landed).error_code).toBe('provider_email_needs_verification')
  })

  it('takes an account from whoever signed up with the address without owning it', async () => {
    await stage.client().auth.signUp({ email: 'finn@example.org', password: 'Squatter-1!' })
    await signedIn((await visit('finn', { email: 'finn@example.org', email_verified: true })).landed)
    const squatter = await stage
      .client()
      .auth.signInWithPassword({ email: 'finn@example.org', password: 'Squatter-1!' })
    expect(squatter.error?.code).toBe('invalid_credentials')
  })

  it('does so too where nobody is asked to confirm an address, and ends what the squatter has opened', async () => {
    const lax = await openStage({ beside: stage, settings: { confirmEmail: false } })
    const squatter = lax.client()
    const account = { email: 'greta@example.org', password: 'Squatter-1!' }
    expect((await squatter.auth.signUp(account)).error).toBeNull()
    await signedIn((await visit('greta', { email: account.email, email_verified: true })).landed)
    expect((await squatter.auth.getUser()).error).not.toBeNull()
    expect((await squatter.auth.signInWithPassword(account)).error?.code).toBe('invalid_credentials')
    await lax.close()
  })

  it('joins such an account once its owner has followed a mail', async () => {
    const lax = await openStage({ beside: stage, settings: { confirmEmail: false } })
    const account = { email: 'hanna@example.org', password: 'Kangaroo-7!' }
    const { data } = await lax.client().auth.signUp(account)
    await lax.client().auth.resetPasswordForEmail(account.email)
    await lax.press((await lax.mailbox.take(account.email, 'recover')).link!)
    const { user } = await signedIn(
      (await visit('hanna', { email: account.email, email_verified: true })).landed,
    )
    expect(user.id).toBe(data.user?.id)
    expect((await lax.client().auth.signInWithPassword(account)).error).toBeNull()
    await lax.close()
  })

  it('opens no account while registration is closed', async () => {
    open = false
    const { landed } = await visit('gus', { email: 'gus@example.org', email_verified: true })
    open = true
    expect(fragment(landed).error_code).toBe('signup_disabled')
  })

  it('tells a PKCE client of an error in query and fragment', async () => {
    const { landed } = await visit('hal', { email: 'hal@example.org', email_verified: false }, 'pkce')
    expect(landed.searchParams.get('error_code')).toBe('provider_email_needs_verification')
    expect(fragment(landed).error_code).toBe('provider_email_needs_verification')
  })

  it('lands on the site itself when asked to land elsewhere', async () => {
    const person = { email: 'ida@example.org', email_verified: true }
    const { landed } = await visit('ida', person, 'implicit', 'https://evil.example/')
    expect(landed.origin + landed.pathname).toBe(`${SITE}/`)
  })

  it('comes back once, and only to the browser that left', async () => {
    const { browser, back, landed } = await visit('jon', { email: 'jon@example.org', email_verified: true })
    expect(fragment(landed).access_token).toBeTruthy()
    const again = new URL((await browser.go(back)).headers.get('location')!)
    expect(fragment(again).error_code).toBe('bad_oauth_state')

    const { data } = await stage.client().auth.signInWithOAuth({ provider: 'keycloak' })
    const left = await browser.go(data.url!)
    const fresh = await browser.visitProvider(left.headers.get('location')!, 'jon')
    const [newcomer, another] = [createBrowser(stage), createBrowser(stage)]
    await another.go(data.url!)
    for (const stranger of [newcomer, another]) {
      const refused = new URL((await stranger.go(fresh)).headers.get('location')!)
      expect(fragment(refused).error_code).toBe('bad_oauth_state')
    }
    const own = new URL((await browser.go(fresh)).headers.get('location')!)
    expect(fragment(own).access_token).toBeTruthy()
  })

  it('says so when somebody declines', async () => {
    const browser = createBrowser(stage)
    const { data } = await stage.client().auth.signInWithOAuth({ provider: 'keycloak' })
    const entrance = new URL((await browser.go(data.url!)).headers.get('location')!)
    const state = entrance.searchParams.get('state')!
    const back = `${SITE}/auth/v1/callback?error=access_denied&state=${state}`
    const landed = new URL((await browser.go(back)).headers.get('location')!)
    expect(fragment(landed)).toMatchObject({ error: 'access_denied', error_code: 'access_denied' })
  })

  it('refuses a code the provider did not give', async () => {
    const browser = createBrowser(stage)
    const { data } = await stage.client().auth.signInWithOAuth({ provider: 'keycloak' })
    const entrance = new URL((await browser.go(data.url!)).headers.get('location')!)
    const state = entrance.searchParams.get('state')!
    const back = `${SITE}/auth/v1/callback?code=made-up&state=${state}&iss=${encodeURIComponent(peer.issuer)}`
    const landed = new URL((await browser.go(back)).headers.get('location')!)
    expect(fragment(landed).error_code).toBe('bad_oauth_callback')
  })

  it('knows no provider that is not configured', async () => {
    const response = await stage.ask('/authorize?provider=google')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error_code: 'validation_failed' })
  })
})

describe('linking an identity', () => {
  const link = async (email: string, id: string, person: Person) => {
    const client = await stage.person(email)
    peer.people.set(id, person)
    const { data } = await client.auth.getSession()
    const browser = createBrowser(stage)
    const query = `provider=keycloak&redirect_to=${encodeURIComponent(REDIRECT)}&skip_http_redirect=true`
    const asked = await stage.ask(`/user/identities/authorize?${query}`, {
      headers: { authorization: `Bearer ${data.session!.access_token}` },
    })
    browser.receive(asked)
    const { url } = (await asked.json()) as { url: string }
    const back = await browser.visitProvider(url, id)
    return { client, landed: new URL((await browser.go(back)).headers.get('location')!) }
  }

  it('adds it, whatever its address, and unlinking leaves at least one', async () => {
    const { client, landed } = await link('kim@example.org', 'kim', { email: 'kim@work.org' })
    expect(fragment(landed).access_token).toBeTruthy()
    const { data } = await client.auth.getUserIdentities()
    expect(data?.identities.map(({ provider }) => provider)).toEqual(['email', 'keycloak'])
    const [email, keycloak] = data!.identities
    expect((await client.auth.unlinkIdentity(keycloak!)).error).toBeNull()
    expect((await client.auth.unlinkIdentity(email!)).error?.code).toBe('single_identity_not_deletable')
    expect((await client.auth.unlinkIdentity(keycloak!)).error?.code).toBe('identity_not_found')
  })

  it('is refused when somebody has it already', async () => {
    await link('leo@example.org', 'leo', { email: 'leo@work.org' })
    const { landed } = await link('max@example.org', 'leo', { email: 'leo@work.org' })
    expect(fragment(landed).error_code).toBe('identity_already_exists')
  })

  it('is started by the unmodified client', async () => {
    const client = await stage.person('nia@example.org')
    const { data, error } = await client.auth.linkIdentity({ provider: 'keycloak' })
    expect(error).toBeNull()
    expect(data.url?.startsWith(peer.issuer)).toBe(true)
    const guest = await stage.client().auth.linkIdentity({ provider: 'keycloak' })
    expect(guest.error).not.toBeNull()
  })
})
