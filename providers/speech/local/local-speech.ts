import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ProviderError, type ProviderErrorCode } from '../../provider-error.ts'
import type { SpeechProvider } from '../speech-provider.ts'
import { transcriptToWish } from '../transcript-to-wish.ts'
import type { LocalModel } from './find-local-model.ts'

export interface LocalSpeechOptions {
  /** Recordings that may wait while another one is transcribed. */
  maxQueued?: number
  /** For one transcription, including the time to load the model. */
  timeoutMs?: number
  /** The worker is stopped after this time without work, because it holds nearly 400 MB. */
  idleMs?: number
  /** Module that the worker process runs. Tests replace it. */
  module?: string
}

type WorkerResponse = { text: string; code?: undefined } | { code: ProviderErrorCode; detail?: string }

/** Transcribes English speech on this machine, in a worker process. */
export function createLocalSpeech(
  model: LocalModel,
  {
    maxQueued = 2,
    timeoutMs = 60_000,
    idleMs = 60_000,
    module = fileURLToPath(new URL('speech-worker.ts', import.meta.url)),
  }: LocalSpeechOptions = {},
): SpeechProvider {
  let currentWorker: ChildProcess | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let lastJob: Promise<unknown> = Promise.resolve()
  let pendingJobs = 0

  function stopWorker(worker: ChildProcess): void {
    if (currentWorker === worker) currentWorker = undefined
    worker.kill('SIGKILL')
  }

  function startWorker(): ChildProcess {
    const worker = fork(module, [JSON.stringify(model)], {
      serialization: 'advanced',
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    worker.on('exit', () => stopWorker(worker))
    return worker
  }

  async function callWorker(audio: Uint8Array, signal: AbortSignal): Promise<WorkerResponse> {
    if (signal.aborted) return { code: 'provider-timeout' }
    clearTimeout(idleTimer)
    const worker = (currentWorker ??= startWorker())
    worker.ref()
    worker.channel?.ref()
    const { promise, resolve } = Promise.withResolvers<WorkerResponse>()
    const onCrash = () => resolve({ code: 'provider-failed', detail: 'the speech worker exited' })
    const abortSignal = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    const onAbort = () => {
      resolve({ code: 'provider-timeout' })
      stopWorker(worker)
    }
    worker.once('message', resolve).once('exit', onCrash).once('error', onCrash)
    abortSignal.addEventListener('abort', onAbort, { once: true })
    worker.send({ audio }, (error) => error && onCrash())
    try {
      return await promise
    } finally {
      abortSignal.removeEventListener('abort', onAbort)
      worker.off('message', resolve).off('exit', onCrash).off('error', onCrash)
      idleTimer = setTimeout(() => stopWorker(worker), idleMs)
      // An idle worker must not keep the server process alive; it exits with the server.
      idleTimer.unref()
      worker.unref()
      worker.channel?.unref()
    }
  }

  return {
    languages: ['en'],
    async transcribe({ audio, language, signal }) {
      if (language !== 'en') throw new ProviderError('voice-language')
      if (pendingJobs > maxQueued) throw new ProviderError('provider-busy')
      pendingJobs++
      const job = lastJob.then(() => callWorker(audio, signal))
      lastJob = job.catch(() => undefined)
      const response = await job.finally(() => pendingJobs--)
      if (response.code) throw new ProviderError(response.code, response.detail)
      return { text: transcriptToWish(response.text) }
    },
  }
}
