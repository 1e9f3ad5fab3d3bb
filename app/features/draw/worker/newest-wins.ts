/**
 * Runs one call at a time. While one runs, only the newest waits; the calls in between resolve to undefined, because their results
 * would be outdated.
 */
export function newestWins<Input, Output>(run: (input: Input) => Promise<Output>) {
  let isRunning = false
  let waiting: { input: Input; start(): void; skip(): void } | undefined
  const runNow = async (input: Input): Promise<Output> => {
    isRunning = true
    try {
      return await run(input)
    } finally {
      isRunning = false
      const next = waiting
      waiting = undefined
      next?.start()
    }
  }
  return (input: Input): Promise<Output | undefined> => {
    if (!isRunning) return runNow(input)
    waiting?.skip()
    return new Promise((resolve, reject) => {
      waiting = {
        input,
        start: () => void runNow(input).then(resolve, reject),
        skip: () => resolve(undefined),
      }
    })
  }
}
