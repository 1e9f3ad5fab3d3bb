/**
 * Limits the wait under constant load: rendering continues after this many rounds even if connections keep
 * arriving.
 */
const MAX_ROUNDS = 500

interface AcceptBacklog {
  /** Must be called for each accepted connection. */
  connectionOpened(): void
  /** Resolves after one round of the event loop without a new connection. */
  drained(): Promise<void>
}

/**
 * Node accepts one connection per listener in each round of its event loop. Rendering allows only about forty
 * rounds a second, so under load a connection waits for seconds in the kernel's backlog before the server can
 * even refuse it. The render queue therefore waits for `drained` before the next page.
 */
export function createAcceptBacklog(
  nextRound = () => new Promise<void>((resolve) => setImmediate(resolve)),
): AcceptBacklog {
  let accepted = 0
  return {
    connectionOpened: () => void accepted++,
    async drained() {
      // The first call only ends the current round.
      await nextRound()
      for (let rounds = 0, before = -1; before !== accepted && rounds < MAX_ROUNDS; rounds++) {
        before = accepted
        await nextRound()
      }
    },
  }
}
