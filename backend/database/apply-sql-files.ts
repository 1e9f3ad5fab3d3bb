// Applies numbered SQL files, one transaction per file. Each transaction takes the advisory lock again, because a lock for
// the whole run would not work through a connection pooler and could outlive a crashed run.
import type { Sql, TransactionSql } from 'postgres'
import { DatabaseError } from './database-error.ts'
import type { SqlFile } from './sql-files.ts'

export interface AppliedFile {
  version: string
  /** Missing when another tool applied the file. */
  checksum?: string | null
}

/** The tables in which the applied files are recorded. */
export interface SqlFileHistory {
  /** The key of the advisory lock; each history has a different one. */
  lockId: number
  /** Creates the tables if missing; called under the lock before every file. */
  prepare(sql: TransactionSql): Promise<void>
  read(sql: TransactionSql): Promise<AppliedFile[]>
  write(sql: TransactionSql, file: SqlFile): Promise<void>
}

/** Applies all files that are not applied yet and returns them. Several processes may call this at the same time. */
export async function applySqlFiles(sql: Sql, files: SqlFile[], history: SqlFileHistory): Promise<SqlFile[]> {
  const newlyApplied: SqlFile[] = []
  for (;;) {
    const applied = await sql.begin(async (transaction) => {
      await transaction`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`
      await transaction`select pg_advisory_xact_lock(${history.lockId})`
      await history.prepare(transaction)
      const next = findNextFile(files, await history.read(transaction))
      if (!next) return undefined
      await applyFile(transaction, next)
      await history.write(transaction, next)
      return next
    })
    if (!applied) return newlyApplied
    newlyApplied.push(applied as SqlFile)
  }
}

async function applyFile(sql: TransactionSql, { file, text }: SqlFile): Promise<void> {
  try {
    await sql.unsafe(text)
  } catch (error) {
    const { message, position, where } = error as { message: string; position?: string; where?: string }
    const line = position ? `:${text.slice(0, Number(position)).split('\n').length}` : ''
    throw new DatabaseError(
      'migration_failed',
      `${file}${line}: ${message}${where ? ` (${where})` : ''}`,
      error,
    )
  }
}

/** The first file that is not applied yet. Throws when the applied files differ from those in the folder. */
function findNextFile(files: SqlFile[], applied: AppliedFile[]): SqlFile | undefined {
  const byVersion = new Map(files.map((file) => [file.version, file]))
  for (const { version, checksum } of applied) {
    const file = byVersion.get(version)
    if (!file) {
      throw new DatabaseError(
        'migration_missing',
        `The database contains migration ${version}, which is not among these files: a newer version of the server used it last`,
      )
    }
    if (checksum && checksum !== file.checksum) {
      throw new DatabaseError(
        'migration_edited',
        `${file.file} was edited after it had been applied: undo the edit and write a new file`,
      )
    }
  }
  const appliedVersions = new Set(applied.map(({ version }) => version))
  const next = files.find(({ version }) => !appliedVersions.has(version))
  const newest = applied
    .map(({ version }) => version)
    .sort()
    .at(-1)
  if (next && newest && next.version < newest) {
    throw new DatabaseError(
      'migration_out_of_order',
      `${next.file} comes before ${newest}, which has already been applied: give it a later number`,
    )
  }
  return next
}
