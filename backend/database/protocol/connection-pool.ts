import type { ConnectionOptions } from '../connection-options.ts'
import type { Step } from './batch.ts'
import { connect, type Connection, type GetAbortSignal } from './protocol-connection.ts'
import { CancelledByAnother, ConnectionLost, isStaleStatement } from './server-error.ts'
import type { SessionSettings } from './session-settings.ts'
import {
  createSharedConnection,
  isQuick,
  recordStatementTime,
  type StatementTime,
} from './shared-connection.ts'

const FIRST_BACKOFF_MS = 50
const MAX_BACKOFF_MS = 2_000

/** The queue for a connection is full, or a request has waited in it too long. */
export class PoolBusy extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PoolBusy'
  }
}

export interface PoolSettings extends SessionSettings {
  /** Maximum number of connections. */
  size: number
  /** Maximum number of requests that wait for a connection. */
  maxQueued: number
  maxWaitMs: number
}

interface QueuedRequest {
  resolve: (connection: Connection) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
  getAbortSignal?: GetAbortSignal
}

export type Pool = ReturnType<typeof createPool>

/** Opens connections on demand, lends each to one request at a time (or to some quick reads), and replaces broken ones. */
export function createPool(connectionOptions: ConnectionOptions, settings: PoolSettings) {
  const connections = new Set<Connection>()
  const idle: Connection[] = []
  const queue: QueuedRequest[] = []
  let openingCount = 0
  let backoff = 0
  let lastError: unknown
  let closed = false

  async function openConnection() {
    openingCount++
    try {
      const connection = await connect(connectionOptions, settings)
      openingCount--
      backoff = 0
      if (closed) return connection.close()
      connections.add(connection)
      connection.onClose(() => removeConnection(connection))
      release(connection)
    } catch (error) {
      lastError = error
      backoff = Math.min(MAX_BACKOFF_MS, backoff * 2 || FIRST_BACKOFF_MS)
      // The slot stays occupied during the backoff, so that an unreachable database gets few connection attempts.
      setTimeout(() => {
        openingCount--
        openMissingConnections()
      }, backoff).unref()
    }
  }

  function openMissingConnections() {
    if (closed) return
    while (openingCount < queue.length && connections.size + openingCount < settings.size)
      void openConnection()
  }

  function removeConnection(connection: Connection) {
    connections.delete(connection)
    const index = idle.indexOf(connection)
    if (index >= 0) idle.splice(index, 1)
    openMissingConnections()
  }

  function release(connection: Connection) {
    if (!connection.isOpen()) return
    if (!connection.isIdle()) {
      connection.run([{ sql: 'rollback' }]).then(
        () => release(connection),
        () => connection.close(),
      )
      return
    }
    const next = takeNextRequest()
    if (next) next.resolve(connection)
    else idle.push(connection)
  }

  /** Removes requests from the queue up to the first one whose client is still connected. */
  function takeNextRequest(): QueuedRequest | undefined {
    for (let next = queue.shift(); next; next = queue.shift()) {
      clearTimeout(next.timer)
      if (!next.getAbortSignal?.().aborted) return next
      next.reject(new PoolBusy('the client has disconnected'))
    }
    return undefined
  }

  function acquire(getAbortSignal?: GetAbortSignal): Promise<Connection> {
    const idleConnection = idle.pop()
    if (idleConnection) return Promise.resolve(idleConnection)
    if (closed) return Promise.reject(new ConnectionLost('the pool is closed'))
    if (queue.length >= settings.maxQueued)
      return Promise.reject(new PoolBusy('too many requests are waiting'))
    const { promise, resolve, reject } = Promise.withResolvers<Connection>()
    const request: QueuedRequest = {
      getAbortSignal,
      resolve,
      reject,
      timer: setTimeout(() => {
        queue.splice(queue.indexOf(request), 1)
        const isUnreachable = connections.size === 0 && lastError !== undefined
        reject(
          isUnreachable
            ? new ConnectionLost('cannot reach the database', lastError)
            : new PoolBusy('no connection in time'),
        )
      }, settings.maxWaitMs),
    }
    queue.push(request)
    openMissingConnections()
    return promise
  }

  async function use<T>(
    work: (connection: Connection) => Promise<T>,
    getAbortSignal?: GetAbortSignal,
  ): Promise<T> {
    const connection = await acquire(getAbortSignal)
    try {
      return await work(connection)
    } finally {
      release(connection)
    }
  }

  async function runAlone(createSteps: () => readonly Step[], getAbortSignal?: GetAbortSignal) {
    return use(async (connection) => {
      try {
        return await connection.run(createSteps(), getAbortSignal)
      } catch (error) {
        if (!isStaleStatement(error) || !connection.isIdle()) throw error
        return connection.run(createSteps(), getAbortSignal)
      }
    }, getAbortSignal)
  }

  const sharedConnection = createSharedConnection(() => idle.pop(), release)

  /** Not an async function, because each further promise costs time. */
  function runWithTime(
    createSteps: () => readonly Step[],
    getAbortSignal: GetAbortSignal | undefined,
    time: StatementTime,
  ): Promise<void> {
    const startedAt = performance.now()
    const record = () => recordStatementTime(time, performance.now() - startedAt)
    const shared = isQuick(time) ? sharedConnection.run(createSteps, getAbortSignal) : undefined
    if (!shared) return runAlone(createSteps, getAbortSignal).then(record)
    return shared.then(record, (error: unknown) => {
      if (!isStaleStatement(error) && !(error instanceof CancelledByAnother)) throw error
      return runAlone(createSteps, getAbortSignal).then(record)
    })
  }

  return {
    use,

    /**
     * Runs one batch in one transaction. `createSteps` is called again when the batch has to be retried. A batch with a `time`
     * only reads; while it is quick it may share a connection with others.
     */
    run: (
      createSteps: () => readonly Step[],
      getAbortSignal?: GetAbortSignal,
      time?: StatementTime,
    ): Promise<void> =>
      time ? runWithTime(createSteps, getAbortSignal, time) : runAlone(createSteps, getAbortSignal),

    discardStatements() {
      for (const connection of connections) connection.discardStatements()
    },

    close() {
      closed = true
      for (const request of queue.splice(0)) {
        clearTimeout(request.timer)
        request.reject(new ConnectionLost('the pool is closed'))
      }
      for (const connection of connections) connection.close()
    },
  }
}
