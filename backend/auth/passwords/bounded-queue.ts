import { ApiError } from '../../api-error.ts'

/** Runs up to `maxRunning` tasks at once and queues up to `maxQueued` more; further calls fail with 503. */
export function createBoundedQueue({ maxRunning, maxQueued }: { maxRunning: number; maxQueued: number }) {
  const queue: (() => void)[] = []
  let running = 0

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= maxRunning) {
      if (queue.length >= maxQueued)
        throw new ApiError(503, 'request_timeout', 'Too many sign-ins at once', { 'retry-after': '5' })
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      // The next queued task takes over this slot, so `running` changes only when the queue is empty.
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
