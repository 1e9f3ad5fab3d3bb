import type { Sql, TransactionSql } from 'postgres'
import type { Identity } from './identity.ts'
import { WireError } from './wire-error.ts'

const ROLES = new Set(['anon', 'authenticated', 'service_role'])

/** One transaction as the caller: row policies decide what it sees and may do. */
export async function runAs<T>(
  sql: Sql,
  { role, claims }: Identity,
  work: (tx: TransactionSql) => Promise<T>,
): Promise<T> {
  // `none` would mean the connection's own user.
  if (!ROLES.has(role)) throw new WireError(401, 'bad_jwt', 'unknown role')
  return (await sql.begin(async (tx) => {
    await tx`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`
    return work(tx)
  })) as T
}
