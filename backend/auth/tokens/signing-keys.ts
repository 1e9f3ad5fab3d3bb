import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import type { Sql, TransactionSql } from 'postgres'
import { ApiError } from '../../api-error.ts'

const ALGORITHM = 'ES256'
/** As long as clients cache the published set (`cache-control: max-age=600`). */
const CACHE_MS = 10 * 60_000
/** An unknown key id may mean that another process rotated the keys. Reloads are limited to one per interval. */
const MIN_RELOAD_INTERVAL_MS = 5_000
/** Access tokens expire after an hour, so a day after a rotation no valid token uses the previous key. */
const PREVIOUS_KEY_RETENTION = '1 day'

interface KeyRow {
  id: string
  status: 'standby' | 'current' | 'previous'
  private_jwk: JWK
  public_jwk: JWK
}

interface KeySet {
  loadedAt: number
  current?: { id: string; key: CryptoKey }
  publicKeys: Map<string, CryptoKey>
  published: JWK[]
}

export interface SigningKeys {
  /** The key that signs new tokens; created when the database has none. */
  current(): Promise<{ id: string; key: CryptoKey }>
  publicKey(id: string | undefined): Promise<CryptoKey>
  published(): Promise<{ keys: JWK[] }>
  /** The standby key becomes current, the current one previous, and a new standby is published. */
  rotate(): Promise<void>
}

/** ES256 keys stored in the database, so that every server process signs and verifies with the same keys. */
export function createSigningKeys({
  sql,
  clock = Date.now,
}: {
  sql: Sql
  clock?: () => number
}): SigningKeys {
  let cached: Promise<KeySet> | undefined

  const reload = () => {
    cached = loadKeys(sql, clock())
    cached.catch(() => (cached = undefined))
    return cached
  }

  /** The cached set unless it is too old; concurrent callers share one query. */
  async function keys(maxAgeMs = CACHE_MS): Promise<KeySet> {
    const current = cached
    if (!current) return reload()
    const set = await current
    if (clock() - set.loadedAt < maxAgeMs) return set
    // If `cached` has changed, another caller has already started a reload.
    return cached === current ? reload() : keys(maxAgeMs)
  }

  async function changeKeys(change: (tx: TransactionSql) => Promise<void>) {
    await sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(hashtext('auth.signing_keys'))`
      await change(tx)
    })
    return reload()
  }

  return {
    async current() {
      const { current } = await keys()
      if (current) return current
      const created = await changeKeys(createMissingKeys)
      return created.current!
    },

    async publicKey(id) {
      let set = await keys()
      if (!set.publicKeys.has(id ?? '')) set = await keys(MIN_RELOAD_INTERVAL_MS)
      if (set.publicKeys.size === 0) throw new ApiError(401, 'bad_jwt', 'JWKS is empty')
      const key = set.publicKeys.get(id ?? '')
      if (!key) throw new ApiError(401, 'bad_jwt', 'No matching signing key found in JWKS')
      return key
    },

    async published() {
      return { keys: (await keys()).published }
    },

    async rotate() {
      await changeKeys(async (tx) => {
        await createMissingKeys(tx)
        await tx`delete from auth.signing_keys
                 where status = 'previous' and updated_at < now() - ${PREVIOUS_KEY_RETENTION}::interval`
        await tx`update auth.signing_keys set status = 'previous', updated_at = now() where status = 'current'`
        await tx`update auth.signing_keys set status = 'current', updated_at = now() where status = 'standby'`
        await insertKey(tx, 'standby')
      })
    },
  }
}

async function createMissingKeys(tx: TransactionSql) {
  const rows = await tx<{ status: string }[]>`select status from auth.signing_keys`
  const present = new Set(rows.map((row) => row.status))
  if (!present.has('current')) await insertKey(tx, 'current')
  if (!present.has('standby')) await insertKey(tx, 'standby')
}

async function insertKey(tx: TransactionSql, status: 'current' | 'standby') {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const [privateJwk, publicJwk] = [await exportJWK(privateKey), await exportJWK(publicKey)]
  await tx`insert into auth.signing_keys (status, algorithm, private_jwk, public_jwk)
           values (${status}, ${ALGORITHM}, ${tx.json({ ...privateJwk })}, ${tx.json({ ...publicJwk })})`
}

async function loadKeys(sql: Sql, loadedAt: number): Promise<KeySet> {
  const rows = await sql<KeyRow[]>`
    select id, status, private_jwk, public_jwk from auth.signing_keys order by created_at desc limit 20`
  const set: KeySet = { loadedAt, publicKeys: new Map(), published: [] }
  for (const row of rows) {
    set.publicKeys.set(row.id, (await importJWK(row.public_jwk, ALGORITHM)) as CryptoKey)
    set.published.push({ ...row.public_jwk, kid: row.id, alg: ALGORITHM, use: 'sig', key_ops: ['verify'] })
    if (row.status !== 'current') continue
    set.current = { id: row.id, key: (await importJWK(row.private_jwk, ALGORITHM)) as CryptoKey }
  }
  return set
}
