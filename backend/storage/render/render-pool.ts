import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { StorageError } from '../http/storage-error.ts'
import type { RenderedPicture, RenderJob, RenderResult } from './render-job.ts'

interface QueuedJob {
  job: RenderJob
  /** How many processes were killed from outside with this job. */
  kills: number
  resolve(picture: RenderedPicture): void
  reject(error: StorageError): void
}

export const MAX_PROCESSES = 2
const TIMEOUT_MS = 30_000
const IDLE_MS = 60_000
const HEAP_MB = 128
/** Killed from outside, for example because memory is short: hardly the fault of the picture. */
const MAX_KILLS = 3

const unreadable = () => new StorageError(422, 'InvalidImage', 'The picture cannot be read')

/**
 * Renders pictures in child processes, because an uploaded file can crash an image library: a crash then ends only the
 * process with that picture. Rendering also takes tens of milliseconds, which would block the server's main thread.
 */
export function createRenderPool() {
  const idleProcesses: ChildProcess[] = []
  const processes = new Set<ChildProcess>()
  const queue: QueuedJob[] = []
  let idleTimer: NodeJS.Timeout | undefined
  let isClosed = false

  function startProcess(): ChildProcess {
    const child = fork(fileURLToPath(new URL('./render-process.ts', import.meta.url)), {
      serialization: 'advanced',
      execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${HEAP_MB}`],
      // Drops the long messages that a crashing library prints.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    processes.add(child)
    child.on('exit', () => stopProcess(child))
    child.on('error', () => stopProcess(child))
    return child
  }

  function stopProcess(child: ChildProcess): void {
    processes.delete(child)
    if (idleProcesses.includes(child)) idleProcesses.splice(idleProcesses.indexOf(child), 1)
    child.kill('SIGKILL')
  }

  function markIdle(child: ChildProcess): void {
    if (!processes.has(child)) return
    // An idle process must not keep the server from exiting; it exits with the server.
    child.unref()
    child.channel?.unref()
    idleProcesses.push(child)
  }

  function runJob(child: ChildProcess, queued: QueuedJob): void {
    const { job, resolve, reject } = queued
    child.ref()
    child.channel?.ref()
    const { promise, resolve: finish } = Promise.withResolvers<RenderResult | 'killed' | undefined>()
    const onMessage = finish as (message: unknown) => void
    const onExit = (_code: number | null, signal: NodeJS.Signals | null) =>
      finish(signal === 'SIGKILL' ? 'killed' : undefined)
    const onError = () => finish(undefined)
    const timeout = setTimeout(() => finish(undefined), TIMEOUT_MS)
    child.once('message', onMessage).once('exit', onExit)
    child.once('error', onError)
    // A process that was killed while idle cannot receive the job.
    child.send(job, (error) => error && finish('killed'))
    void promise.then((result) => {
      clearTimeout(timeout)
      child.off('message', onMessage).off('exit', onExit)
      child.off('error', onError)
      if (!result || result === 'killed') stopProcess(child)
      else markIdle(child)
      if (result === 'killed' && !isClosed && ++queued.kills <= MAX_KILLS) queue.unshift(queued)
      else if (!result || result === 'killed') reject(unreadable())
      else if ('picture' in result) resolve(result.picture)
      else reject(new StorageError(result.error.status, result.error.code, result.error.message))
      startQueuedJobs()
    })
  }

  function startQueuedJobs(): void {
    clearTimeout(idleTimer)
    while (queue.length > 0) {
      const child = idleProcesses.pop() ?? (processes.size < MAX_PROCESSES ? startProcess() : undefined)
      if (!child) return
      runJob(child, queue.shift()!)
    }
    idleTimer = setTimeout(() => [...idleProcesses].forEach(stopProcess), IDLE_MS)
    idleTimer.unref()
  }

  return {
    render(job: RenderJob): Promise<RenderedPicture> {
      if (isClosed) return Promise.reject(unreadable())
      return new Promise((resolve, reject) => {
        queue.push({ job, kills: 0, resolve, reject })
        startQueuedJobs()
      })
    },
    close(): void {
      isClosed = true
      clearTimeout(idleTimer)
      for (const queued of queue.splice(0)) queued.reject(unreadable())
      for (const child of processes) stopProcess(child)
    },
  }
}
