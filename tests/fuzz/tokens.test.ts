// Only tokens that our key signed are accepted; every other text is rejected with an ApiError.
import fc from 'fast-check'
import { generateKeyPair, SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { type VerifyToken, createTokenVerifier } from '#backend/auth/tokens/verify-token.ts'
import { readBearerToken } from '#backend/auth/tokens/identify.ts'
import { ApiError } from '#backend/api-error.ts'
import { runs } from './runs.ts'

const issuer = 'http://localhost:3000/auth/v1'
const NOW = 1_800_000_000
const CLAIMS = { sub: 'a', role: 'authenticated', session_id: 's', iss: issuer, aud: 'authenticated' }
const encodePart = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '').toString('base64url')

let validToken: string
let sign: (claims: object, header?: object) => Promise<string>
let verifyToken: VerifyToken
beforeAll(async () => {
  const [ours, theirs] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')])
  sign = (claims, header) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'ours', ...header })
      .sign(header ? theirs.privateKey : ours.privateKey)
  validToken = await sign({ ...CLAIMS, iat: NOW, exp: NOW + 3600 })
  verifyToken = createTokenVerifier({
    issuer,
    clock: () => NOW * 1000,
    maxCached: 50,
    async publicKey(id) {
      if (id !== 'ours') throw new ApiError(401, 'bad_jwt', 'No matching signing key found in JWKS')
      return ours.publicKey
    },
  })
})

/** The claims of an accepted token; undefined if it is rejected. Any error other than an ApiError fails the test. */
const verifiedClaims = async (token: string) => {
  try {
    return await verifyToken(token)
  } catch (error) {
    expect(error).toMatchObject({ status: 401, code: 'bad_jwt' })
    expect(error).toBeInstanceOf(ApiError)
    return undefined
  }
}

test('accepts a valid token', async () => {
  expect(await verifiedClaims(validToken)).toMatchObject({ sub: 'a' })
})

test('rejects a token that was changed anywhere', async () => {
  const [header, payload, signature] = validToken.split('.') as [string, string, string]
  await fc.assert(
    fc.asyncProperty(
      fc.nat(validToken.length - 1),
      fc.oneof(
        fc.constantFrom('.', '=', '-', '_', 'A', '\0', ' '),
        fc.string({ minLength: 1, maxLength: 3 }),
      ),
      fc.boolean(),
      async (at, piece, replaces) => {
        const changed = validToken.slice(0, at) + piece + validToken.slice(at + (replaces ? piece.length : 0))
        const claims = await verifiedClaims(changed)
        // The last character of a base64url part has unused bits, so a changed token may still encode the same bytes.
        const [changedHeader = '', changedPayload = '', changedSignature = '', ...more] = changed.split('.')
        const isSame =
          more.length === 0 &&
          [
            [changedHeader, header],
            [changedPayload, payload],
            [changedSignature, signature],
          ].every(([a, b]) => Buffer.from(a!, 'base64url').equals(Buffer.from(b!, 'base64url')))
        if (!isSame) expect(claims).toBeUndefined()
      },
    ),
    { numRuns: runs(1500) },
  )
})

test('rejects forged headers and claims', async () => {
  const header = fc.oneof(
    fc.record({
      alg: fc.constantFrom('none', 'None', 'HS256', 'ES256', 'RS256', 'ES384', '', null, 1),
      kid: fc.constantFrom('ours', '__proto__', '../../etc/passwd', '', null, {}, ['ours']),
      jwk: fc.constantFrom(undefined, {}, { kty: 'EC' }),
      crit: fc.constantFrom(undefined, ['exp'], [], 'b64'),
      b64: fc.constantFrom(undefined, false),
    }),
    fc.jsonValue(),
  )
  const claims = fc.oneof(
    fc.jsonValue(),
    fc.constant({ ...CLAIMS, role: 'service_role', iat: NOW, exp: NOW + 3600 }),
  )
  const end = fc.oneof(fc.constant(''), fc.constant('.'), fc.base64String({ maxLength: 90 }), fc.string())
  await fc.assert(
    fc.asyncProperty(header, claims, end, async (head, body, signature) => {
      expect(await verifiedClaims(`${encodePart(head)}.${encodePart(body)}.${signature}`)).toBeUndefined()
    }),
    { numRuns: runs(1500) },
  )
})

test('rejects a signed token that lacks a claim, has expired or is not yet valid', async () => {
  const time = fc.oneof(
    fc.integer({ min: NOW - 7200, max: NOW + 7200 }),
    fc.constantFrom(0, -1, 1e15, '9', null),
  )
  await fc.assert(
    fc.asyncProperty(
      time,
      time,
      fc.constantFrom(undefined, ...(Object.keys(CLAIMS) as (keyof typeof CLAIMS)[])),
      async (exp, nbf, missing) => {
        const claims: Record<string, unknown> = { ...CLAIMS, iat: NOW, exp, nbf }
        if (missing) delete claims[missing]
        const found = await verifiedClaims(await sign(claims))
        const isValid =
          !missing && typeof exp === 'number' && exp > NOW && typeof nbf === 'number' && nbf <= NOW
        expect(found !== undefined).toBe(isValid)
      },
    ),
    { numRuns: runs(300) },
  )
})

test('rejects a token that another key signed under our key id', async () => {
  expect(
    await verifiedClaims(await sign({ ...CLAIMS, iat: NOW, exp: NOW + 60 }, { typ: 'JWT' })),
  ).toBeUndefined()
  expect(await verifiedClaims(validToken)).toMatchObject({ sub: 'a' })
})

test('reads one token without spaces from the Authorization header, or none', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 80 }),
        fc
          .array(fc.constantFrom('Bearer', 'bearer', ' ', '\t', 'Basic', 'a.b.c', ',', '"'), { maxLength: 8 })
          .map((pieces) => pieces.join('')),
      ),
      (text) => {
        let request: Request
        try {
          request = new Request('http://x/', { headers: { authorization: text } })
        } catch {
          return
        }
        expect(readBearerToken(request) ?? 'none').toMatch(/^\S+$/)
      },
    ),
    { numRuns: runs(2000) },
  )
})
