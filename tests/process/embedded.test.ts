import { spawn } from 'node:child_process'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { type ConnectionOptions, openSql } from '#backend/database/connection.ts'
import { postmasterPid } from '#tests/support/postmaster.ts'
import { dataFolder, preparedFolder, removePrepared } from './support/data-folder.ts'
import { startOwner } from './support/embedded-process.ts'

afterAll(removePrepared)

const pool = (connection: ConnectionOptions) => {
  const sql = openSql(connection, { max: 2 })
  onTestFinished(() => sql.end({ timeout: 1 }))
  return sql
}
const serverLog = (folder: string) => readFile(path.join(folder, 'postgres/run/server.log'), 'utf8')

test('the server of a killed process is taken over with everything in it', async () => {
  const folder = await preparedFolder()
  const first = await startOwner(folder)
  await pool(first.connection)`create table kept as select 'still here' as word`
  const pid = await postmasterPid(folder)
  await first.end('SIGKILL')

  const second = await startOwner(folder)
  expect(await postmasterPid(folder)).toBe(pid)
  expect(second.messages.join()).toContain('taken over')
  expect(await pool(second.connection)`select word from kept`).toEqual([{ word: 'still here' }])
})

test('a second process on the same data is refused with one line, and the first goes on', async () => {
  const folder = await preparedFolder()
  const first = await startOwner(folder)
  const refusal = await startOwner(folder).catch((error: Error & { code: string }) => error)
  expect(refusal).toMatchObject({ code: 'already_running' })
  expect((refusal as Error).message).toMatch(/^Another server .* stop it first .*$/)
  expect(await pool(first.connection)`select 1 as one`).toEqual([{ one: 1 }])
})

test('of three processes that start at once on new data, one wins', async () => {
  const folder = await dataFolder()
  const starts = await Promise.allSettled([startOwner(folder), startOwner(folder), startOwner(folder)])
  const refused = starts.filter((start) => start.status === 'rejected')
  expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual([
    'already_running',
    'already_running',
  ])
})

test('SIGTERM stops PostgreSQL cleanly, so that the next start has nothing to recover', async () => {
  const folder = await preparedFolder()
  const first = await startOwner(folder)
  expect(await first.end('SIGTERM')).toBe(0)
  expect(await postmasterPid(folder)).toBeUndefined()
  await (await startOwner(folder)).end('SIGTERM')
  expect(await serverLog(folder)).not.toContain('not properly shut down')
})

test('a PostgreSQL that dies is started again, and an open pool finds its way back', async () => {
  const folder = await preparedFolder()
  const owner = await startOwner(folder)
  const sql = pool(owner.connection)
  await sql`create table kept as select 'still here' as word`
  const pid = (await postmasterPid(folder))!
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => owner.messages.join()).toContain('PostgreSQL is back')
  expect(await postmasterPid(folder)).not.toBe(pid)
  await expect.poll(() => sql`select word from kept`.catch(() => [])).toEqual([{ word: 'still here' }])
})

test('after one connection crashed, the process still owns its data', async () => {
  const folder = await preparedFolder()
  const owner = await startOwner(folder)
  const sql = pool(owner.connection)
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  process.kill(row!.pid, 'SIGKILL')
  await expect.poll(() => owner.messages.join()).toContain('PostgreSQL is back')
  await expect(startOwner(folder)).rejects.toMatchObject({ code: 'already_running' })
})

test('a data folder deeper than a socket name may be long works', async () => {
  const folder = path.join(
    await dataFolder(),
    ...Array.from({ length: 8 }, () => 'a-rather-long-folder-name'),
  )
  const owner = await startOwner(folder)
  expect(owner.connection.host.length).toBeLessThan(90)
  expect(await pool(owner.connection)`select 1 as one`).toEqual([{ one: 1 }])
})

test('a data folder may have any name', async () => {
  const outer = await dataFolder()
  const folder = path.join(outer, `Oma's "Mal$HOME", 100 % \`grün\``)
  const options = { systemDir: path.join(outer, 'system') }
  const first = await startOwner(folder, { options })
  await first.end('SIGKILL')
  const second = await startOwner(folder, { options })
  expect(await pool(second.connection)`select 1 as one`).toEqual([{ one: 1 }])
})

