import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Sql } from 'postgres'
import { verifyBackup } from '#backend/backup/open-backup.ts'
import { restoreBackup, UnknownTables } from '#backend/backup/restore-backup.ts'
import { writeBackup } from '#backend/backup/write-backup.ts'
import { findCluster } from '#backend/database/embedded/cluster/find-cluster.ts'
import { readDataVersion } from '#backend/database/embedded/cluster/initialise-cluster.ts'
import {
  deleteRetiredData,
  findRetiredData,
  replaceData,
  rollBackData,
} from '#backend/database/embedded/cluster/retired-data.ts'
import { findRunningEmbedded } from '#backend/database/embedded/find-running.ts'
import { startEmbedded, SYSTEM_DIR } from '#backend/database/embedded/start-embedded.ts'
import { migrate } from '#backend/database/migrations.ts'
import { preparePlatform } from '#backend/database/platform.ts'
import { createSqlClient } from '#backend/database/sql-client.ts'
import type { FileStore } from '#backend/storage/files/file-store.ts'
import type { Log } from '../monitoring/log.ts'
import { applyMigrationsOfBackup, MIGRATIONS } from './apply-migrations-of-backup.ts'
import { createBackupFolder } from './backup-folder.ts'

/** Why a restore failed, as a code for the administrator; the log has the details. */
export type RestoreFailure = 'unreadable' | 'unknown-tables' | 'upgrade-waiting' | 'unexpected'

class RestoreError extends Error {
  readonly failure: RestoreFailure
  constructor(failure: RestoreFailure, cause?: unknown) {
    super(`restore: ${failure}`, { cause })
    this.failure = failure
  }
}

function rejectBackup(reason: unknown): never {
  throw new RestoreError(reason instanceof UnknownTables ? 'unknown-tables' : 'unreadable', reason)
}

export const restoreFailureOf = (error: unknown): RestoreFailure =>
  error instanceof RestoreError ? error.failure : 'unexpected'

/** A new database with the rows of the backup, ready to take the place of the current one. */
export interface PreparedRestore {
  /** With the site closed: saves it as it is, then puts the new database in place. Returns the name of the safety backup. */
  exchange(): Promise<string>
  /** Puts the old database back if it was replaced. */
  undo(): Promise<void>
  cleanUp(): Promise<void>
}

interface Options {
  dataDir: string
  files: FileStore
  log: Log
  backup: { name: string; file: string; administrator: string }
}

/**
 * Restores a backup into a new cluster beside the current one while the site runs, so that a damaged backup changes nothing and the
 * site is closed only for the safety backup and the exchange. Files have unique names, so restored ones replace none.
 */
export async function prepareRestore({ dataDir, files, log, backup }: Options): Promise<PreparedRestore> {
  const cluster = await findCluster(path.resolve(dataDir), SYSTEM_DIR, log)
  if (await findRetiredData(cluster)) throw new RestoreError('upgrade-waiting')
  const newDataDir = path.join(path.resolve(dataDir), 'restore')
  await removeCluster(newDataDir, log)
  await verifyBackup(backup.file).catch(rejectBackup)
  try {
    await withServer(newDataDir, log, async (sql) => {
      await preparePlatform(sql)
      await restoreBackup({
        sql,
        files,
        file: backup.file,
        applyMigrationsOfBackup: (manifest) => applyMigrationsOfBackup(sql, manifest, false),
      }).catch(rejectBackup)
      await migrate(sql, MIGRATIONS)
      await recordRestore(sql, backup)
    })
  } catch (error) {
    await removeCluster(newDataDir, log)
    throw error
  }
  let isReplaced = false
  return {
    async exchange() {
      const safetyBackup = await createBackupFolder(dataDir).newFile('before-restore')
      await withServer(dataDir, log, (sql) => writeBackup({ sql, files, file: safetyBackup }))
      const { dataFolder } = await findCluster(newDataDir, SYSTEM_DIR, log)
      await replaceData(cluster, (await readDataVersion(cluster))!, dataFolder)
      isReplaced = true
      return path.basename(safetyBackup)
    },
    async undo() {
      if (isReplaced) await rollBackData(cluster)
    },
    async cleanUp() {
      await removeCluster(newDataDir, log)
      await deleteRetiredData(cluster)
    },
  }
}

/** The restored audit log names the restore; its actor may not exist in the backup. */
async function recordRestore(sql: Sql, { name, administrator }: Options['backup']): Promise<void> {
  await sql`insert into public.audit_log (actor, action, subject, details)
    values ((select id from auth.users where id = ${administrator}), 'backup.restored', ${name}, ${sql.json({ by: administrator })})`
}

/** Records in the current database that it was not replaced. */
export async function recordFailedRestore(
  dataDir: string,
  { name, administrator }: Options['backup'],
  reason: RestoreFailure,
): Promise<void> {
  const connection = await findRunningEmbedded(dataDir)
  if (!connection) return
  const sql = createSqlClient(connection, { max: 1, name: 'restore' })
  await sql`insert into public.audit_log (actor, action, subject, details)
    values (${administrator}, 'backup.restore-failed', ${name}, ${sql.json({ reason })})`
  await sql.end({ timeout: 5 })
}

async function withServer<T>(dataDir: string, log: Log, work: (sql: Sql) => Promise<T>): Promise<T> {
  const server = await startEmbedded({ dataDir, log })
  const sql = createSqlClient(server.connection, { max: 2, statementTimeout: 0, name: 'restore' })
  try {
    return await work(sql)
  } finally {
    await sql.end({ timeout: 5 })
    await server.close()
  }
}

/** Removes a new cluster that was not used, also one that an interrupted restore has left. */
async function removeCluster(dataDir: string, log: Log): Promise<void> {
  const { home } = await findCluster(dataDir, SYSTEM_DIR, log)
  await rm(home, { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
}
