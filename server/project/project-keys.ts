import { importJWK, type CryptoKey, type JSONWebKeySet, type JWK } from 'jose'
import { WireError } from '#backend/wire-error.ts'

const KEPT_FOR = 10 * 60_000
/** An unknown key may be a fresh one; asking again is bounded to this pace. */
const ASK_AGAIN_AFTER = 5_000

/** Only signatures that cannot be made with what is public. */
export const ALGORITHMS = ['ES256', 'RS256', 'EdDSA']
const USUAL: Record<string, string> = { EC: 'ES256', RSA: 'RS256', OKP: 'EdDSA' }

interface KeySet {
  loadedAt: number
  keys: Map<string, CryptoKey>
}

interface Options {
  /** Asks the project for its published keys. */
  load(): Promise<JSONWebKeySet>
  clock?: () => number
}

/** The public keys of a project: kept for ten minutes, and for longer while it does not answer. */
export function createProjectKeys({ load, clock = Date.now }: Options) {
  let kept: KeySet | undefined
  let asking: Promise<KeySet> | undefined

  async function ask(): Promise<KeySet> {
    try {
      kept = { loadedAt: clock(), keys: await importAll(await load()) }
    } catch {
      if (!kept)
        throw new WireError(503, 'keys_unreachable', 'Signing keys cannot be read', { 'retry-after': '2' })
      // The old ones are good until proven otherwise; look again after a while, not at every request.
      kept = { ...kept, loadedAt: clock() - KEPT_FOR + ASK_AGAIN_AFTER }
    }
    return kept
  }

  async function keys(youngerThan: number): Promise<KeySet> {
    if (kept && clock() - kept.loadedAt < youngerThan) return kept
    asking ??= ask().finally(() => (asking = undefined))
    return asking
  }

  return async (id: string | undefined): Promise<CryptoKey> => {
    let set = await keys(KEPT_FOR)
    if (!set.keys.has(id ?? '')) set = await keys(ASK_AGAIN_AFTER)
    if (set.keys.size === 0) throw new WireError(401, 'bad_jwt', 'JWKS is empty')
    const key = set.keys.get(id ?? '')
    if (!key) throw new WireError(401, 'bad_jwt', 'No matching signing key found in JWKS')
    return key
  }
}

async function importAll({ keys }: JSONWebKeySet): Promise<Map<string, CryptoKey>> {
  const usable = keys.filter(isPublic).slice(0, 20)
  return new Map(
    await Promise.all(
      usable.map(
        async (jwk) => [jwk.kid!, (await importJWK(jwk, jwk.alg ?? USUAL[jwk.kty!])) as CryptoKey] as const,
      ),
    ),
  )
}

function isPublic({ kty = '', kid, alg, d }: JWK): boolean {
  const algorithm = alg ?? USUAL[kty]
  return kid !== undefined && d === undefined && kty in USUAL && ALGORITHMS.includes(algorithm ?? '')
}
