import type { Sql, TransactionSql } from 'postgres'
import type { Identity } from '../identity.ts'
import { runAs as runAsCaller } from '../run-as.ts'
import { alreadyExists, accessDenied, StorageError } from './http/storage-error.ts'

/** Runs one transaction as the caller and turns PostgreSQL's errors into those of the Storage API. */
export async function runAs<T>(
  sql: Sql,
  identity: Identity,
  work: (tx: TransactionSql) => Promise<T>,
): Promise<T> {
  try {
    return await runAsCaller(sql, identity, work)
  } catch (error) {
    throw toStorageError(error)
  }
}

const ROLL_BACK = Symbol('undone')

/** Throws unless row policies allow this work, which is rolled back. Checks permission before the bytes are stored. */
export async function dryRunAs(
  sql: Sql,
  identity: Identity,
  work: (tx: TransactionSql) => Promise<unknown>,
): Promise<void> {
  try {
    await runAs(sql, identity, async (tx) => {
      await work(tx)
      throw ROLL_BACK
    })
  } catch (error) {
    if (error !== ROLL_BACK) throw error
  }
}

function toStorageError(error: unknown): unknown {
  const code = (error as { code?: unknown })?.code
  if (code === '42501') return accessDenied()
  if (code === '23505') return alreadyExists()
  if (code === '23503')
    return new StorageError(409, 'InvalidRequest', 'The bucket is not empty or does not exist')
  if (code === '23514') return new StorageError(400, 'InvalidKey', 'Invalid key')
  return error
}
