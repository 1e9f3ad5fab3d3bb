// Where the cluster lives: DATA_DIR/postgres, unless we are root and whoever runs PostgreSQL cannot enter DATA_DIR or could not run what lies there.
// Then it lives in a system folder, and a pointer file in DATA_DIR says where. Nobody's permissions are loosened.
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, chown, constants, mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseProblem } from '../problem.ts'
import type { Log } from './log.ts'
import { chooseOwner, type Owner, weAreRoot } from './owner.ts'
import { canEnter } from './reach.ts'

export interface Place {
  /** Ours alone to write in; as root others may pass through it. */
  home: string
  /** The cluster. It and `run` belong to whoever runs PostgreSQL, so as root nothing is written there with root's rights. */
  data: string
  /** The socket and the server's log. */
  run: string
  /** Whose rights PostgreSQL runs with; our own when missing. */
  owner?: Owner
}

export const pointerName = 'postgres-lives-at'
const ownerNote = 'belongs-to'

export async function findPlace(dataDir: string, systemDir: string, log: Log): Promise<Place> {
  await makeDataDir(dataDir)
  const pointer = path.join(dataDir, pointerName)
  const near = path.join(dataDir, 'postgres')
  const pointed = (await readFile(pointer, 'utf8').catch(() => '')).trim()
  if (pointed)
    await access(pointed).catch((error: unknown) => Promise.reject(vanished(pointed, pointer, error)))
  const owner = await chooseOwner([path.join(pointed || near, 'data'), dataDir])
  const home = pointed || (await chooseHome(dataDir, near, { systemDir, pointer, owner, log }))
  const place = { home, data: path.join(home, 'data'), run: path.join(home, 'run'), owner }
  await makeFolders(place)
  if (owner) log.info(`PostgreSQL runs as "${owner.name}" (not as root), its files are in ${home}`)
  return place
}

/** As root a copy of the binaries may come to lie there, and initdb hands their path to a shell between double quotes. */
const puzzlesShells = (folder: string) => /["$`\\]/.test(folder)

interface Choice {
  systemDir: string
  pointer: string
  owner: Owner | undefined
  log: Log
}

async function chooseHome(
  dataDir: string,
  near: string,
  { systemDir, pointer, owner, log }: Choice,
): Promise<string> {
  const isMade = existsSync(path.join(near, 'data'))
  if (!owner || ((await canEnter(dataDir, owner)) && (isMade || !puzzlesShells(near)))) return near
  // A folder that was closed after the database had been made in it: a second, empty database would look like a loss.
  if (isMade) throw closed(dataDir, owner)
  const home = await newSystemPlace(dataDir, systemDir, log)
  await writeFile(pointer, `${home}\n`)
  return home
}

async function makeDataDir(dataDir: string): Promise<void> {
  try {
    // Others may pass through a root-owned folder to a subfolder of their own, but not list it.
    await mkdir(dataDir, { recursive: true, mode: weAreRoot() ? 0o711 : 0o700 })
    await access(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw unwritable(dataDir, error)
  }
}

async function newSystemPlace(dataDir: string, systemDir: string, log: Log): Promise<string> {
  await mkdir(systemDir, { recursive: true, mode: 0o711 }).catch((error: unknown) => {
    throw unwritable(systemDir, error)
  })
  for (const name of await readdir(systemDir)) {
    const note = await readFile(path.join(systemDir, name, ownerNote), 'utf8').catch(() => '')
    if (note.trim() !== dataDir) continue
    log.warn(
      `An earlier database of ${dataDir} still lies in ${path.join(systemDir, name)}; it is left alone`,
    )
  }
  // Random, not made from the path: whoever deletes DATA_DIR wants a fresh start, not the old rows back.
  const home = path.join(systemDir, randomBytes(6).toString('hex'))
  await mkdir(home, { mode: 0o711 })
  await writeFile(path.join(home, ownerNote), `${dataDir}\n`)
  return home
}

async function makeFolders({ home, run, owner }: Place): Promise<void> {
  try {
    await mkdir(home, { recursive: true, mode: owner ? 0o711 : 0o700 })
    await access(home, constants.W_OK | constants.X_OK)
    await makePrivateFolder(run, owner)
  } catch (error) {
    throw unwritable(home, error)
  }
}

/** A folder that only PostgreSQL's owner can look into. */
export async function makePrivateFolder(folder: string, owner: Owner | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (owner) await chown(folder, owner.uid, owner.gid)
}

const unwritable = (folder: string, error: unknown) =>
  new DatabaseProblem(
    'unwritable_folder',
    `The folder ${folder} cannot be used (${(error as NodeJS.ErrnoException).code ?? String(error)}): make it writable or set DATA_DIR`,
    error,
  )

const closed = (folder: string, { name }: Owner) =>
  new DatabaseProblem(
    'unwritable_folder',
    `The database is in ${folder}, which "${name}" can no longer enter: let others pass through it (chmod o+x), as when it was made`,
  )

const vanished = (home: string, pointer: string, error: unknown) =>
  new DatabaseProblem(
    'unwritable_folder',
    `The database was in ${home}, which is gone: bring it back, or delete ${pointer} to begin with an empty one`,
    error,
  )
