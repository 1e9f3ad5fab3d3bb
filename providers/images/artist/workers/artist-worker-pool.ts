import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ArtistJob, ResultOf } from './artist-jobs.ts'
import { isWaitingForProcessor, processorMs } from './processor-time.ts'

/**
 * Why a job failed: the queue is full, it took too long, its workers crashed, the job threw, or the pool is closed.
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
  /** Maximum number of queued jobs: of drawings, and of files for download. */
  maxQueue?: number
  /** Far more than a page takes. Extended for a worker that had little processor time, because the machine was busy. */
  timeoutMs?: number
  /** An idle worker is stopped after this time. */
  idleMs?: number
  /** The module that a worker runs; tests use their own. */
  module?: string
}

export interface ArtistWorkerPool {
  run<J extends ArtistJob>(job: J, purpose?: JobPurpose): Promise<ResultOf<J>>
  close(): void
}

interface QueuedJob {
  job: ArtistJob
  purpose: JobPurpose
  /** How many workers crashed with this job, and how many were killed. */
  crashes: number
  kills: number
  resolve(result: unknown): void
  reject(error: ArtistError): void
}

function mayTryAgain(queued: QueuedJob, isKill: boolean): boolean {
  if (isKill) return ++queued.kills <= MAX_KILLS
  return ++queued.crashes <= MAX_CRASHES
}

interface Worker {
  child: ChildProcess
  current?: QueuedJob
  timer?: NodeJS.Timeout
}

const HEAP_MB = 192
/** Another worker retries the job of a crashed one, but not for ever, because the job may be the cause of the crashes. */
const MAX_CRASHES = 2
/** More than crashes, because another process kills a worker, for example when memory is short, and the job is hardly the cause. */
const MAX_KILLS = 20

/** A job that had the processor for a smaller share of its time is slow only because the machine is busy. */
const STARVED_BELOW_SHARE = 1 / 3
/** How often a worker gets more time on a busy machine. */
const MAX_EXTENSIONS = 4

/** Files for download can be requested by any visitor; drawings belong to a wish, an import or a translation. */
type JobPurpose = 'drawing' | 'download'

/**
 * A bounded pool of drawing processes, so that drawing never blocks the web server. Files for download have a queue of their
 * own and leave one worker to drawings, so that prints never keep a wish waiting.
 */
export function createArtistWorkerPool({
  maxWorkers = 2,
  maxQueue = 32,
  timeoutMs = 60_000,
  idleMs = 60_000,
  module = fileURLToPath(new URL('artist-worker.ts', import.meta.url)),
}: ArtistWorkerPoolOptions = {}): ArtistWorkerPool {
  const workers = new Set<Worker>()
  const queuedJobs: QueuedJob[] = []
  const maxFileWorkers = Math.max(1, maxWorkers - 1)
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
    const onDeath = (isKill: boolean) => {
      if (!workers.has(worker)) return
      const { current } = worker
      if (current && mayTryAgain(current, isKill)) {
        worker.current = undefined
        queuedJobs.unshift(current)
      }
      stopWorker(worker, 'artist-crashed')
      assignJobs()
    }
    child.on('error', () => onDeath(false)).on('exit', (_, signal) => onDeath(signal === 'SIGKILL'))
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

  /** Ends a job that takes too long. Workers have a low priority, so on a busy machine they may only have waited for the processor. */
  function limitTime(worker: Worker, extensions = 0, usedBefore = processorMs(worker.child.pid)): void {
    worker.timer = setTimeout(() => {
      const isStarved =
        isWaitingForProcessor(worker.child.pid) &&
        processorMs(worker.child.pid) - usedBefore < timeoutMs * STARVED_BELOW_SHARE
      if (isStarved && extensions < MAX_EXTENSIONS) return limitTime(worker, extensions + 1, usedBefore)
      stopWorker(worker, 'artist-timeout')
      assignJobs()
    }, timeoutMs)
  }

  /** The index of the oldest job that may start now; -1 if there is none. */
  function nextJob(): number {
    const runningFiles = [...workers].filter(({ current }) => current?.purpose === 'download').length
    return queuedJobs.findIndex((queued) => runningFiles < maxFileWorkers || queued.purpose === 'drawing')
  }

  function assignJobs(): void {
    for (let index = nextJob(); index >= 0; index = nextJob()) {
      const free =
        [...workers].find((worker) => !worker.current) ??
        (workers.size < maxWorkers ? startWorker() : undefined)
      if (!free) return
      const [next] = queuedJobs.splice(index, 1) as [QueuedJob]
      clearTimeout(free.timer)
      free.current = next
      limitTime(free)
      free.child.send({ id: nextId++, job: next.job })
    }
  }

  return {
    run<J extends ArtistJob>(job: J, purpose: JobPurpose = 'drawing') {
      if (closed) return Promise.reject(new ArtistError('artist-closed'))
      const inSameQueue = queuedJobs.filter((queued) => queued.purpose === purpose)
      if (inSameQueue.length >= maxQueue) return Promise.reject(new ArtistError('artist-busy'))
      return new Promise<ResultOf<J>>((resolve, reject) => {
        const settle = { resolve: resolve as (result: unknown) => void, reject }
        queuedJobs.push({ job, purpose, crashes: 0, kills: 0, ...settle })
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
