import { spawn } from 'node:child_process'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import type { ConnectionOptions } from '#backend/database/connection-options.ts'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { postmasterPid } from '#tests/support/database/postmaster.ts'
import {
  createDataFolder,
  createInitialisedFolder,
  removeInitialisedFolder,
} from '../../process/support/data-folder.ts'
import { startEmbeddedProcess } from '../../process/support/embedded-process.ts'

// Each test starts PostgreSQL several times, which takes many seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

afterAll(removeInitialisedFolder)

const connectTo = (connection: ConnectionOptions) => {
  const sql = createSqlClient(connection, { max: 2 })
  onTestFinished(() => sql.end({ timeout: 1 }))
  return sql
}
const readServerLog = (folder: string) => readFile(path.join(folder, 'postgres/run/server.log'), 'utf8')

test('of three processes that start on the same new folder, one succeeds', async () => {
  const folder = await createDataFolder()
  const starts = await Promise.allSettled([
    startEmbeddedProcess(folder),
    startEmbeddedProcess(folder),
    startEmbeddedProcess(folder),
  ])
  const failed = starts.filter((start) => start.status === 'rejected')
  expect(failed.map(({ reason }) => (reason as { code: string }).code)).toEqual([
    'already_running',
    'already_running',
  ])
})

test('SIGTERM stops PostgreSQL cleanly, so that the next start has nothing to recover', async () => {
  const folder = await createInitialisedFolder()
  const first = await startEmbeddedProcess(folder)
  expect(await first.stop('SIGTERM')).toBe(0)
  expect(await postmasterPid(folder)).toBeUndefined()
  await (await startEmbeddedProcess(folder)).stop('SIGTERM')
  expect(await readServerLog(folder)).not.toContain('not properly shut down')
})

test('after the crash of one backend process, the server process still owns its data', async () => {
  const folder = await createInitialisedFolder()
  const embedded = await startEmbeddedProcess(folder)
  const sql = connectTo(embedded.connection)
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  process.kill(row!.pid, 'SIGKILL')
  await expect.poll(() => embedded.messages.join()).toContain('PostgreSQL is running again')
  await expect(startEmbeddedProcess(folder)).rejects.toMatchObject({ code: 'already_running' })
})

test('a data folder whose path is too long for a socket works', async () => {
  const folder = path.join(
    await createDataFolder(),
    ...Array.from({ length: 8 }, () => 'a-rather-long-folder-name'),
  )
  const embedded = await startEmbeddedProcess(folder)
  expect(embedded.connection.host.length).toBeLessThan(90)
  expect(await connectTo(embedded.connection)`select 1 as one`).toEqual([{ one: 1 }])
})

test('a data folder may have any name', async () => {
  const outer = await createDataFolder()
  const folder = path.join(outer, `Oma's "Mal$HOME", 100 % \`grün\``)
  const options = { systemDir: path.join(outer, 'system') }
  const first = await startEmbeddedProcess(folder, { options })
  await first.stop('SIGKILL')
  const second = await startEmbeddedProcess(folder, { options })
  expect(await connectTo(second.connection)`select 1 as one`).toEqual([{ one: 1 }])
})

test('over TCP a password is required, and it stays the same after a restart', async () => {
  const folder = await createDataFolder()
  const options = { overTcp: true }
  const first = await startEmbeddedProcess(folder, { options })
  expect(first.connection).toMatchObject({ host: '127.0.0.1', password: expect.stringMatching(/.{32}/) })
  await expect(connectTo({ ...first.connection, password: 'guessed' })`select 1`).rejects.toMatchObject({
    code: '28P01',
  })
  await first.stop('SIGKILL')
  const second = await startEmbeddedProcess(folder, { options })
  expect(second.connection).toEqual(first.connection)
  expect(await connectTo(second.connection)`select 1 as one`).toEqual([{ one: 1 }])
})

test('an interrupted initdb is run again', async () => {
  const folder = await createDataFolder()
  await mkdir(path.join(folder, 'postgres/data.draft.1'), { recursive: true })
  await writeFile(path.join(folder, 'postgres/data.draft.1/PG_VERSION'), '18\n')
  const embedded = await startEmbeddedProcess(folder)
  expect(await connectTo(embedded.connection)`select 1 as one`).toEqual([{ one: 1 }])
})

test('a stale postmaster.pid whose pid belongs to another process does not prevent a start', async () => {
  const folder = await createInitialisedFolder()
  await (await startEmbeddedProcess(folder)).stop('SIGTERM')
  const file = path.join(folder, 'postgres/data/postmaster.pid')
  await writeFile(file, `${process.pid}\n${folder}/postgres/data\n1\n5432\n/tmp\n\n\nready\n`)
  const embedded = await startEmbeddedProcess(folder)
  expect(await connectTo(embedded.connection)`select 1 as one`).toEqual([{ one: 1 }])
})

test('a stale socket lock whose pid belongs to another process of the same user does not prevent a start', async () => {
  const folder = await createInitialisedFolder()
  await (await startEmbeddedProcess(folder)).stop('SIGTERM')
  const { uid, gid } = await stat(path.join(folder, 'postgres/data'))
  const otherProcess = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {})
  onTestFinished(() => void otherProcess.kill())
  const lock = `${otherProcess.pid}\n${folder}/postgres/data\n1\n5432\n${folder}/postgres/run\n`
  await writeFile(path.join(folder, 'postgres/run/.s.PGSQL.5432.lock'), lock)
  const embedded = await startEmbeddedProcess(folder)
  expect(await connectTo(embedded.connection)`select 1 as one`).toEqual([{ one: 1 }])
})

test('a folder that a server in another container uses is rejected', async () => {
  const folder = await createInitialisedFolder()
  const embedded = await startEmbeddedProcess(folder)
  // Imitates another container: the pid file and the socket are visible, the process and the lock holder are not.
  await rm(path.join(folder, 'postgres/server.lock'))
  const file = path.join(folder, 'postgres/data/postmaster.pid')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/^\d+/, '99999999'))
  await expect(startEmbeddedProcess(folder)).rejects.toMatchObject({ code: 'already_running' })
  await writeFile(file, text)
  expect(await connectTo(embedded.connection)`select 1 as one`).toEqual([{ one: 1 }])
})

test('data of a PostgreSQL version that is not installed is not touched, and the error names the version', async () => {
  const folder = await createInitialisedFolder()
  await (await startEmbeddedProcess(folder)).stop('SIGTERM')
  await writeFile(path.join(folder, 'postgres/data/PG_VERSION'), '9\n')
  await expect(startEmbeddedProcess(folder)).rejects.toMatchObject({
    code: 'other_major_version',
    message: expect.stringContaining('PostgreSQL 9'),
  })
})

test('an invalid setting fails with the message of PostgreSQL', async () => {
  const settings = { shared_buffers: 'plenty' }
  await expect(
    startEmbeddedProcess(await createInitialisedFolder(), { options: { settings } }),
  ).rejects.toMatchObject({
    code: 'start_failed',
    message: expect.stringContaining('shared_buffers'),
  })
})
