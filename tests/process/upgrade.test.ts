import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Sql } from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbedded } from '#backend/database/embedded/start-embedded.ts'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { createSiteFolder, startExpectingFailure, useServerProcesses } from './support/site-process.ts'

useServerProcesses()

const upgrade = (dataDir: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/commands/upgrade.ts', ...args], {
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

async function createFolder(): Promise<string> {
  const dataDir = await createSiteFolder()
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}

const silent = { info() {}, warn() {}, error() {} }

/** Runs a query while PostgreSQL is started on the folder. */
async function inDatabase<T>(dataDir: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const server = await startEmbedded({ dataDir, log: silent })
  const sql = createSqlClient(server.connection, { max: 1 })
  try {
    return await work(sql)
  } finally {
    await sql.end()
    await server.close()
  }
}

const pagesOf = (dataDir: string) =>
  inDatabase(
    dataDir,
    (sql) => sql`select slug, title, download_count from public.coloring_pages order by slug`,
  )

/** A new cluster of the same version is made like one of a newer version. */
const versionOf = (dataDir: string) =>
  readFileSync(path.join(dataDir, 'postgres/data/PG_VERSION'), 'utf8').trim()
const retiredData = (dataDir: string) =>
  readdirSync(path.join(dataDir, 'postgres')).filter((name) => name.startsWith('data.'))

test('an upgrade moves all rows, keeps the old data and can be rolled back', async () => {
  const dataDir = await createFolder()
  const version = versionOf(dataDir)
  await inDatabase(dataDir, (sql) => sql`update public.coloring_pages set download_count = 4711`)
  const before = await pagesOf(dataDir)
  expect(before.length).toBeGreaterThan(0)

  const moved = upgrade(dataDir, '--to', version)
  expect(moved).toMatchObject({ status: 0, output: expect.stringContaining('same number of rows') })
  expect(retiredData(dataDir)).toEqual([`data.of-${version}`])
  expect(existsSync(path.join(dataDir, 'upgrade'))).toBe(false)
  expect(await pagesOf(dataDir)).toEqual(before)

  await inDatabase(dataDir, (sql) => sql`update public.coloring_pages set download_count = 0`)
  expect(upgrade(dataDir, '--roll-back').output).toContain('Rolled back')
  expect(await pagesOf(dataDir)).toEqual(before)
})

test('a failed upgrade leaves the data as it is, and a waiting one is confirmed before the next', async () => {
  const dataDir = await createFolder()
  const version = versionOf(dataDir)
  expect(upgrade(dataDir).output).toContain('nothing to do')
  // The new cluster cannot be created in place of a file.
  writeFileSync(path.join(dataDir, 'upgrade'), '')
  const failed = upgrade(dataDir, '--to', version)
  expect(failed).toMatchObject({ status: 1, output: expect.stringContaining('upgrade') })
  expect(retiredData(dataDir)).toEqual([])
  expect((await pagesOf(dataDir)).length).toBeGreaterThan(0)

  mkdirSync(path.join(dataDir, 'postgres/data.of-11'))
  expect(upgrade(dataDir, '--to', version)).toMatchObject({
    status: 1,
    output: expect.stringContaining('waits'),
  })
  expect(upgrade(dataDir, '--confirm').output).toContain('old data is deleted')
  expect(retiredData(dataDir)).toEqual([])
})

test('after an interrupted upgrade the site does not start empty, but asks for a roll-back', async () => {
  const dataDir = await createFolder()
  const folder = path.join(dataDir, 'postgres')
  renameSync(path.join(folder, 'data'), path.join(folder, 'data.of-17'))
  const { code, lines } = await startExpectingFailure({ DATA_DIR: dataDir })
  expect(code).toBe(1)
  expect(lines.join('\n')).toContain('npm run upgrade -- --roll-back')
  expect(upgrade(dataDir, '--roll-back').status).toBe(0)
  expect((await pagesOf(dataDir)).length).toBeGreaterThan(0)
})
