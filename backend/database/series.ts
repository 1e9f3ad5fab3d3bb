// Applies a numbered series of SQL files, each in a transaction of its own. The lock is taken in each transaction rather
// than for the whole run, so that it also holds through a connection pooler and can never be left behind.
import type { Sql, TransactionSql } from 'postgres'
import { DatabaseProblem } from './problem.ts'
import type { SqlFile } from './sql-files.ts'

export interface Applied {
  version: string
  /** Missing when another tool applied the file. */
  checksum?: string | null
}

/** Where a series remembers what it has done. */
export interface History {
  /** Any number; no two series share one. */
  lock: number
  /** Makes the history's own tables; runs under the lock, again and again. */
  prepare(sql: TransactionSql): Promise<void>
  read(sql: TransactionSql): Promise<Applied[]>
  write(sql: TransactionSql, file: SqlFile): Promise<void>
}

/** Brings the database up to the last file; returns those that were new. Any number of processes may do this at once. */
export async function applySeries(sql: Sql, files: SqlFile[], history: History): Promise<SqlFile[]> {
  const done: SqlFile[] = []
  for (;;) {
    const applied = await sql.begin(async (transaction) => {
      await transaction`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`
      await transaction`select pg_advisory_xact_lock(${history.lock})`
      await history.prepare(transaction)
      const next = nextFile(files, await history.read(transaction))
      if (!next) return undefined
      await applyFile(transaction, next)
      await history.write(transaction, next)
      return next
    })
    if (!applied) return done
    done.push(applied as SqlFile)
  }
}

async function applyFile(sql: TransactionSql, { file, text }: SqlFile): Promise<void> {
  try {
    await sql.unsafe(text)
  } catch (error) {
    const { message, position, where } = error as { message: string; position?: string; where?: string }
    const line = position ? `:${text.slice(0, Number(position)).split('\n').length}` : ''
    throw new DatabaseProblem(
      'migration_failed',
      `${file}${line}: ${message}${where ? ` (${where})` : ''}`,
      error,
    )
  }
}

/** The first file not yet applied, after making sure that what was applied is what lies here. */
export function nextFile(files: SqlFile[], applied: Applied[]): SqlFile | undefined {
  const byVersion = new Map(files.map((file) => [file.version, file]))
  for (const { version, checksum } of applied) {
    const file = byVersion.get(version)
    if (!file) {
      throw new DatabaseProblem(
        'migration_missing',
        `The database has had change ${version}, which these files lack: it was last used by a newer version`,
      )
    }
    if (checksum && checksum !== file.checksum) {
      throw new DatabaseProblem(
        'migration_edited',
        `${file.file} was edited after it had been applied: undo the edit and write a new file`,
      )
    }
  }
  const known = new Set(applied.map(({ version }) => version))
  const next = files.find(({ version }) => !known.has(version))
  const newest = applied
    .map(({ version }) => version)
    .sort()
    .at(-1)
  if (next && newest && next.version < newest) {
    throw new DatabaseProblem(
      'migration_out_of_order',
      `${next.file} comes before ${newest}, which has already been applied: give it a later number`,
    )
  }
  return next
}
