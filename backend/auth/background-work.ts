import { ApiError } from '../api-error.ts'
import type { AuthLog } from './ports.ts'

/** Runs work after the response is sent, with a limit on how much runs at once. */
export function createBackgroundWork({ log, maxRunning }: { log: AuthLog; maxRunning: number }) {
  const running = new Set<Promise<void>>()

  function start(work: () => Promise<void>) {
    const job = work()
      .catch((error: unknown) => log.error({ err: error }, 'background work of auth failed'))
      .finally(() => running.delete(job))
    running.add(job)
  }

  return {
    /** For work the client requested, such as a mail: throws 503 at the limit, so that the client retries. */
    run(work: () => Promise<void>) {
      if (running.size >= maxRunning)
        throw new ApiError(503, 'request_timeout', 'Too much background work is running', {
          'retry-after': '30',
        })
      start(work)
    },

    /** For optional work, such as a notification: skips it at the limit. */
    tryRun(work: () => Promise<void>) {
      if (running.size < maxRunning) start(work)
    },

    /** Resolves when no work is left. */
    async finish() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
