import { setTimeout as pause } from 'node:timers/promises'
import { startEmbedded } from '#backend/database/embedded/start-embedded.ts'
import { type Config, ConfigError } from '../config.ts'
import { exitAfter } from '../exit-after.ts'
import { createLog, type Log } from '../monitoring/log.ts'
import { createMetricsCollector } from './peer-metrics.ts'
import { startWorker, type Worker } from './worker.ts'
import type { WorkerAssignment } from './worker-messages.ts'

/** The part of the shutdown time that workers have; the rest is for the database. */
const WORKER_SHUTDOWN_SHARE = 0.75
/** Connections of one worker, of the tools of the operator, and reserved ones. */
const CONNECTIONS_PER_WORKER = 30
const MIN_CONNECTIONS = 60
const FIRST_RESTART_DELAY_MS = 500
const MAX_RESTART_DELAY_MS = 30_000
/** A worker that ran for this long did not fail because of its start. */
const STABLE_AFTER_MS = 60_000

/**
 * Runs the site in several processes on one port. This process owns the embedded PostgreSQL, starts the workers and replaces
 * those that end; it serves no requests. The workers need nothing from each other: sessions, rate limits, jobs and messages
 * of Realtime go through PostgreSQL.
 */
export async function superviseWorkers(config: Config, printLine: (line: string) => void): Promise<void> {
  const log = createLog(config.logLevel)
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      exitAfter(config.drainMs + config.shutdownMs, log)
      stopping.abort()
    })
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbedded({
        dataDir: config.dataDir,
        log,
        settings: {
          max_connections: Math.max(MIN_CONNECTIONS, config.workers * CONNECTIONS_PER_WORKER),
        },
      })
  const workers = createWorkerGroup(
    {
      config: { ...config, shutdownMs: config.shutdownMs * WORKER_SHUTDOWN_SHARE },
      database: embedded?.connection,
    },
    stopping.signal,
    log,
  )
  try {
    const lines = await workers.start(config.workers)
    for (const line of lines) printLine(line)
    await aborted(stopping.signal)
  } catch (error) {
    if (!stopping.signal.aborted) throw error
  } finally {
    await workers.stop()
    await embedded?.close()
  }
}

function createWorkerGroup(
  assignment: Omit<WorkerAssignment, 'sharedPort'>,
  stopping: AbortSignal,
  log: Log,
) {
  const running = new Set<Worker>()
  let isStopping = false
  const collectMetrics = createMetricsCollector<Worker>(() => [...running])
  const run = (sharedPort?: number): Worker => {
    const worker = startWorker({ ...assignment, sharedPort }, collectMetrics)
    running.add(worker)
    void worker.exited.then(() => running.delete(worker))
    return worker
  }

  /** Keeps one place filled: waits until its worker ends and starts another one, later and later while they fail at once. */
  async function supervise(worker: Worker, sharedPort: number): Promise<void> {
    for (let delayMs = FIRST_RESTART_DELAY_MS; ; delayMs = Math.min(delayMs * 2, MAX_RESTART_DELAY_MS)) {
      const startedAt = performance.now()
      const { code, signal } = await worker.exited
      if (isStopping) return
      if (performance.now() - startedAt > STABLE_AFTER_MS) delayMs = FIRST_RESTART_DELAY_MS
      log.error({ pid: worker.pid, code, signal }, 'a worker has ended and is replaced')
      await pause(delayMs, undefined, { signal: stopping }).catch(() => {})
      if (isStopping || stopping.aborted) return
      worker = run(sharedPort)
    }
  }

  return {
    /** Returns the lines for the operator. The first worker prepares the database, so the others start after it. */
    async start(count: number): Promise<string[]> {
      stopping.addEventListener('abort', () => void this.stop())
      const first = run()
      const { port, lines } = await first.ready.catch(() => {
        throw new ConfigError('The site could not start; the reason is above.')
      })
      const others = Array.from({ length: count - 1 }, () => run(port))
      await Promise.all(others.map(({ ready }) => ready))
      for (const worker of [first, ...others]) void supervise(worker, port)
      return lines
    },
    /** Stops all workers gracefully; each of them ends within its shutdown time. */
    async stop(): Promise<void> {
      isStopping = true
      for (const worker of running) worker.kill('SIGTERM')
      await Promise.all([...running].map(({ exited }) => exited))
    },
  }
}

const aborted = (signal: AbortSignal) =>
  signal.aborted
    ? Promise.resolve()
    : new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
