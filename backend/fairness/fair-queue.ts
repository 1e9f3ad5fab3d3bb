import { createFairShare, type FairShareLimits, type Release } from './fair-share.ts'

interface Waiting {
  since: number
  start(release: Release): void
}

interface FairQueue {
  /** Takes a place at once if one is free, else when it is the turn of the key. */
  take(key: string): Release | Promise<Release>
  /** Whether `take` would have to wait. */
  mustWait(key: string): boolean
  /** The number of waiting entries, of one key or of all. */
  waiting(key?: string): number
  /** How long the first entry of the key has waited, or the time since the last turn of any key if that is longer. */
  waitedFor(key: string): number
}

/**
 * Gives out the places of a fair share in turns: waiting keys get the next free place one after the other, so that a long
 * queue of one key does not delay the others.
 */
export function createFairQueue(
  limits: FairShareLimits,
  {
    currentTotal = () => limits.total,
    now = () => performance.now(),
  }: {
    /** May lower the number of places for a while. */
    currentTotal?: () => number
    now?: () => number
  } = {},
): FairQueue {
  const places = createFairShare(limits)
  /** The entries of each key; the keys are in the order of their turns. */
  const queues = new Map<string, Waiting[]>()
  let waitingCount = 0
  let lastTurnAt = 0

  const mustWait = (key: string) =>
    queues.has(key) || places.taken >= currentTotal() || places.isExhausted(key)

  const takePlace = (key: string): Release => {
    const release = places.take(key)!
    return () => {
      release()
      startNext()
    }
  }

  function startNext(): void {
    // A key with more entries is appended again, so the loop continues with the others first.
    for (const [key, queue] of queues) {
      if (places.taken >= currentTotal()) return
      if (places.isExhausted(key)) continue
      const next = queue.shift()!
      waitingCount--
      lastTurnAt = now()
      queues.delete(key)
      if (queue.length > 0) queues.set(key, queue)
      next.start(takePlace(key))
    }
  }

  return {
    mustWait,
    take(key) {
      if (!mustWait(key)) return takePlace(key)
      const { promise, resolve } = Promise.withResolvers<Release>()
      const queue = queues.get(key) ?? []
      queue.push({ since: now(), start: resolve })
      queues.set(key, queue)
      if (waitingCount++ === 0) lastTurnAt = now()
      return promise
    },
    waiting: (key) => (key === undefined ? waitingCount : (queues.get(key)?.length ?? 0)),
    waitedFor(key) {
      if (waitingCount === 0) return 0
      return now() - Math.min(lastTurnAt, queues.get(key)?.[0]?.since ?? lastTurnAt)
    },
  }
}
