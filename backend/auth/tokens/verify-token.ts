import { errors, jwtVerify, type CryptoKey } from 'jose'
import { ApiError, EXPIRED_TOKEN } from '../../api-error.ts'
import type { AccessClaims } from './claims.ts'

interface Options {
  /** The public key with this id; throws an ApiError when none exists. */
  publicKey(id: string | undefined): Promise<CryptoKey>
  /** The public URL of the Auth API, such as `https://example.org/auth/v1`. */
  issuer: string
  algorithms?: string[]
  clock?: () => number
  /** The number of verified tokens in the cache, which saves a signature check on every request. */
  maxCached?: number
}

/** Throws an ApiError (401, `bad_jwt`) unless the token is valid now and comes from this issuer. */
export type VerifyToken = (token: string) => Promise<Readonly<AccessClaims>>

export const AUDIENCE = 'authenticated'
/** Our tokens stay below this length, because user metadata is limited. The limit also bounds the cache's memory. */
const MAX_TOKEN_LENGTH = 16 * 1024

export function createTokenVerifier(options: Options): VerifyToken {
  const { clock = Date.now, maxCached = 10_000 } = options
  const cache = new Map<string, Readonly<AccessClaims>>()
  return async (token) => {
    if (token.length > MAX_TOKEN_LENGTH) throw new ApiError(401, 'bad_jwt', 'Invalid JWT')
    const cached = cache.get(token)
    if (cached) {
      // Deleted and added again, so that the first entry is always the least recently used.
      cache.delete(token)
      if (cached.exp * 1000 <= clock()) throw expiredError()
      cache.set(token, cached)
      return cached
    }
    const claims = await verifyUncached(token, options, clock)
    cache.set(token, claims)
    if (cache.size > maxCached) cache.delete(cache.keys().next().value!)
    return claims
  }
}

async function verifyUncached(token: string, options: Options, clock: () => number) {
  const { publicKey, issuer, algorithms = ['ES256'] } = options
  try {
    const { payload } = await jwtVerify<AccessClaims>(token, (header) => publicKey(header.kid), {
      algorithms,
      issuer,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'exp', 'iat', 'role', 'session_id'],
      currentDate: new Date(clock()),
    })
    return Object.freeze(payload)
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw expiredError()
    // One message for every defect, because details would help only an attacker.
    if (error instanceof errors.JOSEError) throw new ApiError(401, 'bad_jwt', 'Invalid JWT')
    throw error
  }
}

const expiredError = () => new ApiError(401, 'bad_jwt', EXPIRED_TOKEN)
