// `npm run restore -- file.tar.gz [--replace]`: restores a backup into an empty site, or replaces the existing one.
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Sql } from 'postgres'
import { restoreBackup } from '#backend/backup/restore-backup.ts'
import type { Manifest } from '#backend/backup/manifest.ts'
import { parseDatabaseUrl } from '#backend/database/connection-options.ts'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { findRunningEmbedded } from '#backend/database/embedded/find-running.ts'
import { startEmbedded } from '#backend/database/embedded/start-embedded.ts'
import { migrate } from '#backend/database/migrations.ts'
import { preparePlatform } from '#backend/database/platform.ts'
import { type Config, ConfigError, readConfig } from '#server/config.ts'
import { createLog } from '#server/monitoring/log.ts'
import { createFileStore } from '#server/startup/create-file-store.ts'
import { runCommand } from '../command-line/run-command.ts'

const MIGRATIONS = 'supabase/migrations'

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

/** Creates the tables as they were when the backup was made. Newer migrations run on the restored rows afterwards. */
async function applyMigrationsOfBackup(sql: Sql, { migrations }: Manifest, replace: boolean): Promise<void> {
  const names = await readdir(MIGRATIONS)
  const knownVersions = new Set(names.map((name) => name.split('_')[0]))
  if (migrations.some((version) => !knownVersions.has(version)))
    throw new ConfigError('This backup was made by a newer version of the site. Update first, then restore.')
  const applied = await appliedMigrations(sql)
  if (applied.length > 0 && !replace)
    throw new ConfigError(
      'This database already has a site. Restore into an empty DATA_DIR or database, or add --replace to overwrite it.',
    )
  if (applied.some((version) => !migrations.includes(version)))
    throw new ConfigError(
      'The database is newer than the backup and migrations cannot be undone: restore into an empty DATA_DIR or database.',
    )
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'))
  try {
    for (const name of names)
      if (migrations.includes(name.split('_')[0]!))
        await cp(path.join(MIGRATIONS, name), path.join(folder, name))
    await migrate(sql, folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function appliedMigrations(sql: Sql): Promise<string[]> {
  const [migrationsTable] = await sql<{ found: string | null }[]>`
    select to_regclass('supabase_migrations.schema_migrations')::text as found`
  if (!migrationsTable?.found) return []
  const rows = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`
  return rows.map(({ version }) => version)
}
