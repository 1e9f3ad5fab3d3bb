// Whatever is shown as a token, only what we signed opens anything; all else is refused by name.
import fc from 'fast-check'
import { generateKeyPair, SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { type CheckToken, createTokenCheck } from '#backend/auth/tokens/check-tokens.ts'
import { bearerOf } from '#backend/auth/tokens/identify.ts'
import { WireError } from '#backend/wire-error.ts'

const issuer = 'http://localhost:3000/auth/v1'
const NOW = 1_800_000_000
const CLAIMS = { sub: 'a', role: 'authenticated', session_id: 's', iss: issuer, aud: 'authenticated' }
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '').toString('base64url')

let good: string
let sign: (claims: object, header?: object) => Promise<string>
let check: CheckToken
beforeAll(async () => {
  const [ours, theirs] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')])
  sign = (claims, header) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'ours', ...header })
      .sign(header ? theirs.privateKey : ours.privateKey)
  good = await sign({ ...CLAIMS, iat: NOW, exp: NOW + 3600 })
  check = createTokenCheck({
    issuer,
    clock: () => NOW * 1000,
    remembered: 50,
    async verifier(id) {
      if (id !== 'ours') throw new WireError(401, 'bad_jwt', 'No matching signing key found in JWKS')
      return ours.publicKey
    },
  })
})

/** What the check lets in, or undefined; a refusal of any other kind than ours fails. */
const opened = async (token: string) => {
  try {
    return await check(token)
  } catch (error) {
    expect(error).toMatchObject({ status: 401, code: 'bad_jwt' })
    expect(error).toBeInstanceOf(WireError)
    return undefined
  }
}

test('the real one opens, before and after all the others', async () => {
  expect(await opened(good)).toMatchObject({ sub: 'a' })
})

test('a token that was changed anywhere does not open', async () => {
  const [header, payload, signature] = good.split('.') as [string, string, string]
  await fc.assert(
    fc.asyncProperty(
      fc.nat(good.length - 1),
      fc.oneof(
        fc.constantFrom('.', '=', '-', '_', 'A', '\0', ' '),
        fc.string({ minLength: 1, maxLength: 3 }),
      ),
      fc.boolean(),
      async (at, piece, replaces) => {
        const changed = good.slice(0, at) + piece + good.slice(at + (replaces ? piece.length : 0))
        const claims = await opened(changed)
        // The last letter of each part has bits that mean nothing: the same bytes, written otherwise.
        const [h = '', p = '', s = '', ...more] = changed.split('.')
        const isSame =
          more.length === 0 &&
          [
            [h, header],
            [p, payload],
            [s, signature],
          ].every(([a, b]) => Buffer.from(a!, 'base64url').equals(Buffer.from(b!, 'base64url')))
        if (!isSame) expect(claims).toBeUndefined()
      },
    ),
    { numRuns: 1500 },
  )
})

test('headers and claims of one’s own making do not open', async () => {
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
      expect(await opened(`${encoded(head)}.${encoded(body)}.${signature}`)).toBeUndefined()
    }),
    { numRuns: 1500 },
  )
})

test('signed by ourselves it still has to say everything, and to be good now', async () => {
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
        const found = await opened(await sign(claims))
        const isGood =
          !missing && typeof exp === 'number' && exp > NOW && typeof nbf === 'number' && nbf <= NOW
        expect(found !== undefined).toBe(isGood)
      },
    ),
    { numRuns: 300 },
  )
})

test('a stranger’s key with our name does not open', async () => {
  expect(await opened(await sign({ ...CLAIMS, iat: NOW, exp: NOW + 60 }, { typ: 'JWT' }))).toBeUndefined()
  expect(await opened(good)).toMatchObject({ sub: 'a' })
})

test('the Authorization header gives one word without blanks, or nothing', () => {
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
        expect(bearerOf(request) ?? 'none').toMatch(/^\S+$/)
      },
    ),
    { numRuns: 2000 },
  )
})
