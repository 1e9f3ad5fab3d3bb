import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthFixture, type AuthFixture } from './support/auth-fixture.ts'

const CLIENT_ID = 'the-app'
let server: Server
let issuer: string
let fixture: AuthFixture
let keys: Awaited<ReturnType<typeof generateKeyPair>>

beforeAll(async () => {
  keys = await generateKeyPair('ES256', { extractable: true })
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'ES256' }
  server = createServer((request, response) => {
    const discovery = {
      issuer,
      jwks_uri: `${issuer}/jwks`,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
    }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(request.url === '/jwks' ? { keys: [jwk] } : discovery))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  fixture = await createAuthFixture({
    providers: [{ kind: 'oidc', name: 'google', issuer, clientId: CLIENT_ID, clientSecret: 'secret' }],
  })
})
afterAll(async () => {
  await fixture?.close()
  server?.close()
})

const createIdToken = (claims: Record<string, unknown> = {}, audience = CLIENT_ID, key = keys.privateKey) =>
  new SignJWT({ email: 'ida@example.org', email_verified: true, name: 'Ida', ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: 'one' })
    .setSubject(typeof claims.sub === 'string' ? claims.sub : 'ida-1')
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(key)

describe('an id token of a provider', () => {
  it('signs in, and signs in to the same account again', async () => {
    const first = await fixture
      .client()
      .auth.signInWithIdToken({ provider: 'google', token: await createIdToken() })
    expect(first.error).toBeNull()
    expect(first.data.user).toMatchObject({ email: 'ida@example.org', app_metadata: { provider: 'google' } })
    const second = await fixture
      .client()
      .auth.signInWithIdToken({ provider: 'google', token: await createIdToken() })
    expect(second.data.user!.id).toBe(first.data.user!.id)
  })

  it('with a nonce needs the nonce whose hash it contains', async () => {
    const nonce = 'chosen by the app'
    const token = await createIdToken({ nonce: createHash('sha256').update(nonce).digest('hex') })
    const signIn = (more: object) =>
      fixture.client().auth.signInWithIdToken({ provider: 'google', token, ...more })
    expect((await signIn({ nonce })).error).toBeNull()
    expect((await signIn({ nonce: 'guessed' })).error?.message).toBe('Nonces mismatch')
    expect((await signIn({})).error?.message).toContain('both exist or not')
  })

  it.each([
    ['for another app', () => createIdToken({}, 'another-app')],
    [
      'with another signature',
      async () => createIdToken({}, CLIENT_ID, (await generateKeyPair('ES256')).privateKey),
    ],
    ['that is no token', async () => 'a.b.c'],
    [
      'of an address that the provider has not verified',
      () => createIdToken({ sub: 'new', email_verified: false }),
    ],
  ])('%s is refused', async (_, create) => {
    const { error } = await fixture
      .client()
      .auth.signInWithIdToken({ provider: 'google', token: await create() })
    expect(error?.status).toBeGreaterThanOrEqual(400)
    expect(error?.status).toBeLessThan(500)
  })

  it('of an unknown provider is refused', async () => {
    const { error } = await fixture.client().auth.signInWithIdToken({ provider: 'apple', token: 'a.b.c' })
    expect(error?.code).toBe('provider_disabled')
  })

  it('links an identity to the account that is signed in', async () => {
    const client = await fixture.createUser('linking@example.org')
    const { error } = await client.auth.linkIdentity({
      provider: 'google',
      token: await createIdToken({ sub: 'linked-1', email: 'elsewhere@example.org' }),
    })
    expect(error).toBeNull()
    const { data } = await client.auth.getUserIdentities()
    expect(data!.identities.map(({ provider }) => provider).sort()).toEqual(['email', 'google'])
  })
})
