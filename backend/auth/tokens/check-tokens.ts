import { errors, jwtVerify, type CryptoKey } from 'jose'
import { WireError } from '../../wire-error.ts'
import type { AccessClaims } from './claims.ts'

interface Options {
  /** The public key of this name; throws a WireError when there is none. */
  verifier(id: string | undefined): Promise<CryptoKey>
  /** Address of the auth wire, such as `https://example.org/auth/v1`. */
  issuer: string
  algorithms?: string[]
  clock?: () => number
  /** How many verified tokens are remembered, so that a busy visitor costs one signature check an hour. */
  remembered?: number
}

/** Throws a WireError (401, `bad_jwt`) for anything but a token of this issuer that is good now. */
export type CheckToken = (token: string) => Promise<Readonly<AccessClaims>>

export const AUDIENCE = 'authenticated'
/** User metadata is bounded, so no token of ours is longer; the remembered ones stay within 10,000 times this. */
const MOST_CHARACTERS = 16 * 1024

export function createTokenCheck(options: Options): CheckToken {
  const { clock = Date.now, remembered = 10_000 } = options
  const known = new Map<string, Readonly<AccessClaims>>()
  return async (token) => {
    if (token.length > MOST_CHARACTERS) throw new WireError(401, 'bad_jwt', 'Invalid JWT')
    const remembering = known.get(token)
    if (remembering) {
      known.delete(token)
      if (remembering.exp * 1000 <= clock()) throw expired()
      known.set(token, remembering)
      return remembering
    }
    const claims = await check(token, options, clock)
    known.set(token, claims)
    if (known.size > remembered) known.delete(known.keys().next().value!)
    return claims
  }
}

async function check(token: string, options: Options, clock: () => number) {
  const { verifier, issuer, algorithms = ['ES256'] } = options
  try {
    const { payload } = await jwtVerify<AccessClaims>(token, (header) => verifier(header.kid), {
      algorithms,
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
