import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { StorageError } from '../wire/storage-error.ts'
import type { Transform } from './transform.ts'

export interface Picture {
  source: Uint8Array
  type: string
  transform: Transform
}

export interface Made {
  bytes: Uint8Array<ArrayBuffer>
  type: string
}

/** What a child says of a picture. A refusal is in storage's own words. */
export type Said = { made: Made } | { refusal: { status: number; code: string; message: string } }

interface Waiting {
  picture: Picture
  resolve(made: Made): void
  reject(error: StorageError): void
}

const MOST = 2
const TIMEOUT_MS = 30_000
const IDLE_MS = 60_000
const HEAP_MB = 128

const unreadable = () => new StorageError(422, 'InvalidImage', 'The picture cannot be read')

/**
 * Processes that make pictures. Libraries that read files of strangers can be made to crash, and take everything along that runs
 * beside them: here that is one child with one picture. It also keeps tens of milliseconds of work away from the thread that answers.
 */
export function createChildren() {
  const free: ChildProcess[] = []
  const all = new Set<ChildProcess>()
  const waiting: Waiting[] = []
  let idle: NodeJS.Timeout | undefined

  function hire(): ChildProcess {
    const child = fork(fileURLToPath(new URL('child.ts', import.meta.url)), {
      serialization: 'advanced',
      execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${HEAP_MB}`],
      // A library that gives up writes a page about it: the refusal says enough.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    all.add(child)
    child.on('exit', () => forget(child))
    child.on('error', () => forget(child))
    return child
  }

  function forget(child: ChildProcess): void {
    all.delete(child)
    if (free.includes(child)) free.splice(free.indexOf(child), 1)
    child.kill('SIGKILL')
  }

  function rest(child: ChildProcess): void {
    if (!all.has(child)) return
    // Whoever only waits keeps nobody from ending; it ends with us.
    child.unref()
    child.channel?.unref()
    free.push(child)
  }

  function give(child: ChildProcess, { picture, resolve, reject }: Waiting): void {
    child.ref()
    child.channel?.ref()
    const { promise, resolve: say } = Promise.withResolvers<Said | undefined>()
    const gone = () => say(undefined)
    const late = setTimeout(() => forget(child), TIMEOUT_MS)
    child.once('message', say as (said: unknown) => void).once('exit', gone)
    child.once('error', gone)
    child.send(picture, (error) => error && gone())
    void promise.then((said) => {
      clearTimeout(late)
      child.off('message', say as (said: unknown) => void).off('exit', gone)
      child.off('error', gone)
      if (!said) forget(child)
      else rest(child)
      if (!said) reject(unreadable())
      else if ('made' in said) resolve(said.made)
      else reject(new StorageError(said.refusal.status, said.refusal.code, said.refusal.message))
      assign()
    })
  }

  function assign(): void {
    clearTimeout(idle)
    while (waiting.length > 0) {
      const child = free.pop() ?? (all.size < MOST ? hire() : undefined)
      if (!child) return
      give(child, waiting.shift()!)
    }
    idle = setTimeout(() => [...free].forEach(forget), IDLE_MS)
    idle.unref()
  }

  return {
    make(picture: Picture): Promise<Made> {
      return new Promise((resolve, reject) => {
        waiting.push({ picture, resolve, reject })
        assign()
      })
    },
    close(): void {
      clearTimeout(idle)
      for (const one of waiting.splice(0)) one.reject(unreadable())
      for (const child of all) forget(child)
    },
  }
}
