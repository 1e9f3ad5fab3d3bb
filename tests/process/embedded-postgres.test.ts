import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import type { ConnectionOptions } from '#backend/database/connection-options.ts'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { postmasterPid } from '#tests/support/database/postmaster.ts'
import { createDataFolder, createInitialisedFolder, removeInitialisedFolder } from './support/data-folder.ts'
import { startEmbeddedProcess } from './support/embedded-process.ts'

// Each test starts PostgreSQL several times, which takes many seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

afterAll(removeInitialisedFolder)

const connectTo = (connection: ConnectionOptions) => {
  const sql = createSqlClient(connection, { max: 2 })
  onTestFinished(() => sql.end({ timeout: 1 }))
  return sql
}

test('a new process adopts the running server of a killed process with all its data', async () => {
  const folder = await createInitialisedFolder()
  const first = await startEmbeddedProcess(folder)
  await connectTo(first.connection)`create table survivors as select 'still here' as word`
  const pid = await postmasterPid(folder)
  await first.stop('SIGKILL')

  const second = await startEmbeddedProcess(folder)
  expect(await postmasterPid(folder)).toBe(pid)
  expect(second.messages.join()).toContain('taken over')
  expect(await connectTo(second.connection)`select word from survivors`).toEqual([{ word: 'still here' }])
})

test('a second process on the same data fails with a one-line error, and the first continues', async () => {
  const folder = await createInitialisedFolder()
  const first = await startEmbeddedProcess(folder)
  const error = await startEmbeddedProcess(folder).catch((thrown: Error & { code: string }) => thrown)
  expect(error).toMatchObject({ code: 'already_running' })
  expect((error as Error).message).toMatch(/^Another server .* stop it first .*$/)
  expect(await connectTo(first.connection)`select 1 as one`).toEqual([{ one: 1 }])
})

test('a PostgreSQL that dies under a long statement is restarted, and an open connection pool reconnects', async () => {
  const folder = await createInitialisedFolder()
  const embedded = await startEmbeddedProcess(folder)
  const sql = connectTo(embedded.connection)
  await sql`create table survivors as select 'still here' as word`
  const busy = createSqlClient(embedded.connection, { max: 1, statementTimeout: 0 })
  onTestFinished(() => busy.end({ timeout: 1 }))
  // Its backend process would notice the death of the server only after the statement, in days.
  const [started] = await busy`select pg_backend_pid() as pid`
  void busy`select count(*) from generate_series(1, 1e13::bigint)`.catch(() => {})
  const isBusy = () => sql`select from pg_stat_activity where pid = ${started!.pid} and state = 'active'`
  await expect.poll(async () => (await isBusy()).count).toBe(1)
  const pid = (await postmasterPid(folder))!
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => embedded.messages.join()).toContain('PostgreSQL is running again')
  expect(await postmasterPid(folder)).not.toBe(pid)
  await expect.poll(() => sql`select word from survivors`.catch(() => [])).toEqual([{ word: 'still here' }])
})

test('the error for an unusable data folder names the folder', async () => {
  const file = path.join(await createDataFolder(), 'a-file')
  await writeFile(file, '')
  await expect(startEmbeddedProcess(file)).rejects.toMatchObject({
    code: 'unwritable_folder',
    message: expect.stringContaining(file),
  })
})
