// `npm run restore -- file.tar.gz [--replace]`: restores a backup into an empty site, or replaces the existing one.
import path from 'node:path'
import { restoreBackup } from '#backend/backup/restore-backup.ts'
import { parseDatabaseUrl } from '#backend/database/connection-options.ts'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { findRunningEmbedded } from '#backend/database/embedded/find-running.ts'
import { startEmbedded } from '#backend/database/embedded/start-embedded.ts'
import { migrate } from '#backend/database/migrations.ts'
import { preparePlatform } from '#backend/database/platform.ts'
import { type Config, ConfigError, readConfig } from '#server/config.ts'
import { createLog } from '#server/monitoring/log.ts'
import { createFileStore } from '#server/startup/create-file-store.ts'
import { applyMigrationsOfBackup, MIGRATIONS } from '#server/backups/apply-migrations-of-backup.ts'
import { runCommand } from '../command-line/run-command.ts'

await runCommand(async () => {
  const [file, ...flags] = process.argv.slice(2)
  if (!file || file.startsWith('--'))
    throw new ConfigError('Usage: npm run restore -- backup.tar.gz [--replace]')
  const config = readConfig(process.env)
  if (config.supabase)
    throw new ConfigError(
      'Files cannot be restored into a Supabase project this way: see docs/operations.md.',
    )
  const database = await connectTarget(config)
  try {
    const { sql } = database
    await preparePlatform(sql)
    const result = await restoreBackup({
      file: path.resolve(file),
      sql,
      files: createFileStore(config),
      applyMigrationsOfBackup: (manifest) =>
        applyMigrationsOfBackup(sql, manifest, flags.includes('--replace')),
    })
    const newer = await migrate(sql, MIGRATIONS)
    console.log(`Restored the backup of ${result.madeAt}: ${result.tables} tables, ${result.files} files.`)
    if (newer.length > 0) console.log(`${newer.length} newer migrations applied.`)
  } finally {
    await database.close()
  }
})

async function connectTarget({ databaseUrl, dataDir }: Config) {
  if (!databaseUrl && (await findRunningEmbedded(dataDir)))
    throw new ConfigError(`The site in ${dataDir} is running. Stop it first.`)
  const embedded = databaseUrl ? undefined : await startEmbedded({ dataDir, log: createLog('warn') })
  const sql = createSqlClient(embedded?.connection ?? parseDatabaseUrl(databaseUrl!), {
    max: 2,
    name: 'restore',
  })
  return {
    sql,
    async close() {
      await sql.end({ timeout: 5 })
      await embedded?.close()
    },
  }
}
