import { lexiconFiles } from 'virtual:artist-files'
import type { Language } from '#domain/text/languages.ts'
import type { CallName, WorkerCalls, WorkerRequest, WorkerResponse } from './messages.ts'
import { newestWins } from './newest-wins.ts'

/** Even the slowest phone draws faster; a worker that needs longer is stuck. */
const CALL_TIMEOUT_MS = 60_000

interface OpenCall {
  resolve(output: unknown): void
  reject(error: Error): void
  onFirstLines?(svg: string): void
  timer: ReturnType<typeof setTimeout>
}

interface DrawCall {
  request: WorkerCalls['draw'][0]
  onFirstLines?(svg: string): void
}

export type ArtistClient = ReturnType<typeof createArtistClient>

/** Starts the worker with the first call, and again after it has failed. */
export function createArtistClient() {
  const calls = new Map<number, OpenCall>()
  let worker: Worker | undefined
  let nextId = 1

  function stop(error = new Error('stopped')) {
    worker?.terminate()
    worker = undefined
    for (const { reject, timer } of calls.values()) {
      clearTimeout(timer)
      reject(error)
    }
    calls.clear()
  }

  function start(): Worker {
    const started = new Worker(new URL('./artist-worker.ts', import.meta.url), { type: 'module' })
    started.onmessage = ({ data }: MessageEvent<WorkerResponse>) => {
      const open = calls.get(data.id)
      if (!open) return
      if ('firstLines' in data) return open.onFirstLines?.(data.firstLines)
      calls.delete(data.id)
      clearTimeout(open.timer)
      if ('error' in data) open.reject(new Error(data.error))
      else open.resolve(data.output)
    }
    started.onerror = () => stop(new Error('worker-failed'))
    return started
  }

  function call<Name extends CallName>(
    name: Name,
    input: WorkerCalls[Name][0],
    onFirstLines?: (svg: string) => void,
  ) {
    return new Promise<WorkerCalls[Name][1]>((resolve, reject) => {
      worker ??= start()
      const request: WorkerRequest<Name> = { id: nextId++, name, input }
      calls.set(request.id, {
        resolve: resolve as (output: unknown) => void,
        reject,
        onFirstLines,
        timer: setTimeout(() => stop(new Error('worker-timeout')), CALL_TIMEOUT_MS),
      })
      worker.postMessage(request, [])
    })
  }

  return {
    understand: newestWins((request: WorkerCalls['understand'][0]) => call('understand', request)),
    draw: newestWins(({ request, onFirstLines }: DrawCall) => call('draw', request, onFirstLines)),
    readLink: (input: WorkerCalls['readLink'][0]) => call('readLink', input),
    readScene: (input: WorkerCalls['readScene'][0]) => call('readScene', input),
    suggestFigures: (input: WorkerCalls['suggestFigures'][0]) => call('suggestFigures', input),
    listPlaces: (input: WorkerCalls['listPlaces'][0]) => call('listPlaces', input),
    readWords: (input: WorkerCalls['readWords'][0]) => call('readWords', input),
    /** Loads the files that may be needed without a connection. The words of the other languages are only stored, because the worker would need a second on a phone to read them. */
    async loadForOffline() {
      await call('loadForOffline', undefined)
      for (const file of Object.values(lexiconFiles))
        await fetch(file, { priority: 'low' }).then((response) => response.arrayBuffer())
    },
    regionMap: (input: WorkerCalls['regionMap'][0]) => call('regionMap', input),
    pdf: (input: WorkerCalls['pdf'][0]) => call('pdf', input),
    png: (input: WorkerCalls['png'][0]) => call('png', input),
    /** Loads the artist and the words of a language before they are needed. */
    start(language: Language) {
      worker ??= start()
      // The response is not awaited: if the preparation fails, so does the first wish, which reports it.
      worker.postMessage(
        { id: 0, name: 'prepare', input: { language } } satisfies WorkerRequest<'prepare'>,
        [],
      )
      // Loads the words at the same time as the worker's code. The worker then finds them in the browser's cache.
      void fetch(lexiconFiles[language]).catch(() => {})
    },
    stop: () => stop(),
  }
}
