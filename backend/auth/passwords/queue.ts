import { WireError } from '../../wire-error.ts'

/** Runs a few pieces of work at once and lets a bounded number wait; whoever comes later is asked to try again. */
export function createQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const line: (() => void)[] = []
  let running = 0

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (line.length >= waiting)
        throw new WireError(503, 'request_timeout', 'Too many sign-ins at once', { 'retry-after': '5' })
      await new Promise<void>((resolve) => line.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      // The place goes to the next in line; only without one does it become free.
      const next = line.shift()
      if (next) next()
      else running--
    }
  }
}
