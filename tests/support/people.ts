import type { Sql, TransactionSql } from 'postgres'
import type { Identity } from '#backend/identity.ts'

/** Whoever asks the database. `user` owns the rows of the trials, `other` is somebody else with an account. */
export const PEOPLE = ['anon', 'user', 'other', 'admin', 'service'] as const
export type Person = (typeof PEOPLE)[number]

export const ids = {
  user: '00000000-0000-4000-8000-000000000001',
  other: '00000000-0000-4000-8000-000000000002',
  admin: '00000000-0000-4000-8000-000000000003',
} as const

export const identities: Record<Person, Identity> = {
  anon: { role: 'anon', claims: { role: 'anon' } },
  user: { role: 'authenticated', claims: { role: 'authenticated', sub: ids.user, aal: 'aal1' } },
  other: { role: 'authenticated', claims: { role: 'authenticated', sub: ids.other, aal: 'aal1' } },
  admin: { role: 'authenticated', claims: { role: 'authenticated', sub: ids.admin, aal: 'aal1' } },
  service: { role: 'service_role', claims: { role: 'service_role' } },
}

export async function createPeople(sql: Sql): Promise<void> {
  for (const name of ['user', 'other', 'admin'] as const)
    await sql`
      insert into auth.users (id, email, raw_user_meta_data)
      values (${ids[name]}, ${`${name}@example.org`}, ${sql.json({ full_name: name, language: 'de' })})`
  await sql`update public.profiles set subscription_tier = 'admin' where id = ${ids.admin}`
}

class RolledBack extends Error {}

/** Does something as somebody, in a transaction of which nothing stays. */
export async function as<T>(
  sql: Sql,
  person: Person,
  work: (sql: TransactionSql) => Promise<T>,
  extra: { claims?: Record<string, string>; headers?: Record<string, string> } = {},
): Promise<T> {
  let result: T | undefined
  await sql
    .begin(async (transaction) => {
      await become(transaction, person, extra)
      result = await work(transaction)
      throw new RolledBack()
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error
    })
  return result as T
}

/** The same, and it stays. */
export async function asForGood<T>(
  sql: Sql,
  person: Person,
  work: (sql: TransactionSql) => Promise<T>,
  extra: { claims?: Record<string, string>; headers?: Record<string, string> } = {},
): Promise<T> {
  let result: T | undefined
  await sql.begin(async (transaction) => {
    await become(transaction, person, extra)
    result = await work(transaction)
  })
  return result as T
}

/** What the data wire does before a request. */
async function become(
  sql: TransactionSql,
  person: Person,
  { claims = {}, headers = {} }: { claims?: Record<string, string>; headers?: Record<string, string> },
): Promise<void> {
  const identity = identities[person]
  await sql`select
    set_config('request.jwt.claims', ${JSON.stringify({ ...identity.claims, ...claims })}, true),
    set_config('request.headers', ${JSON.stringify(headers)}, true),
    set_config('role', ${identity.role}, true)`
}

/** The SQLSTATE with which something was refused, or undefined when it was not. */
export async function refusal(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work
    return undefined
  } catch (error) {
    return (error as { code?: string }).code ?? String(error)
  }
}
