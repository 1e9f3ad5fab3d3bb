import type { Sql, TransactionSql } from 'postgres'
import type { Identity } from './identity.ts'
import { ApiError } from './api-error.ts'

const ROLES = new Set(['anon', 'authenticated', 'service_role'])

/** Runs one transaction with the caller's role and claims, so that row policies decide what it may read and write. */
export async function runAs<T>(
  sql: Sql,
  identity: Identity,
  work: (tx: TransactionSql) => Promise<T>,
): Promise<T> {
  return (await sql.begin(async (tx) => {
    await assumeIdentity(tx, identity)
    return work(tx)
  })) as T
}

/** The rest of the transaction runs with the caller's role and claims. */
export async function assumeIdentity(tx: TransactionSql, { role, claims }: Identity): Promise<void> {
  // The role `none` would select the connection's own user, which row policies do not restrict.
  if (!ROLES.has(role)) throw new ApiError(401, 'bad_jwt', 'unknown role')
  await tx`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`
}
