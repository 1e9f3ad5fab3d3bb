/** Past this many new connections in a row the work goes on all the same. */
const MOST_ROUNDS = 500

export interface Arrivals {
  /** Somebody has opened a connection. */
  came(): void
  /** Waits until the event loop has gone round once without anybody new. */
  settled(): Promise<void>
}

/**
 * Node takes in one new connection each time its event loop goes round, and while pages are made that is some forty times a second: a crowd stood
 * outside for seconds and could not even be refused. So before the next page is made, the loop goes round until nobody new comes.
 */
export function createArrivals(
  round = () => new Promise<void>((resolve) => setImmediate(resolve)),
): Arrivals {
  let number = 0
  return {
    came: () => void number++,
    async settled() {
      // The first one only ends the round that is under way.
      await round()
      for (let rounds = 0, before = -1; before !== number && rounds < MOST_ROUNDS; rounds++) {
        before = number
        await round()
      }
    },
  }
}
