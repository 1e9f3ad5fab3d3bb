import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { platformDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { createAccessTokens } from './access-tokens.ts'
import type { TokenSubject } from './claims.ts'
import { readApiKeys } from './api-keys.ts'
import { createIdentify } from './identify.ts'
import { createSigningKeys } from './signing-keys.ts'

const issuer = 'http://localhost:3000/auth/v1'
const subject: TokenSubject = {
  sub: 'a2b9d0c8-3d2b-4c44-9d65-3a3c0d5f0f11',
  email: 'mila@example.org',
  phone: '',
  app_metadata: { provider: 'email' },
  user_metadata: { role: 'admin' },
  role: 'authenticated',
  aal: 'aal1',
  amr: [{ method: 'password', timestamp: 1 }],
  session_id: '7a4d0a4b-6f9c-4a3b-8d3e-1f1f6f9f0a10',
  is_anonymous: false,
}

let database: TestDatabase
beforeAll(async () => {
  database = await platformDatabase()
})
afterAll(() => database.close())

/** The keys and tokens of one server process. */
const createProcess = (clock?: () => number) => {
  const keys = createSigningKeys({ sql: database.sql, clock })
  return { keys, tokens: createAccessTokens({ keys, issuer, clock }) }
}
const errorMessage = (work: Promise<unknown>) =>
  work.then(String, (error: { message: string }) => error.message)

describe('an empty key set', () => {
  it('gives the error message "JWKS is empty"', async () => {
    const { privateKey } = await generateKeyPair('ES256')
    const forged = await new SignJWT({ ...subject })
      .setProtectedHeader({ alg: 'ES256', kid: 'x' })
      .sign(privateKey)
    expect(await errorMessage(createProcess().tokens.verify(forged))).toBe('JWKS is empty')
  })
})

describe('signing keys', () => {
  it('are created once, however many processes start at the same time', async () => {
    const many = Array.from({ length: 6 }, () => createProcess().keys.current())
    const ids = new Set((await Promise.all(many)).map((key) => key.id))
    expect(ids.size).toBe(1)
  })

  it('are published without the private part, including the standby key before its first use', async () => {
    const { keys } = await createProcess().keys.published()
    expect(keys).toHaveLength(2)
    for (const key of keys)
      expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y'])
  })

  it('rotate without invalidating tokens, also in another process with a cached key set', async () => {
    let now = Date.now()
    const [first, second] = [createProcess(() => now), createProcess(() => now)]
    const before = await first.tokens.sign(subject)
    const { id: old } = await second.keys.current()
    await first.keys.rotate()
    expect((await first.keys.current()).id).not.toBe(old)
    expect((await first.tokens.verify(before.token)).sub).toBe(subject.sub)
    const after = await first.tokens.sign(subject)
    expect((await second.tokens.verify(after.token)).sub).toBe(subject.sub)
    await first.keys.rotate()
    now += 6_000
    const later = await first.tokens.sign(subject)
    expect((await second.tokens.verify(later.token)).sub).toBe(subject.sub)
  })
})

describe('access tokens', () => {
  it('contain every claim that Supabase sets', async () => {
    const { tokens } = createProcess()
    const { token, expiresIn } = await tokens.sign(subject)
    const claims = await tokens.verify(token)
    expect(expiresIn).toBe(3600)
    expect(claims).toMatchObject({ ...subject, iss: issuer, aud: 'authenticated' })
    expect(claims.exp - claims.iat).toBe(3600)
  })

  it('expire after an hour, cached or not', async () => {
    let now = Date.now()
    const { tokens } = createProcess(() => now)
    const { token } = await tokens.sign(subject)
    await tokens.verify(token)
    now += 3_600_000
    expect(await errorMessage(tokens.verify(token))).toBe('JWT has expired')
    expect(await errorMessage(createProcess(() => now).tokens.verify(token))).toBe('JWT has expired')
  })

  it('are rejected when forged in any of the usual ways', async () => {
    const { keys, tokens } = createProcess()
    const { id, key } = await keys.current()
    const [publicKey] = (await keys.published()).keys
    const now = Math.floor(Date.now() / 1000)
    const validClaims = { ...subject, iss: issuer, aud: 'authenticated', iat: now, exp: now + 60 }
    const signed = (claims: object, header: object = {}) =>
      new SignJWT({ ...claims }).setProtectedHeader({ alg: 'ES256', kid: id, ...header }).sign(key)
    const otherKey = (await generateKeyPair('ES256')).privateKey
    const forgeries: Record<string, string> = {
      'no algorithm': new UnsecuredJWT({ ...validClaims }).encode(),
      'public key as a shared secret': await new SignJWT({ ...validClaims })
        .setProtectedHeader({ alg: 'HS256', kid: id })
        .sign(new TextEncoder().encode(JSON.stringify(publicKey))),
      'another audience': await signed({ ...validClaims, aud: 'elsewhere' }),
      'another issuer': await signed({ ...validClaims, iss: 'https://evil.example/auth/v1' }),
      'not valid yet': await signed({ ...validClaims, nbf: now + 600 }),
      'no expiry': await signed({ ...validClaims, exp: undefined }),
      'another key': await new SignJWT({ ...validClaims })
        .setProtectedHeader({ alg: 'ES256', kid: id })
        .sign(otherKey),
      'an unknown key': await signed(validClaims, { kid: '../../etc/passwd' }),
      'no key': await signed(validClaims, { kid: undefined }),
      'no token at all': 'a.b.c',
    }
    for (const [name, token] of Object.entries(forgeries))
      await expect(tokens.verify(token), name).rejects.toMatchObject({ status: 401, code: 'bad_jwt' })
    expect(await errorMessage(tokens.verify(forgeries['an unknown key']!))).toBe(
      'No matching signing key found in JWKS',
    )
    await expect(tokens.verify(await signed(validClaims))).resolves.toMatchObject({ sub: subject.sub })
  })
})

describe('identify', () => {
  const requestWith = (headers: Record<string, string>, query = '') =>
    new Request(`http://localhost:3000/rest/v1/pages${query}`, { headers })

  it('reads the same two keys in every process', async () => {
    const [one, two] = await Promise.all([readApiKeys(database.sql), readApiKeys(database.sql)])
    expect(one).toEqual(two)
    expect(one.publishable).toMatch(/^sb_publishable_/)
    expect(one.secret).toMatch(/^sb_secret_/)
  })

  it('recognizes anonymous visitors, users and the server, and rejects everything else', async () => {
    const { tokens } = createProcess()
    const apiKeys = await readApiKeys(database.sql)
    const identify = createIdentify({ tokens, apiKeys })
    const { token } = await tokens.sign(subject)
    const apikey = apiKeys.publishable
    const roleOf = async (headers: Record<string, string>, query?: string) =>
      (await identify(requestWith(headers, query))).role

    expect(await roleOf({ apikey })).toBe('anon')
    expect(await roleOf({ apikey, authorization: `Bearer ${apikey}` })).toBe('anon')
    expect(await roleOf({}, `?apikey=${apikey}`)).toBe('anon')
    expect(await roleOf({ apikey: apiKeys.secret })).toBe('service_role')
    const user = await identify(requestWith({ apikey, authorization: `Bearer ${token}` }))
    expect(user).toMatchObject({ role: 'authenticated', claims: { sub: subject.sub, aal: 'aal1' } })

    for (const headers of [
      {},
      { authorization: `Bearer ${token}` },
      { apikey: 'sb_publishable_wrong' },
      { apikey: `${apiKeys.secret}x` },
      { apikey, authorization: 'Bearer sb_secret_wrong' },
    ] as Record<string, string>[])
      await expect(identify(requestWith(headers))).rejects.toMatchObject({ status: 401 })
  })

  it('rejects a user token that claims the role of the server', async () => {
    const { tokens } = createProcess()
    const apiKeys = await readApiKeys(database.sql)
    const identify = createIdentify({ tokens, apiKeys })
    const { token } = await tokens.sign({ ...subject, role: 'service_role' })
    const request = requestWith({ apikey: apiKeys.publishable, authorization: `Bearer ${token}` })
    await expect(identify(request)).rejects.toMatchObject({ status: 401, code: 'bad_jwt' })
  })
})
