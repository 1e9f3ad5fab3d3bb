import { connect, type Asker, type Connection, type Step } from './connection.ts'
import { ConnectionLost, ServerError } from './server-error.ts'
import type { ConnectionOptions } from '../connection.ts'
import type { SessionSettings } from './settings.ts'

const FIRST_BACKOFF_MS = 50
const LONGEST_BACKOFF_MS = 2_000
const STALE_STATEMENT = new Set(['0A000', '26000'])

/** More requests wait than the queue holds, or one has waited too long. */
export class PoolBusy extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PoolBusy'
  }
}

export interface PoolSettings extends SessionSettings {
  size: number
  /** How many may wait for a connection. */
  queue: number
  waitMs: number
}

interface Waiting {
  take: (connection: Connection) => void
  fail: (error: Error) => void
  timer: NodeJS.Timeout
  asker?: Asker
}

export type Pool = ReturnType<typeof createPool>

/** Keeps connections ready, lends each to one request at a time, and makes new ones when they break. */
export function createPool(settings: ConnectionOptions, options: PoolSettings) {
  const all = new Set<Connection>()
  const idle: Connection[] = []
  const waiting: Waiting[] = []
  let opening = 0
  let backoff = 0
  let lastProblem: unknown
  let closed = false

  async function open() {
    opening++
    try {
      const connection = await connect(settings, options)
      opening--
      backoff = 0
      if (closed) return connection.close()
      all.add(connection)
      connection.onClose(() => drop(connection))
      release(connection)
    } catch (error) {
      lastProblem = error
      backoff = Math.min(LONGEST_BACKOFF_MS, backoff * 2 || FIRST_BACKOFF_MS)
      // The slot stays taken while we hold back, so that a database that is down is not stormed.
      setTimeout(() => {
        opening--
        openWhatIsNeeded()
      }, backoff).unref()
    }
  }

  function openWhatIsNeeded() {
    if (closed) return
    while (opening < waiting.length && all.size + opening < options.size) void open()
  }

  function drop(connection: Connection) {
    all.delete(connection)
    const at = idle.indexOf(connection)
    if (at >= 0) idle.splice(at, 1)
    openWhatIsNeeded()
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
    const next = nextWaiting()
    if (next) next.take(connection)
    else idle.push(connection)
  }

  /** The first in the queue who has not gone away meanwhile. */
  function nextWaiting(): Waiting | undefined {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      clearTimeout(next.timer)
      if (!next.asker?.().aborted) return next
      next.fail(new PoolBusy('nobody waits for the answer any more'))
    }
    return undefined
  }

  function acquire(asker?: Asker): Promise<Connection> {
    const ready = idle.pop()
    if (ready) return Promise.resolve(ready)
    if (closed) return Promise.reject(new ConnectionLost('the pool is closed'))
    if (waiting.length >= options.queue) return Promise.reject(new PoolBusy('too many requests are waiting'))
    const { promise, resolve, reject } = Promise.withResolvers<Connection>()
    const entry: Waiting = {
      asker,
      take: resolve,
      fail: reject,
      timer: setTimeout(() => {
        waiting.splice(waiting.indexOf(entry), 1)
        const unreachable = all.size === 0 && lastProblem !== undefined
        reject(
          unreachable
            ? new ConnectionLost('cannot reach the database', lastProblem)
            : new PoolBusy('no connection in time'),
        )
      }, options.waitMs),
    }
    waiting.push(entry)
    openWhatIsNeeded()
    return promise
  }

  async function use<T>(work: (connection: Connection) => Promise<T>, asker?: Asker): Promise<T> {
    const connection = await acquire(asker)
    try {
      return await work(connection)
    } finally {
      release(connection)
    }
  }

  return {
    use,

    /** One round trip, one transaction. `steps` makes them anew for the second try after a stale prepared statement. */
    async run(steps: () => readonly Step[], asker?: Asker): Promise<void> {
      return use(async (connection) => {
        try {
          return await connection.run(steps(), asker)
        } catch (error) {
          const stale = error instanceof ServerError && STALE_STATEMENT.has(error.code)
          if (!stale || !connection.isIdle()) throw error
          return connection.run(steps(), asker)
        }
      }, asker)
    },

    forgetStatements() {
      for (const connection of all) connection.forgetStatements()
    },

    close() {
      closed = true
      for (const entry of waiting.splice(0)) {
        clearTimeout(entry.timer)
        entry.fail(new ConnectionLost('the pool is closed'))
      }
      for (const connection of all) connection.close()
    },
  }
}
