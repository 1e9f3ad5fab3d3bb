import { createFairQueue } from '#backend/fairness/fair-queue.ts'

interface Options {
  /** The number of pages rendered at the same time. */
  maxConcurrent: number
  /** The number of pages rendered at the same time for one visitor. */
  maxConcurrentPerVisitor?: number
  /**
   * The number for all while more than half of the queue is taken: fewer concurrent renders leave more time for
   * refusals.
   */
  maxConcurrentWhenBusy?: number
  /** The length of the queue. */
  maxWaiting: number
  /** The number of places in the queue for one visitor. */
  maxWaitingPerVisitor?: number
  /** The queue counts as full while its first entry has waited longer than this. */
  maxWaitMs: number
  /** Awaited before a queued page is rendered, so that cheap requests are served between two renders. */
  beforeQueuedRun?: () => Promise<void>
  now?: () => number
}

/**
 * Renders a few pages at a time and queues some more, in turns for the visitors. `isFull` lets the server refuse a page
 * early: when the queue or the visitor's part of it is too long, or when it does not move because processor or database is
 * overloaded.
 */
export function createRenderQueue({
  maxConcurrent,
  maxConcurrentPerVisitor = maxConcurrent,
  maxConcurrentWhenBusy = maxConcurrent,
  maxWaiting,
  maxWaitingPerVisitor = maxWaiting,
  maxWaitMs,
  beforeQueuedRun = async () => {},
  now,
}: Options) {
  const queue = createFairQueue(
    { total: maxConcurrent, perKey: maxConcurrentPerVisitor },
    {
      currentTotal: () => (queue.waiting() > maxWaiting / 2 ? maxConcurrentWhenBusy : maxConcurrent),
      now,
    },
  )
  return {
    isFull: (visitor: string) =>
      queue.mustWait(visitor) &&
      (queue.waiting() >= maxWaiting ||
        queue.waiting(visitor) >= maxWaitingPerVisitor ||
        queue.waitedFor(visitor) > maxWaitMs),
    async run<Result>(visitor: string, render: () => Promise<Result>): Promise<Result> {
      const place = queue.take(visitor)
      const release = await place
      try {
        if (place instanceof Promise) await beforeQueuedRun()
        return await render()
      } finally {
        release()
      }
    },
  }
}
