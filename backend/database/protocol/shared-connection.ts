import type { Step } from './batch.ts'
import type { Connection, GetAbortSignal } from './protocol-connection.ts'

/** Batches on one connection run one after the other, so few of them share one. */
const MAX_BATCHES = 4
/** Slower statements have a connection of their own, because they would delay the others. */
const QUICK_MS = 2
/** After some slow runs in a row a statement no longer counts as quick. */
const GROWTH_PER_SLOW_RUN = 1.25

/** The shortest of the last runs of a statement, because a busy event loop makes most runs look longer than they were. */
export interface StatementTime {
  recentMs: number
}

export const createStatementTime = (): StatementTime => ({ recentMs: Infinity })

export function recordStatementTime(time: StatementTime, ms: number) {
  time.recentMs = Math.min(ms, time.recentMs * GROWTH_PER_SLOW_RUN)
}

export const isQuick = ({ recentMs }: StatementTime) => recentMs < QUICK_MS

/**
 * Sends the batches of one round of the event loop over one connection in one write, because waking a process of
 * PostgreSQL costs as much as running a small query.
 */
export function createSharedConnection(
  takeIdle: () => Connection | undefined,
  release: (connection: Connection) => void,
) {
  let current: { connection: Connection; batches: number; unfinished: number } | undefined

  return {
    /** Undefined if no connection is idle. */
    run(createSteps: () => readonly Step[], getAbortSignal?: GetAbortSignal): Promise<void> | undefined {
      if (!current?.connection.hasUnsentBatches() || current.batches >= MAX_BATCHES) {
        const connection = takeIdle()
        if (!connection) return undefined
        current = { connection, batches: 0, unfinished: 0 }
      }
      const group = current
      group.batches++
      group.unfinished++
      const finished = group.connection.runShared(createSteps(), getAbortSignal)
      const countDown = () => {
        if (--group.unfinished === 0) release(group.connection)
      }
      void finished.then(countDown, countDown)
      return finished
    },
  }
}
