import type { Sql, TransactionSql } from 'postgres'
import type { Identity } from '#backend/identity.ts'

/** Callers of the database. `user` owns the rows under test, `other` is a second account. */
export const CALLERS = ['anon', 'user', 'other', 'admin', 'service'] as const
export type Caller = (typeof CALLERS)[number]

export const USER_IDS = {
  user: '00000000-0000-4000-8000-000000000001',
  other: '00000000-0000-4000-8000-000000000002',
  admin: '00000000-0000-4000-8000-000000000003',
} as const

export const identities: Record<Caller, Identity> = {
  anon: { role: 'anon', claims: { role: 'anon' } },
  user: { role: 'authenticated', claims: { role: 'authenticated', sub: USER_IDS.user, aal: 'aal1' } },
  other: { role: 'authenticated', claims: { role: 'authenticated', sub: USER_IDS.other, aal: 'aal1' } },
  admin: { role: 'authenticated', claims: { role: 'authenticated', sub: USER_IDS.admin, aal: 'aal1' } },
  service: { role: 'service_role', claims: { role: 'service_role' } },
}

export async function createTestAccounts(sql: Sql): Promise<void> {
  for (const name of ['user', 'other', 'admin'] as const)
    await sql`
      insert into auth.users (id, email, raw_user_meta_data)
      values (${USER_IDS[name]}, ${`${name}@example.org`}, ${sql.json({ full_name: name, language: 'de' })})`
  await sql`update public.profiles set subscription_tier = 'admin' where id = ${USER_IDS.admin}`
}

class RollbackSignal extends Error {}

/** Runs work as a caller, in a transaction that is rolled back. */
export async function dryRunAs<T>(
  sql: Sql,
  caller: Caller,
  work: (sql: TransactionSql) => Promise<T>,
  extra: { claims?: Record<string, string>; headers?: Record<string, string> } = {},
): Promise<T> {
  let result: T | undefined
  await sql
    .begin(async (transaction) => {
      await setCaller(transaction, caller, extra)
      result = await work(transaction)
      throw new RollbackSignal()
    })
    .catch((error: unknown) => {
      if (!(error instanceof RollbackSignal)) throw error
    })
  return result as T
}

/** Runs work as a caller and commits it. */
export async function runAs<T>(
  sql: Sql,
  caller: Caller,
  work: (sql: TransactionSql) => Promise<T>,
  extra: { claims?: Record<string, string>; headers?: Record<string, string> } = {},
): Promise<T> {
  let result: T | undefined
  await sql.begin(async (transaction) => {
    await setCaller(transaction, caller, extra)
    result = await work(transaction)
  })
  return result as T
}

/** Sets role and claims, as the REST API does before a request. */
async function setCaller(
  sql: TransactionSql,
  caller: Caller,
  { claims = {}, headers = {} }: { claims?: Record<string, string>; headers?: Record<string, string> },
): Promise<void> {
  const identity = identities[caller]
  await sql`select
    set_config('request.jwt.claims', ${JSON.stringify({ ...identity.claims, ...claims })}, true),
    set_config('request.headers', ${JSON.stringify(headers)}, true),
    set_config('role', ${identity.role}, true)`
}

/** The SQLSTATE of the error, or undefined when the work succeeds. */
export async function errorCodeOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work
    return undefined
  } catch (error) {
    return (error as { code?: string }).code ?? String(error)
  }
}
