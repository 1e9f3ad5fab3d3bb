import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseError } from '../../database-error.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { Logger } from '../logger.ts'
import { type Endpoint, readOrCreatePassword } from './endpoint.ts'
import { findRunningPostmaster, isServedFromAnotherContainer } from './postmaster.ts'

const TIMEOUT_MS = 60_000

/** The endpoint of the server that a killed process left running on this cluster; undefined when none runs. */
export async function adoptRunningServer(cluster: Cluster, log: Logger): Promise<Endpoint | undefined> {
  if (await isServedFromAnotherContainer(cluster)) {
    throw new DatabaseError(
      'already_running',
      `A PostgreSQL outside of this container already uses ${cluster.home}: stop it first or set another DATA_DIR`,
    )
  }
  const deadline = Date.now() + TIMEOUT_MS
  while (Date.now() < deadline) {
    const running = await findRunningPostmaster(cluster)
    if (!running) return undefined
    const { pid, port, socketFolder, ready } = running
    if (ready) {
      log.info(`PostgreSQL still runs from before (process ${pid}) and is taken over`)
      if (socketFolder) return { kind: 'socket', folder: socketFolder, port }
      return { kind: 'tcp', port, password: await readOrCreatePassword(cluster) }
    }
    // A server that is not ready is starting, recovering or shutting down.
    await pause(100)
  }
  throw new DatabaseError(
    'start_failed',
    `PostgreSQL in ${cluster.home} has been starting or stopping for a minute; see its log in that folder`,
  )
}
