import type { Log } from '../log.ts'

interface Options {
  /** Does what is to be done and answers how much it was. */
  round(): Promise<number>
  everyMs: number
  log: Log
}

export interface Patrol {
  /** Ends after the round that is under way. */
  close(): Promise<void>
}

/** Goes round and looks for work that was left lying; while there is some, without a pause. */
export function createPatrol({ round, everyMs, log }: Options): Patrol {
  const stop = new AbortController()
  let underWay: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout

  const go = async () => {
    let found = 0
    try {
      found = await round()
    } catch (error) {
      if (!stop.signal.aborted) log.error({ err: error }, 'left-over work could not be finished')
    }
    if (!stop.signal.aborted) wait(found > 0 ? 0 : everyMs)
  }
  const wait = (ms: number) => {
    timer = setTimeout(() => (underWay = go()), ms).unref()
  }
  wait(everyMs)

  return {
    async close() {
      stop.abort()
      clearTimeout(timer)
      await underWay
    },
  }
}
