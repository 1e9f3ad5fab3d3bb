import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ProviderError, type ProviderProblem } from '../../provider-error.ts'
import type { SpeechProvider } from '../speech-provider.ts'
import { wordsOf } from '../words-of.ts'
import type { LocalModel } from './find-model.ts'

export interface LocalSpeechOptions {
  /** Recordings that may wait behind the one being listened to. */
  queue?: number
  /** From being asked to the words, loading the model included. */
  timeoutMs?: number
  /** The process holds nearly 400 MB; with nothing to do it ends after this long. */
  idleMs?: number
  /** The module the child runs; tests put in their own. */
  module?: string
}

type Answer = { text: string; problem?: undefined } | { problem: ProviderProblem; detail?: string }

/** Speech to text on this machine, in a process of its own. It knows English only. */
export function createLocalSpeech(
  model: LocalModel,
  {
    queue = 2,
    timeoutMs = 60_000,
    idleMs = 60_000,
    module = fileURLToPath(new URL('worker.ts', import.meta.url)),
  }: LocalSpeechOptions = {},
): SpeechProvider {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let turn: Promise<unknown> = Promise.resolve()
  let asked = 0

  function end(which: ChildProcess): void {
    if (child === which) child = undefined
    which.kill('SIGKILL')
  }

  function hire(): ChildProcess {
    const hired = fork(module, [JSON.stringify(model)], {
      serialization: 'advanced',
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    hired.on('exit', () => end(hired))
    return hired
  }

  async function ask(audio: Uint8Array, signal: AbortSignal): Promise<Answer> {
    if (signal.aborted) return { problem: 'provider-timeout' }
    clearTimeout(idle)
    const listener = (child ??= hire())
    listener.ref()
    listener.channel?.ref()
    const { promise, resolve } = Promise.withResolvers<Answer>()
    const crashed = () => resolve({ problem: 'provider-failed', detail: 'the listening process ended' })
    const late = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    const tooLate = () => {
      resolve({ problem: 'provider-timeout' })
      end(listener)
    }
    listener.once('message', resolve).once('exit', crashed).once('error', crashed)
    late.addEventListener('abort', tooLate, { once: true })
    listener.send({ audio }, (error) => error && crashed())
    try {
      return await promise
    } finally {
      late.removeEventListener('abort', tooLate)
      listener.off('message', resolve).off('exit', crashed).off('error', crashed)
      idle = setTimeout(() => end(listener), idleMs)
      // A process that only waits must not keep a server from ending; it ends with it.
      idle.unref()
      listener.unref()
      listener.channel?.unref()
    }
  }

  return {
    languages: ['en'],
    async transcribe({ audio, language, signal }) {
      if (language !== 'en') throw new ProviderError('voice-language')
      if (asked > queue) throw new ProviderError('provider-busy')
      asked++
      const mine = turn.then(() => ask(audio, signal))
      turn = mine.catch(() => undefined)
      const answer = await mine.finally(() => asked--)
      if (answer.problem) throw new ProviderError(answer.problem, answer.detail)
      return { text: wordsOf(answer.text) }
    },
  }
}
