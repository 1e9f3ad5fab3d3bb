import { setTimeout as pause } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { configure } from './configure.ts'
import { keep, type Keeper } from './keeper.ts'
import { connectionTo, type Listening, tidyListening } from './listening.ts'
import type { Log } from './log.ts'
import type { Place } from './place.ts'
import { launch, runningPostmaster, stop } from './postmaster.ts'
import type { Settings } from './settings.ts'
import type { Embedded } from './start.ts'

interface Supervised {
  place: Place
  binaries: Binaries
  listening: Listening
  settings: Settings
  log: Log
  release(): Promise<void>
}

const longestPause = 5_000

/** Sees to it that a server runs on this data until `close`, starting it again whenever it dies. */
export async function supervise(options: Supervised): Promise<Embedded> {
  const { place, binaries, listening, log } = options
  const connection = connectionTo(listening)
  const closing = new AbortController()
  let recovery: Promise<void> = Promise.resolve()
  let keeper: Keeper | undefined

  const bringUp = async () => {
    if (!(await runningPostmaster(place))) {
      await configure(place, binaries.major, listening, options.settings)
      await launch(place, binaries)
    }
    keeper = await keep(connection, () => {
      recovery = recover()
    })
  }

  const recover = async () => {
    for (let wait = 100; !closing.signal.aborted; wait = Math.min(wait * 2, longestPause)) {
      log.warn('PostgreSQL is gone; starting it again')
      try {
        await keeper?.close()
        await bringUp()
        log.info('PostgreSQL is back')
        return
      } catch (error) {
        log.error(`PostgreSQL did not come back: ${(error as Error).message}`)
      }
      await pause(wait, undefined, { signal: closing.signal }).catch(() => {})
    }
  }

  const close = async () => {
    closing.abort()
    await recovery
    await keeper?.close()
    await stop(place, binaries)
    await tidyListening(listening, place)
    await options.release()
  }

  await bringUp()
  return { connection, close }
}
