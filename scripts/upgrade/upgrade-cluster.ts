import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Sql } from 'postgres'
import { countRows, differingCounts } from '#backend/backup/count-rows.ts'
import { restoreBackup } from '#backend/backup/restore-backup.ts'
import { writeBackup } from '#backend/backup/write-backup.ts'
import type { PostgresBinaries } from '#backend/database/embedded/binaries/find-binaries.ts'
import type { Cluster } from '#backend/database/embedded/cluster/cluster.ts'
import { findCluster } from '#backend/database/embedded/cluster/find-cluster.ts'
import { replaceData } from '#backend/database/embedded/cluster/retired-data.ts'
import { startEmbedded, SYSTEM_DIR } from '#backend/database/embedded/start-embedded.ts'
import { preparePlatform } from '#backend/database/platform.ts'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { createLog } from '#server/monitoring/log.ts'
import { applyMigrationsOfBackup } from '#server/backups/apply-migrations-of-backup.ts'

interface Upgrade {
  dataDir: string
  cluster: Cluster
  source: PostgresBinaries
  target: PostgresBinaries
}

/** Files stay where they are; only the rows move. */
const NO_FILES = {
  async *list() {},
  get: async () => undefined,
  put: () => Promise.reject(new Error('an upgrade contains no files')),
}

/**
 * Backs the rows up, restores them into a new cluster beside the old one, compares the numbers of rows, and only then exchanges the two. A
 * failure leaves the old data as it is.
 */
export async function upgradeCluster({
  dataDir,
  cluster,
  source,
  target,
}: Upgrade): Promise<{ backup: string }> {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  const backup = path.join(dataDir, 'backups', `before-postgresql-${target.major}-${stamp}.tar.gz`)
  await mkdir(path.dirname(backup), { recursive: true, mode: 0o700 })
  console.log(`Backing up the rows of PostgreSQL ${source.version}…`)
  const before = await withServer(dataDir, source, async (sql) => {
    await writeBackup({ sql, file: backup })
    return countRows(sql)
  })

  const newDataDir = path.join(dataDir, 'upgrade')
  await removeCluster(newDataDir)
  try {
    console.log(`Restoring them into PostgreSQL ${target.version}…`)
    const after = await withServer(newDataDir, target, async (sql) => {
      await preparePlatform(sql)
      await restoreBackup({
        sql,
        files: NO_FILES,
        file: backup,
        applyMigrationsOfBackup: (manifest) => applyMigrationsOfBackup(sql, manifest, false),
      })
      return countRows(sql)
    })
    const differences = differingCounts(before, after)
    if (differences.length > 0)
      throw new Error(`The new database has other rows, so the old one stays. ${differences.join('; ')}`)
    const { dataFolder } = await findCluster(newDataDir, SYSTEM_DIR, createLog('warn'))
    await replaceData(cluster, source.major, dataFolder)
  } finally {
    await removeCluster(newDataDir)
  }
  return { backup }
}

async function withServer<T>(
  dataDir: string,
  binaries: PostgresBinaries,
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  const server = await startEmbedded({ dataDir, binaries, log: createLog('warn') })
  const sql = createSqlClient(server.connection, { max: 2, statementTimeout: 0, name: 'upgrade' })
  try {
    return await work(sql)
  } finally {
    await sql.end({ timeout: 5 })
    await server.close()
  }
}

/** Removes the new cluster, wherever it is, after an upgrade or an interrupted one. */
async function removeCluster(dataDir: string): Promise<void> {
  const { home } = await findCluster(dataDir, SYSTEM_DIR, createLog('warn'))
  await rm(home, { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
}
