import { SignJWT } from 'jose'
import type { TokenSubject } from './claims.ts'
import { AUDIENCE, type CheckToken, createTokenCheck } from './check-tokens.ts'
import type { SigningKeys } from './signing-keys.ts'

export interface AccessTokens {
  sign(subject: TokenSubject): Promise<{ token: string; expiresAt: number; expiresIn: number }>
  verify: CheckToken
}

interface Options {
  keys: SigningKeys
  /** Address of the auth wire, such as `https://example.org/auth/v1`. */
  issuer: string
  clock?: () => number
  lifetimeSeconds?: number
  /** How many verified tokens are remembered, so that a busy visitor costs one signature check an hour. */
  remembered?: number
}

export function createAccessTokens(options: Options): AccessTokens {
  const { keys, issuer, clock = Date.now, lifetimeSeconds = 3600, remembered } = options
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

    verify: createTokenCheck({ verifier: keys.verifier, issuer, clock, remembered }),
  }
}
