interface Options {
  /** The number of pages rendered at the same time. */
  maxConcurrent: number
  /**
   * The same while more than half of the queue is taken: fewer concurrent renders leave more time for
   * refusals.
   */
  maxConcurrentWhenBusy?: number
  /** The length of the queue. */
  maxWaiting: number
  /** The queue counts as full while its first entry has waited longer than this. */
  maxWaitMs: number
  /** Awaited before a queued page is rendered, so that cheap requests are served between two renders. */
  beforeQueuedRun?: () => Promise<void>
  now?: () => number
}

/**
 * Renders a few pages at a time and queues some more. `isFull` lets the server refuse a page early: when the
 * queue is too long, or when it does not move because processor or database is overloaded.
 */
export function createRenderQueue({
  maxConcurrent,
  maxConcurrentWhenBusy = maxConcurrent,
  maxWaiting,
  maxWaitMs,
  beforeQueuedRun = async () => {},
  now = () => performance.now(),
}: Options) {
  const queue: { queuedAt: number; start(): void }[] = []
  let running = 0
  const isStalled = () => queue.length > 0 && now() - queue[0]!.queuedAt > maxWaitMs

  const currentLimit = () => (queue.length > maxWaiting / 2 ? maxConcurrentWhenBusy : maxConcurrent)

  function startNext(): void {
    running--
    while (queue.length > 0 && running < currentLimit()) {
      running++
      void beforeQueuedRun().then(queue.shift()!.start)
    }
  }

  return {
    isFull: () =>
      (running >= maxConcurrent || queue.length > 0) && (queue.length >= maxWaiting || isStalled()),
    async run<Result>(render: () => Promise<Result>): Promise<Result> {
      if (running < maxConcurrent && queue.length === 0) running++
      else await new Promise<void>((start) => queue.push({ queuedAt: now(), start }))
      try {
        return await render()
      } finally {
        startNext()
      }
    },
  }
}
