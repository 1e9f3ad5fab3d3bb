import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import type { Sql, TransactionSql } from 'postgres'
import { WireError } from '../../wire-error.ts'

const ALGORITHM = 'ES256'
/** As long as clients keep the published set (`cache-control: max-age=600`). */
const KEPT_FOR = 10 * 60_000
/** An unknown key id may mean another process has rotated; asking the database again is bounded to this pace. */
const ASK_AGAIN_AFTER = 5_000
/** Access tokens live for an hour; a day after its last use nobody holds one signed with a previous key. */
const PREVIOUS_KEPT_FOR = '1 day'

interface KeyRow {
  id: string
  status: 'standby' | 'current' | 'previous'
  private_jwk: JWK
  public_jwk: JWK
}

interface KeySet {
  loadedAt: number
  current?: { id: string; key: CryptoKey }
  verifiers: Map<string, CryptoKey>
  published: JWK[]
}

export interface SigningKeys {
  /** The key new tokens are signed with; made when the database has none. */
  current(): Promise<{ id: string; key: CryptoKey }>
  verifier(id: string | undefined): Promise<CryptoKey>
  published(): Promise<{ keys: JWK[] }>
  /** The standby key becomes current, the current one previous, and a new standby is published. */
  rotate(): Promise<void>
}

/** ES256 keys kept in the database, so that every server process signs and verifies with the same ones. */
export function createSigningKeys({
  sql,
  clock = Date.now,
}: {
  sql: Sql
  clock?: () => number
}): SigningKeys {
  let kept: Promise<KeySet> | undefined

  const read = () => {
    kept = loadKeys(sql, clock())
    kept.catch(() => (kept = undefined))
    return kept
  }

  /** The set in memory unless it is older than allowed; many callers at once share one look at the database. */
  async function keys(youngerThan = KEPT_FOR): Promise<KeySet> {
    const before = kept
    if (!before) return read()
    const set = await before
    if (clock() - set.loadedAt < youngerThan) return set
    return kept === before ? read() : keys(youngerThan)
  }

  async function changeKeys(change: (tx: TransactionSql) => Promise<void>) {
    await sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(hashtext('auth.signing_keys'))`
      await change(tx)
    })
    return read()
  }

  return {
    async current() {
      const { current } = await keys()
      if (current) return current
      const made = await changeKeys(createFirstKeys)
      return made.current!
    },

    async verifier(id) {
      let set = await keys()
      if (!set.verifiers.has(id ?? '')) set = await keys(ASK_AGAIN_AFTER)
      if (set.verifiers.size === 0) throw new WireError(401, 'bad_jwt', 'JWKS is empty')
      const key = set.verifiers.get(id ?? '')
      if (!key) throw new WireError(401, 'bad_jwt', 'No matching signing key found in JWKS')
      return key
    },

    async published() {
      return { keys: (await keys()).published }
    },

    async rotate() {
      await changeKeys(async (tx) => {
        await createFirstKeys(tx)
        await tx`delete from auth.signing_keys
                 where status = 'previous' and updated_at < now() - ${PREVIOUS_KEPT_FOR}::interval`
        await tx`update auth.signing_keys set status = 'previous', updated_at = now() where status = 'current'`
        await tx`update auth.signing_keys set status = 'current', updated_at = now() where status = 'standby'`
        await insertKey(tx, 'standby')
      })
    },
  }
}

async function createFirstKeys(tx: TransactionSql) {
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
  const set: KeySet = { loadedAt, verifiers: new Map(), published: [] }
  for (const row of rows) {
    set.verifiers.set(row.id, (await importJWK(row.public_jwk, ALGORITHM)) as CryptoKey)
    set.published.push({ ...row.public_jwk, kid: row.id, alg: ALGORITHM, use: 'sig', key_ops: ['verify'] })
    if (row.status !== 'current') continue
    set.current = { id: row.id, key: (await importJWK(row.private_jwk, ALGORITHM)) as CryptoKey }
  }
  return set
}
