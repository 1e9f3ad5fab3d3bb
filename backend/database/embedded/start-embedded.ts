import path from 'node:path'
import { DatabaseError } from '../database-error.ts'
import { ensureReadableBinaries, removeUnusedCopies } from './binaries/readable-binaries.ts'
import { findBinaries, type PostgresBinaries } from './binaries/find-binaries.ts'
import { findCluster } from './cluster/find-cluster.ts'
import { initialiseCluster, readDataVersion } from './cluster/initialise-cluster.ts'
import { findRetiredData, interruptedUpgradeError } from './cluster/retired-data.ts'
import type { ServerSettings } from './cluster/server-settings.ts'
import type { EmbeddedServer } from './embedded-server.ts'
import type { Logger } from './logger.ts'
import { adoptRunningServer } from './process/adopt-running-server.ts'
import { createEndpoint, type Endpoint } from './process/endpoint.ts'
import { acquireLock, lockFilePath } from './process/lock-file.ts'
import { supervise } from './process/supervisor.ts'

export interface EmbeddedOptions {
  dataDir: string
  log: Logger
  /** PostgreSQL settings that override the defaults. */
  settings?: ServerSettings
  /** Holds the cluster when only root can enter `dataDir`. */
  systemDir?: string
  overTcp?: boolean
  /** Chooses the port of a server over TCP; a free one by default. */
  findPort?: () => Promise<number>
  /** Another PostgreSQL than the one found for the data. */
  binaries?: PostgresBinaries
}

export const SYSTEM_DIR = '/var/lib/embedded-postgres'

/** Starts PostgreSQL on this data folder, or adopts the server that a killed process left running there. */
export async function startEmbedded({
  dataDir,
  log,
  settings = {},
  systemDir = SYSTEM_DIR,
  overTcp = process.platform === 'win32',
  findPort,
  binaries: chosenBinaries,
}: EmbeddedOptions): Promise<EmbeddedServer> {
  const cluster = await findCluster(path.resolve(dataDir), systemDir, log)
  const lock = await acquireLock(lockFilePath(cluster.home))
  try {
    const major = await readDataVersion(cluster)
    const retired = major ? undefined : await findRetiredData(cluster)
    if (retired) throw interruptedUpgradeError(retired)
    const binaries = await ensureReadableBinaries(chosenBinaries ?? (await findBinaries(major)), cluster, log)
    const adopted = await adoptRunningServer(cluster, log)
    const endpoint = adopted ?? (await createEndpoint(cluster, overTcp, findPort))
    const superviseOn = (chosen: Endpoint) =>
      supervise({ cluster, binaries, endpoint: chosen, settings, log, releaseLock: lock.release })
    if (!major) {
      log.info(`Creating a new PostgreSQL ${binaries.version} database in ${cluster.home}`)
      await initialiseCluster(cluster, binaries, endpoint)
    }
    if (!adopted) await removeUnusedCopies(cluster, binaries)
    try {
      return await superviseOn(endpoint)
    } catch (error) {
      // Another program can take the free port before PostgreSQL listens on it.
      if (adopted || !(error instanceof DatabaseError && error.code === 'port_in_use')) throw error
      log.warn(`Port ${endpoint.port} was taken in the meantime; starting PostgreSQL on another one`)
      return await superviseOn(await createEndpoint(cluster, overTcp, findPort))
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}
