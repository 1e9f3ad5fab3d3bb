import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Sql } from 'postgres'

export interface ApiKeys {
  /** May be known to every browser: stands for `anon`. */
  publishable: string
  /** Never leaves the server: stands for `service_role`. */
  secret: string
}

const roleKey = (kind: 'publishable' | 'secret') => `sb_${kind}_${randomBytes(24).toString('base64url')}`

/** The two keys of this database; the first process to ask makes them, all others read the same. */
export async function readApiKeys(sql: Sql): Promise<ApiKeys> {
  await sql`
    insert into auth.api_keys (role, key)
    values ('anon', ${roleKey('publishable')}), ('service_role', ${roleKey('secret')})
    on conflict (role) do nothing`
  const rows = await sql<{ role: string; key: string }[]>`select role, key from auth.api_keys`
  const keyOf = (role: string) => rows.find((row) => row.role === role)!.key
  return { publishable: keyOf('anon'), secret: keyOf('service_role') }
}

/** The database role an API key stands for. */
export function roleOfKey(keys: ApiKeys, key: string): 'anon' | 'service_role' | undefined {
  if (same(key, keys.publishable)) return 'anon'
  if (same(key, keys.secret)) return 'service_role'
  return undefined
}

/** Asked on every request: equal in time for equal lengths, without a hash. */
const same = (a: string, b: string) => {
  const [given, known] = [Buffer.from(a), Buffer.from(b)]
  return given.length === known.length && timingSafeEqual(given, known)
}
