import { errors, jwtVerify, SignJWT } from 'jose'
import { WireError } from '../../wire-error.ts'
import type { SigningKeys } from './signing-keys.ts'

/** How somebody has shown who they are, newest first. */
export interface AuthenticationMethod {
  method: string
  timestamp: number
}

/** What a token says of its bearer; the names are those of Supabase's tokens. */
export interface TokenSubject {
  sub: string
  email: string
  phone: string
  app_metadata: Record<string, unknown>
  user_metadata: Record<string, unknown>
  role: string
  aal: 'aal1' | 'aal2'
  amr: AuthenticationMethod[]
  session_id: string
  is_anonymous: boolean
}

export interface AccessClaims extends TokenSubject {
  iss: string
  aud: string
  exp: number
  iat: number
}

export interface AccessTokens {
  sign(subject: TokenSubject): Promise<{ token: string; expiresAt: number; expiresIn: number }>
  /** Throws a WireError (401, `bad_jwt`) for anything but a token of ours that is good now. */
  verify(token: string): Promise<Readonly<AccessClaims>>
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

const AUDIENCE = 'authenticated'
/** User metadata is bounded, so no token of ours is longer; the remembered ones stay within 10,000 times this. */
const MOST_CHARACTERS = 16 * 1024

export function createAccessTokens(options: Options): AccessTokens {
  const { keys, issuer, clock = Date.now, lifetimeSeconds = 3600, remembered = 10_000 } = options
  const known = new Map<string, Readonly<AccessClaims>>()

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

    async verify(token) {
      if (token.length > MOST_CHARACTERS) throw new WireError(401, 'bad_jwt', 'Invalid JWT')
      const remembering = known.get(token)
      if (remembering) {
        known.delete(token)
        if (remembering.exp * 1000 <= clock()) throw expired()
        known.set(token, remembering)
        return remembering
      }
      const claims = await check(token, keys, issuer, clock)
      known.set(token, claims)
      if (known.size > remembered) known.delete(known.keys().next().value!)
      return claims
    },
  }
}

async function check(token: string, keys: SigningKeys, issuer: string, clock: () => number) {
  try {
    const { payload } = await jwtVerify<AccessClaims>(token, (header) => keys.verifier(header.kid), {
      algorithms: ['ES256'],
      issuer,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'exp', 'iat', 'role', 'session_id'],
      currentDate: new Date(clock()),
    })
    return Object.freeze(payload)
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw expired()
    // Which of the many ways it is wrong helps only whoever forged it.
    if (error instanceof errors.JOSEError) throw new WireError(401, 'bad_jwt', 'Invalid JWT')
    throw error
  }
}

const expired = () => new WireError(401, 'bad_jwt', 'JWT has expired')
