import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Sql } from 'postgres'
import { onTestFinished } from 'vitest'
import { startEmbedded } from '#backend/database/embedded/start-embedded.ts'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { silentLog } from '#tests/support/site/silent-log.ts'
import { createSiteFolder } from './site-process.ts'

/** Runs `npm run upgrade` on a data folder. */
export const upgrade = (dataDir: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/commands/upgrade.ts', ...args], {
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

/** Creates the data folder of a stopped site. */
export async function createFolder(): Promise<string> {
  const dataDir = await createSiteFolder()
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}

/** Runs a query while PostgreSQL is started on the folder. */
export async function inDatabase<T>(dataDir: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const server = await startEmbedded({ dataDir, log: silentLog })
  const sql = createSqlClient(server.connection, { max: 1 })
  try {
    return await work(sql)
  } finally {
    await sql.end()
    await server.close()
  }
}

export const pagesOf = (dataDir: string) =>
  inDatabase(
    dataDir,
    (sql) => sql`select slug, title, download_count from public.coloring_pages order by slug`,
  )

/** A new cluster of the same version is made like one of a newer version. */
export const versionOf = (dataDir: string) =>
  readFileSync(path.join(dataDir, 'postgres/data/PG_VERSION'), 'utf8').trim()
export const retiredData = (dataDir: string) =>
  readdirSync(path.join(dataDir, 'postgres')).filter((name) => name.startsWith('data.'))
