import { setTimeout as pause } from 'node:timers/promises'
import type { PostgresBinaries } from '../binaries/find-binaries.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { ServerSettings } from '../cluster/server-settings.ts'
import { writeConfiguration } from '../cluster/write-configuration.ts'
import type { EmbeddedServer } from '../embedded-server.ts'
import type { Logger } from '../logger.ts'
import { cleanUpEndpoint, connectionOptionsFor, type Endpoint } from './endpoint.ts'
import { openOwnerConnection, type OwnerConnection } from './owner-connection.ts'
import { findRunningPostmaster, startPostmaster, stopPostmaster } from './postmaster.ts'

interface SupervisorOptions {
  cluster: Cluster
  binaries: PostgresBinaries
  endpoint: Endpoint
  settings: ServerSettings
  log: Logger
  releaseLock(): Promise<void>
}

const MAX_RETRY_DELAY_MS = 1_000

/** Keeps a server running on this cluster until `close`: starts it, and restarts it whenever it dies. */
export async function supervise(options: SupervisorOptions): Promise<EmbeddedServer> {
  const { cluster, binaries, endpoint, log } = options
  const connection = connectionOptionsFor(endpoint)
  const closing = new AbortController()
  let recovery: Promise<void> = Promise.resolve()
  let ownerConnection: OwnerConnection | undefined

  const startServer = async () => {
    if (!(await findRunningPostmaster(cluster))) {
      await writeConfiguration(cluster, binaries.major, endpoint, options.settings)
      await startPostmaster(cluster, binaries)
    }
    ownerConnection = await openOwnerConnection(connection, () => {
      recovery = recover()
    })
  }

  const recover = async () => {
    for (let delay = 100; !closing.signal.aborted; delay = Math.min(delay * 2, MAX_RETRY_DELAY_MS)) {
      log.warn('PostgreSQL has stopped; restarting it')
      try {
        await ownerConnection?.close()
        await startServer()
        log.info('PostgreSQL is running again')
        return
      } catch (error) {
        log.error(`PostgreSQL did not come back: ${(error as Error).message}`)
      }
      await pause(delay, undefined, { signal: closing.signal }).catch(() => {})
    }
  }

  const close = async () => {
    closing.abort()
    await recovery
    await ownerConnection?.close()
    await stopPostmaster(cluster, binaries)
    await cleanUpEndpoint(endpoint, cluster)
    await options.releaseLock()
  }

  await startServer()
  return { connection, close }
}
