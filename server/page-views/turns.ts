interface Options {
  /** How many work at a time. */
  atOnce: number
  /** How many while more than half of the places to wait are taken: whoever is refused should not wait for so many others' work. */
  inCrowd?: number
  /** How many may wait behind them. */
  waiting: number
  /** The longest that the first in line should have to wait: while it is longer, nobody else joins. */
  patienceMs: number
  /** Awaited between two turns: whoever has only come to be refused, or for a kept page, is answered then. */
  between?: () => Promise<void>
  now?: () => number
}

/**
 * A few work at a time and some wait for their turn. Whoever could only be served late can be told so at once: the line is too long, or it
 * does not move, because the processor or the database has no time for us.
 */
export function createTurns({
  atOnce,
  inCrowd = atOnce,
  waiting,
  patienceMs,
  between = async () => {},
  now = () => performance.now(),
}: Options) {
  const line: { since: number; start(): void }[] = []
  let working = 0
  const isLate = () => line.length > 0 && now() - line[0]!.since > patienceMs

  const room = () => (line.length > waiting / 2 ? inCrowd : atOnce)

  function done(): void {
    working--
    while (line.length > 0 && working < room()) {
      working++
      void between().then(line.shift()!.start)
    }
  }

  return {
    isFull: () => (working >= atOnce || line.length > 0) && (line.length >= waiting || isLate()),
    async take<Result>(work: () => Promise<Result>): Promise<Result> {
      if (working < atOnce && line.length === 0) working++
      else await new Promise<void>((start) => line.push({ since: now(), start }))
      try {
        return await work()
      } finally {
        done()
      }
    },
  }
}
