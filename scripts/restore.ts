// `npm run restore -- file.tar.gz [--replace]`: brings a backup back into an empty site, or in place of what is there.
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Sql } from 'postgres'
import { readBackup } from '#backend/backup/read-backup.ts'
import type { Manifest } from '#backend/backup/write-backup.ts'
import { openSql, parseDatabaseUrl } from '#backend/database/connection.ts'
import { runningEmbedded } from '#backend/database/embedded/running.ts'
import { startEmbedded } from '#backend/database/embedded/start.ts'
import { migrate } from '#backend/database/migrations.ts'
import { preparePlatform } from '#backend/database/platform.ts'
import { type Config, ConfigError, readConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { openFiles } from '#server/open-files.ts'
import { command } from './operator/command.ts'

const MIGRATIONS = 'supabase/migrations'

await command(async () => {
  const [file, ...flags] = process.argv.slice(2)
  if (!file || file.startsWith('--'))
    throw new ConfigError('Which backup? npm run restore -- backup.tar.gz [--replace]')
  const config = readConfig(process.env)
  if (config.supabase)
    throw new ConfigError(
      'Files cannot be restored into a Supabase project this way: see docs/operations.md.',
    )
  const database = await openTarget(config)
  try {
    const { sql } = database
    await preparePlatform(sql)
    const result = await readBackup({
      file: path.resolve(file),
      sql,
      files: openFiles(config),
      prepare: (manifest) => prepare(sql, manifest, flags.includes('--replace')),
    })
    const newer = await migrate(sql, MIGRATIONS)
    console.log(`Back as of ${result.madeAt}: ${result.tables} tables, ${result.files} files.`)
    if (newer.length > 0) console.log(`${newer.length} newer migrations applied.`)
  } finally {
    await database.close()
  }
})

async function openTarget({ databaseUrl, dataDir }: Config) {
  if (!databaseUrl && (await runningEmbedded(dataDir)))
    throw new ConfigError(`The site in ${dataDir} is running. Stop it first.`)
  const embedded = databaseUrl ? undefined : await startEmbedded({ dataDir, log: createLog('warn') })
  const sql = openSql(embedded?.connection ?? parseDatabaseUrl(databaseUrl!), { max: 2, name: 'restore' })
  return {
    sql,
    async close() {
      await sql.end({ timeout: 5 })
      await embedded?.close()
    },
  }
}

/** The tables as they were when the backup was made; what is newer is applied to its rows afterwards. */
async function prepare(sql: Sql, { migrations }: Manifest, replace: boolean): Promise<void> {
  const names = await readdir(MIGRATIONS)
  const known = new Set(names.map((name) => name.split('_')[0]))
  if (migrations.some((version) => !known.has(version)))
    throw new ConfigError('This backup was made by a newer version of the site. Update first, then restore.')
  const applied = await appliedMigrations(sql)
  if (applied.length > 0 && !replace)
    throw new ConfigError(
      'There is a site here already. Restore into an empty DATA_DIR or database, or add --replace to overwrite it.',
    )
  if (applied.some((version) => !migrations.includes(version)))
    throw new ConfigError(
      'The database here is newer than the backup, and tables cannot be made older: restore into an empty DATA_DIR or database.',
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
  const [there] = await sql<{ found: string | null }[]>`
    select to_regclass('supabase_migrations.schema_migrations')::text as found`
  if (!there?.found) return []
  const rows = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`
  return rows.map(({ version }) => version)
}
