// The cluster is in DATA_DIR/postgres. Only when this process is root, and the account that runs PostgreSQL cannot enter
// DATA_DIR or run programs from there, the cluster is in a system folder, and a pointer file in DATA_DIR names that folder.
// No existing permissions are changed.
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, chown, constants, mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseError } from '../../database-error.ts'
import type { Account } from '../accounts/account.ts'
import { chooseAccount, isRunningAsRoot } from '../accounts/choose-account.ts'
import { canEnter } from '../accounts/file-permissions.ts'
import type { Logger } from '../logger.ts'
import type { Cluster } from './cluster.ts'

export const POINTER_FILE = 'postgres-lives-at'
/** Names, inside the system folder, the DATA_DIR to which a cluster belongs. */
const BACK_POINTER_FILE = 'belongs-to'

/** Finds the cluster of this data folder, and creates its folders if they are missing. */
export async function findCluster(dataDir: string, systemDir: string, log: Logger): Promise<Cluster> {
  await createDataDir(dataDir)
  const pointerFile = path.join(dataDir, POINTER_FILE)
  const localHome = path.join(dataDir, 'postgres')
  const systemHome = (await readFile(pointerFile, 'utf8').catch(() => '')).trim()
  if (systemHome)
    await access(systemHome).catch((error: unknown) =>
      Promise.reject(missingClusterError(systemHome, pointerFile, error)),
    )
  const account = await chooseAccount([path.join(systemHome || localHome, 'data'), dataDir])
  const home = systemHome || (await chooseHome({ dataDir, localHome, systemDir, pointerFile, account, log }))
  const cluster = { home, dataFolder: path.join(home, 'data'), runFolder: path.join(home, 'run'), account }
  await createFolders(cluster)
  if (account) log.info(`PostgreSQL runs as "${account.name}" (not as root), its files are in ${home}`)
  return cluster
}

/** For root a copy of the binaries may be placed in this folder, and initdb passes its path to a shell in double quotes. */
const needsShellEscaping = (folder: string) => /["$`\\]/.test(folder)

interface HomeOptions {
  dataDir: string
  localHome: string
  systemDir: string
  pointerFile: string
  account: Account | undefined
  log: Logger
}

async function chooseHome({ dataDir, localHome, systemDir, pointerFile, account, log }: HomeOptions) {
  const exists = existsSync(path.join(localHome, 'data'))
  if (!account || ((await canEnter(dataDir, account)) && (exists || !needsShellEscaping(localHome))))
    return localHome
  // A new, empty database beside an existing one that became unreadable would look like a loss of data.
  if (exists) throw unreadableClusterError(dataDir, account)
  const home = await createSystemHome(dataDir, systemDir, log)
  await writeFile(pointerFile, `${home}\n`)
  return home
}

async function createDataDir(dataDir: string): Promise<void> {
  try {
    // 711 lets other accounts pass through a root-owned folder to their own subfolder, but not list it.
    await mkdir(dataDir, { recursive: true, mode: isRunningAsRoot() ? 0o711 : 0o700 })
    await access(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw unwritableFolderError(dataDir, error)
  }
}

async function createSystemHome(dataDir: string, systemDir: string, log: Logger): Promise<string> {
  await mkdir(systemDir, { recursive: true, mode: 0o711 }).catch((error: unknown) => {
    throw unwritableFolderError(systemDir, error)
  })
  for (const name of await readdir(systemDir)) {
    const belongsTo = await readFile(path.join(systemDir, name, BACK_POINTER_FILE), 'utf8').catch(() => '')
    if (belongsTo.trim() !== dataDir) continue
    log.warn(
      `An earlier database of ${dataDir} still exists in ${path.join(systemDir, name)}; it is not used`,
    )
  }
  // A random name, not one derived from the path: an operator who deletes DATA_DIR wants an empty database.
  const home = path.join(systemDir, randomBytes(6).toString('hex'))
  await mkdir(home, { mode: 0o711 })
  await writeFile(path.join(home, BACK_POINTER_FILE), `${dataDir}\n`)
  return home
}

async function createFolders({ home, runFolder, account }: Cluster): Promise<void> {
  try {
    await mkdir(home, { recursive: true, mode: account ? 0o711 : 0o700 })
    await access(home, constants.W_OK | constants.X_OK)
    await createPrivateFolder(runFolder, account)
  } catch (error) {
    throw unwritableFolderError(home, error)
  }
}

/** Creates a folder that only the account of PostgreSQL can enter. */
export async function createPrivateFolder(folder: string, account: Account | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (account) await chown(folder, account.uid, account.gid)
}

const unwritableFolderError = (folder: string, error: unknown) =>
  new DatabaseError(
    'unwritable_folder',
    `The folder ${folder} cannot be used (${(error as NodeJS.ErrnoException).code ?? String(error)}): make it writable or set DATA_DIR`,
    error,
  )

const unreadableClusterError = (folder: string, { name }: Account) =>
  new DatabaseError(
    'unwritable_folder',
    `The database is in ${folder}, which "${name}" can no longer enter: let other accounts pass through it again (chmod o+x)`,
  )

const missingClusterError = (home: string, pointerFile: string, error: unknown) =>
  new DatabaseError(
    'unwritable_folder',
    `The database was in ${home}, which no longer exists: restore it, or delete ${pointerFile} to start with an empty one`,
    error,
  )
