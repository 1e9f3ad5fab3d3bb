import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type {
  MessageToSupervisor,
  MessageToWorker,
  ReadyMessage,
  WorkerAssignment,
} from './worker-messages.ts'

export interface Worker {
  pid: number | undefined
  /** Resolves when the worker accepts requests; rejects if it ends before. */
  ready: Promise<ReadyMessage>
  /** Resolves when the process has ended. */
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  send(message: MessageToWorker): void
  kill(signal: NodeJS.Signals): void
}

const MODULE = fileURLToPath(new URL('worker-process.ts', import.meta.url))

/** Starts a worker process, which inherits the environment and the output of this one. */
export function startWorker(
  assignment: WorkerAssignment,
  onMessage: (worker: Worker, message: MessageToSupervisor) => void,
): Worker {
  const child: ChildProcess = fork(MODULE, { serialization: 'advanced' })
  const ready = Promise.withResolvers<ReadyMessage>()
  // Without a listener, a worker that ends before it is ready would be an unhandled rejection.
  ready.promise.catch(() => {})
  const exited = Promise.withResolvers<Awaited<Worker['exited']>>()
  const worker: Worker = {
    pid: child.pid,
    ready: ready.promise,
    exited: exited.promise,
    send: (message) => void (child.connected && child.send(message, () => {})),
    kill: (signal) => void child.kill(signal),
  }
  child.on('message', (message: MessageToSupervisor) => {
    if (message.type === 'ready') ready.resolve(message)
    else onMessage(worker, message)
  })
  child.once('exit', (code, signal) => {
    ready.reject(new Error(`a worker ended with ${code ?? signal} before it was ready`))
    exited.resolve({ code, signal })
  })
  child.once('error', (error) => ready.reject(error))
  worker.send({ type: 'start', assignment })
  return worker
}
