import type { Sql, TransactionSql } from 'postgres'
import type { Identity } from '../identity.ts'
import { runAs as runAsCaller } from '../run-as.ts'
import { alreadyThere, denied, StorageError } from './wire/storage-error.ts'

/** One transaction as the caller, with what PostgreSQL refuses said in the words of this wire. */
export async function runAs<T>(
  sql: Sql,
  identity: Identity,
  work: (tx: TransactionSql) => Promise<T>,
): Promise<T> {
  try {
    return await runAsCaller(sql, identity, work)
  } catch (error) {
    throw translated(error)
  }
}

const UNDONE = Symbol('undone')

/** Whether the caller could do this, tried and taken back: nobody may make us store bytes that are refused afterwards. */
export async function couldAs(
  sql: Sql,
  identity: Identity,
  work: (tx: TransactionSql) => Promise<unknown>,
): Promise<void> {
  try {
    await runAs(sql, identity, async (tx) => {
      await work(tx)
      throw UNDONE
    })
  } catch (error) {
    if (error !== UNDONE) throw error
  }
}

function translated(error: unknown): unknown {
  const code = (error as { code?: unknown })?.code
  if (code === '42501') return denied()
  if (code === '23505') return alreadyThere()
  if (code === '23503')
    return new StorageError(409, 'InvalidRequest', 'The bucket is not empty or does not exist')
  if (code === '23514') return new StorageError(400, 'InvalidKey', 'Invalid key')
  return error
}
