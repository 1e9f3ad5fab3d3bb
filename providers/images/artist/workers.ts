import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Job, ResultOf } from './jobs.ts'

/** Why a job came to nothing: too many waiting, took too long, the worker died, or the job itself failed. */
export type WorkerProblem =
  'artist-busy' | 'artist-timeout' | 'artist-crashed' | 'artist-failed' | 'artist-closed'

export class ArtistError extends Error {
  readonly code: WorkerProblem
  constructor(code: WorkerProblem, detail?: string) {
    super(detail ? `${code}: ${detail}` : code)
    this.code = code
  }
}

export interface WorkersOptions {
  /** Processes at most; each takes about 250 MB while it draws. */
  most?: number
  /** Jobs that may wait. */
  queue?: number
  /** Far beyond the moment a page takes: a machine may have much else to do, and workers are the last it listens to. */
  timeoutMs?: number
  /** A worker with nothing to do ends after this long. */
  idleMs?: number
  /** The module a worker runs; tests put in their own. */
  module?: string
}

export interface ArtistWorkers {
  run<J extends Job>(job: J): Promise<ResultOf<J>>
  close(): void
}

interface Waiting {
  job: Job
  resolve(result: unknown): void
  reject(error: ArtistError): void
}

interface Worker {
  child: ChildProcess
  current?: Waiting
  timer?: NodeJS.Timeout
}

const HEAP_MB = 192

/** A bounded pool of drawing processes, so that a page being drawn never holds up a page being served. */
export function createArtistWorkers({
  most = 2,
  queue = 32,
  timeoutMs = 60_000,
  idleMs = 60_000,
  module = fileURLToPath(new URL('worker.ts', import.meta.url)),
}: WorkersOptions = {}): ArtistWorkers {
  const workers = new Set<Worker>()
  const waiting: Waiting[] = []
  let nextId = 1
  let closed = false

  const end = (worker: Worker, problem: WorkerProblem) => {
    clearTimeout(worker.timer)
    workers.delete(worker)
    worker.child.kill('SIGKILL')
    worker.current?.reject(new ArtistError(problem))
    worker.current = undefined
  }

  function hire(): Worker {
    const child = fork(module, {
      serialization: 'advanced',
      execArgv: ['--disable-warning=ExperimentalWarning', '--expose-gc', `--max-old-space-size=${HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const worker: Worker = { child }
    workers.add(worker)
    child.on('error', () => end(worker, 'artist-crashed'))
    child.on('exit', () => {
      if (!workers.has(worker)) return
      end(worker, 'artist-crashed')
      assign()
    })
    child.on('message', ({ result, error }: { result?: unknown; error?: string }) => {
      const { current } = worker
      clearTimeout(worker.timer)
      worker.current = undefined
      if (error === undefined) current?.resolve(result)
      else current?.reject(new ArtistError('artist-failed', error))
      worker.timer = setTimeout(() => end(worker, 'artist-closed'), idleMs)
      worker.timer.unref()
      assign()
    })
    return worker
  }

  function assign(): void {
    while (waiting.length > 0) {
      const free =
        [...workers].find((worker) => !worker.current) ?? (workers.size < most ? hire() : undefined)
      if (!free) return
      const next = waiting.shift()!
      clearTimeout(free.timer)
      free.current = next
      free.timer = setTimeout(() => {
        end(free, 'artist-timeout')
        assign()
      }, timeoutMs)
      free.child.send({ id: nextId++, job: next.job })
    }
  }

  return {
    run<J extends Job>(job: J) {
      if (closed) return Promise.reject(new ArtistError('artist-closed'))
      if (waiting.length >= queue) return Promise.reject(new ArtistError('artist-busy'))
      return new Promise<ResultOf<J>>((resolve, reject) => {
        waiting.push({ job, resolve: resolve as (result: unknown) => void, reject })
        assign()
      })
    },
    close() {
      closed = true
      for (const one of waiting.splice(0)) one.reject(new ArtistError('artist-closed'))
      for (const worker of workers) end(worker, 'artist-closed')
    },
  }
}
