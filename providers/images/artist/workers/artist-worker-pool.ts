import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ArtistJob, ResultOf } from './artist-jobs.ts'

/**
 * Why a job failed: the queue is full, it took too long, the worker crashed, the job threw, or the pool is closed.
 */
export type ArtistErrorCode =
  'artist-busy' | 'artist-timeout' | 'artist-crashed' | 'artist-failed' | 'artist-closed'

export class ArtistError extends Error {
  readonly code: ArtistErrorCode
  constructor(code: ArtistErrorCode, detail?: string) {
    super(detail ? `${code}: ${detail}` : code)
    this.code = code
  }
}

export interface ArtistWorkerPoolOptions {
  /** Maximum number of processes; each one needs about 250 MB while it draws. */
  maxWorkers?: number
  /** Maximum number of queued jobs. */
  maxQueue?: number
  /** Far more than a page takes, because workers have low priority on a busy machine. */
  timeoutMs?: number
  /** An idle worker is stopped after this time. */
  idleMs?: number
  /** The module that a worker runs; tests use their own. */
  module?: string
}

export interface ArtistWorkerPool {
  run<J extends ArtistJob>(job: J): Promise<ResultOf<J>>
  close(): void
}

interface QueuedJob {
  job: ArtistJob
  resolve(result: unknown): void
  reject(error: ArtistError): void
}

interface Worker {
  child: ChildProcess
  current?: QueuedJob
  timer?: NodeJS.Timeout
}

const HEAP_MB = 192

/** A bounded pool of drawing processes, so that drawing never blocks the web server. */
export function createArtistWorkerPool({
  maxWorkers = 2,
  maxQueue = 32,
  timeoutMs = 60_000,
  idleMs = 60_000,
  module = fileURLToPath(new URL('artist-worker.ts', import.meta.url)),
}: ArtistWorkerPoolOptions = {}): ArtistWorkerPool {
  const workers = new Set<Worker>()
  const queuedJobs: QueuedJob[] = []
  let nextId = 1
  let closed = false

  const stopWorker = (worker: Worker, problem: ArtistErrorCode) => {
    clearTimeout(worker.timer)
    workers.delete(worker)
    worker.child.kill('SIGKILL')
    worker.current?.reject(new ArtistError(problem))
    worker.current = undefined
  }

  function startWorker(): Worker {
    const child = fork(module, {
      serialization: 'advanced',
      execArgv: ['--disable-warning=ExperimentalWarning', '--expose-gc', `--max-old-space-size=${HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const worker: Worker = { child }
    workers.add(worker)
    child.on('error', () => stopWorker(worker, 'artist-crashed'))
    child.on('exit', () => {
      if (!workers.has(worker)) return
      stopWorker(worker, 'artist-crashed')
      assignJobs()
    })
    child.on('message', ({ result, error }: { result?: unknown; error?: string }) => {
      const { current } = worker
      clearTimeout(worker.timer)
      worker.current = undefined
      if (error === undefined) current?.resolve(result)
      else current?.reject(new ArtistError('artist-failed', error))
      worker.timer = setTimeout(() => stopWorker(worker, 'artist-closed'), idleMs)
      worker.timer.unref()
      assignJobs()
    })
    return worker
  }

  function assignJobs(): void {
    while (queuedJobs.length > 0) {
      const free =
        [...workers].find((worker) => !worker.current) ??
        (workers.size < maxWorkers ? startWorker() : undefined)
      if (!free) return
      const next = queuedJobs.shift()!
      clearTimeout(free.timer)
      free.current = next
      free.timer = setTimeout(() => {
        stopWorker(free, 'artist-timeout')
        assignJobs()
      }, timeoutMs)
      free.child.send({ id: nextId++, job: next.job })
    }
  }

  return {
    run<J extends ArtistJob>(job: J) {
      if (closed) return Promise.reject(new ArtistError('artist-closed'))
      if (queuedJobs.length >= maxQueue) return Promise.reject(new ArtistError('artist-busy'))
      return new Promise<ResultOf<J>>((resolve, reject) => {
        queuedJobs.push({ job, resolve: resolve as (result: unknown) => void, reject })
        assignJobs()
      })
    },
    close() {
      closed = true
      for (const queuedJob of queuedJobs.splice(0)) queuedJob.reject(new ArtistError('artist-closed'))
      for (const worker of workers) stopWorker(worker, 'artist-closed')
    },
  }
}
