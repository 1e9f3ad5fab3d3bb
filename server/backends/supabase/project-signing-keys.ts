import { importJWK, type CryptoKey, type JSONWebKeySet, type JWK } from 'jose'
import { ApiError } from '#backend/api-error.ts'

const CACHE_MS = 10 * 60_000
/** An unknown key may be new, so the keys are loaded again, but not more often than this. */
const RELOAD_AFTER_MS = 5_000

/** More than any project publishes; bounds the work for a wrong response. */
const MAX_KEYS = 20

/** Only asymmetric algorithms: with a symmetric one the published key could sign tokens. */
export const SIGNING_ALGORITHMS = ['ES256', 'RS256', 'EdDSA']
const DEFAULT_ALGORITHM: Record<string, string> = { EC: 'ES256', RSA: 'RS256', OKP: 'EdDSA' }

interface KeySet {
  loadedAt: number
  keys: Map<string, CryptoKey>
}

interface Options {
  /** Fetches the published keys of the project. */
  load(): Promise<JSONWebKeySet>
  clock?: () => number
}

/**
 * The public keys of a project. They are cached for ten minutes, and longer while the project does not
 * respond.
 */
export function createProjectSigningKeys({ load, clock = Date.now }: Options) {
  let cached: KeySet | undefined
  let loading: Promise<KeySet> | undefined

  async function reload(): Promise<KeySet> {
    try {
      cached = { loadedAt: clock(), keys: await importKeys(await load()) }
    } catch {
      if (!cached)
        throw new ApiError(503, 'keys_unreachable', 'Signing keys cannot be read', { 'retry-after': '2' })
      // The old keys stay valid. The next attempt waits, so that not every request loads the keys.
      cached = { ...cached, loadedAt: clock() - CACHE_MS + RELOAD_AFTER_MS }
    }
    return cached
  }

  async function loadKeys(maxAgeMs: number): Promise<KeySet> {
    if (cached && clock() - cached.loadedAt < maxAgeMs) return cached
    loading ??= reload().finally(() => (loading = undefined))
    return loading
  }

  return async (id: string | undefined): Promise<CryptoKey> => {
    let keySet = await loadKeys(CACHE_MS)
    if (!keySet.keys.has(id ?? '')) keySet = await loadKeys(RELOAD_AFTER_MS)
    if (keySet.keys.size === 0) throw new ApiError(401, 'bad_jwt', 'JWKS is empty')
    const key = keySet.keys.get(id ?? '')
    if (!key) throw new ApiError(401, 'bad_jwt', 'No matching signing key found in JWKS')
    return key
  }
}

async function importKeys({ keys }: JSONWebKeySet): Promise<Map<string, CryptoKey>> {
  const usable = keys.filter(isPublic).slice(0, MAX_KEYS)
  return new Map(
    await Promise.all(
      usable.map(
        async (jwk) =>
          [jwk.kid!, (await importJWK(jwk, jwk.alg ?? DEFAULT_ALGORITHM[jwk.kty!])) as CryptoKey] as const,
      ),
    ),
  )
}

function isPublic({ kty = '', kid, alg, d }: JWK): boolean {
  const algorithm = alg ?? DEFAULT_ALGORITHM[kty]
  return (
    kid !== undefined &&
    d === undefined &&
    kty in DEFAULT_ALGORITHM &&
    SIGNING_ALGORITHMS.includes(algorithm ?? '')
  )
}
