import path from 'node:path'
import type { ConnectionOptions } from '../connection.ts'
import { findBinaries } from './binaries.ts'
import { initialise, majorOfData } from './initialise.ts'
import { chooseListening } from './listening.ts'
import { lockFile, takeLock } from './lock.ts'
import type { Log } from './log.ts'
import { findPlace } from './place.ts'
import { forgetOldCopies, reachableBinaries } from './reachable-binaries.ts'
import type { Settings } from './settings.ts'
import { supervise } from './supervise.ts'
import { takeOver } from './take-over.ts'

export interface EmbeddedOptions {
  dataDir: string
  log: Log
  /** Settings that differ from the usual ones. */
  settings?: Settings
  /** Where the cluster goes when nobody but root can enter `dataDir`. */
  systemDir?: string
  overTcp?: boolean
}

export interface Embedded {
  connection: ConnectionOptions
  close(): Promise<void>
}

/** Starts the PostgreSQL of this data folder, or takes over the one that a killed predecessor left running. */
export async function startEmbedded({
  dataDir,
  log,
  settings = {},
  systemDir = '/var/lib/embedded-postgres',
  overTcp = process.platform === 'win32',
}: EmbeddedOptions): Promise<Embedded> {
  const place = await findPlace(path.resolve(dataDir), systemDir, log)
  const lock = await takeLock(lockFile(place.home))
  try {
    const major = await majorOfData(place)
    const binaries = await reachableBinaries(await findBinaries(major), place, log)
    const found = await takeOver(place, log)
    const listening = found ?? (await chooseListening(place, overTcp))
    if (!major) {
      log.info(`Making a new PostgreSQL ${binaries.version} database in ${place.home}`)
      await initialise(place, binaries, listening)
    }
    if (!found) await forgetOldCopies(place, binaries)
    return await supervise({ place, binaries, listening, settings, log, release: lock.release })
  } catch (error) {
    await lock.release()
    throw error
  }
}
