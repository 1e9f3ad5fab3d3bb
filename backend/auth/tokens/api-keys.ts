import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Sql } from 'postgres'

export interface ApiKeys {
  /** Public, sent by every browser: gives the role `anon`. */
  publishable: string
  /** Never leaves the server: gives the role `service_role`. */
  secret: string
}

const createKey = (kind: 'publishable' | 'secret') => `sb_${kind}_${randomBytes(24).toString('base64url')}`

/** The two keys of this database. The first process creates them; all processes read the same keys. */
export async function readApiKeys(sql: Sql): Promise<ApiKeys> {
  await sql`
    insert into auth.api_keys (role, key)
    values ('anon', ${createKey('publishable')}), ('service_role', ${createKey('secret')})
    on conflict (role) do nothing`
  const rows = await sql<{ role: string; key: string }[]>`select role, key from auth.api_keys`
  const keyOf = (role: string) => rows.find((row) => row.role === role)!.key
  return { publishable: keyOf('anon'), secret: keyOf('service_role') }
}

/** The database role of an API key; undefined for an unknown key. */
export function roleOfKey(keys: ApiKeys, key: string): 'anon' | 'service_role' | undefined {
  if (isEqual(key, keys.publishable)) return 'anon'
  if (isEqual(key, keys.secret)) return 'service_role'
  return undefined
}

/** Compares in constant time. Compares the keys without hashing them, because this runs on every request. */
const isEqual = (a: string, b: string) => {
  const [first, second] = [Buffer.from(a), Buffer.from(b)]
  return first.length === second.length && timingSafeEqual(first, second)
}