test('over loopback a password is needed, and it stays the same', async () => {
  const folder = await dataFolder()
  const options = { overTcp: true }
  const first = await startOwner(folder, { options })
  expect(first.connection).toMatchObject({ host: '127.0.0.1', password: expect.stringMatching(/.{32}/) })
  await expect(pool({ ...first.connection, password: 'guessed' })`select 1`).rejects.toMatchObject({
    code: '28P01',
  })
  await first.end('SIGKILL')
  const second = await startOwner(folder, { options })
  expect(second.connection).toEqual(first.connection)
  expect(await pool(second.connection)`select 1 as one`).toEqual([{ one: 1 }])
})

test('an initdb that was cut short is done again', async () => {
  const folder = await dataFolder()
  await mkdir(path.join(folder, 'postgres/data.draft.1'), { recursive: true })
  await writeFile(path.join(folder, 'postgres/data.draft.1/PG_VERSION'), '18\n')
  const owner = await startOwner(folder)
  expect(await pool(owner.connection)`select 1 as one`).toEqual([{ one: 1 }])
})

test('a left-over process file that names a stranger does not keep PostgreSQL from starting', async () => {
  const folder = await preparedFolder()
  await (await startOwner(folder)).end('SIGTERM')
  const file = path.join(folder, 'postgres/data/postmaster.pid')
  await writeFile(file, `${process.pid}\n${folder}/postgres/data\n1\n5432\n/tmp\n\n\nready\n`)
  const owner = await startOwner(folder)
  expect(await pool(owner.connection)`select 1 as one`).toEqual([{ one: 1 }])
})

test('a left-over lock of the socket whose number belongs to somebody of the same user does not either', async () => {
  const folder = await preparedFolder()
  await (await startOwner(folder)).end('SIGTERM')
  const { uid, gid } = await stat(path.join(folder, 'postgres/data'))
  const stranger = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {})
  onTestFinished(() => void stranger.kill())
  const lock = `${stranger.pid}\n${folder}/postgres/data\n1\n5432\n${folder}/postgres/run\n`
  await writeFile(path.join(folder, 'postgres/run/.s.PGSQL.5432.lock'), lock)
  const owner = await startOwner(folder)
  expect(await pool(owner.connection)`select 1 as one`).toEqual([{ one: 1 }])
})

test('a server that cannot be seen, as in another container, keeps its data to itself', async () => {
  const folder = await preparedFolder()
  const owner = await startOwner(folder)
  // What a container sees of another one's server: the file, the socket, and no such process or lock holder.
  await rm(path.join(folder, 'postgres/server.lock'))
  const file = path.join(folder, 'postgres/data/postmaster.pid')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/^\d+/, '99999999'))
  await expect(startOwner(folder)).rejects.toMatchObject({ code: 'already_running' })
  await writeFile(file, text)
  expect(await pool(owner.connection)`select 1 as one`).toEqual([{ one: 1 }])
})

test('data of a PostgreSQL that is not here is named, not touched', async () => {
  const folder = await preparedFolder()
  await (await startOwner(folder)).end('SIGTERM')
  await writeFile(path.join(folder, 'postgres/data/PG_VERSION'), '9\n')
  await expect(startOwner(folder)).rejects.toMatchObject({
    code: 'other_major_version',
    message: expect.stringContaining('PostgreSQL 9'),
  })
})

test('a setting that PostgreSQL refuses is told in its own words', async () => {
  const settings = { shared_buffers: 'plenty' }
  await expect(startOwner(await preparedFolder(), { options: { settings } })).rejects.toMatchObject({
    code: 'start_failed',
    message: expect.stringContaining('shared_buffers'),
  })
})

test('a data folder that cannot be one is named', async () => {
  const file = path.join(await dataFolder(), 'a-file')
  await writeFile(file, '')
  await expect(startOwner(file)).rejects.toMatchObject({
    code: 'unwritable_folder',
    message: expect.stringContaining(file),
  })
})
