import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Sql } from 'postgres'
import type { Manifest } from '#backend/backup/manifest.ts'
import { migrate } from '#backend/database/migrations.ts'
import { ConfigError } from '../config.ts'

export const MIGRATIONS = 'supabase/migrations'

/** Creates the tables as they were when the backup was made. Newer migrations run on the restored rows afterwards. */
export async function applyMigrationsOfBackup(
  sql: Sql,
  { migrations }: Manifest,
  replace: boolean,
): Promise<void> {
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
