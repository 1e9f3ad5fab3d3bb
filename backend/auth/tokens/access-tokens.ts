import { SignJWT } from 'jose'
import type { TokenSubject } from './claims.ts'
import { AUDIENCE, type VerifyToken, createTokenVerifier } from './verify-token.ts'
import type { SigningKeys } from './signing-keys.ts'

export interface AccessTokens {
  sign(subject: TokenSubject): Promise<{ token: string; expiresAt: number; expiresIn: number }>
  verify: VerifyToken
}

interface Options {
  keys: SigningKeys
  /** The public URL of the Auth API, such as `https://example.org/auth/v1`. */
  issuer: string
  clock?: () => number
  lifetimeSeconds?: number
  /** The number of verified tokens in the cache, which saves a signature check on every request. */
  maxCached?: number
}

export function createAccessTokens(options: Options): AccessTokens {
  const { keys, issuer, clock = Date.now, lifetimeSeconds = 3600, maxCached } = options
  return {
    async sign(subject) {
      const { id, key } = await keys.current()
      const issuedAt = Math.floor(clock() / 1000)
      const expiresAt = issuedAt + lifetimeSeconds
      const token = await new SignJWT({ ...subject })
        .setProtectedHeader({ alg: 'ES256', kid: id, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key)
      return { token, expiresAt, expiresIn: lifetimeSeconds }
    },

    verify: createTokenVerifier({ publicKey: keys.publicKey, issuer, clock, maxCached }),
  }
}
