/** A busy page is not waited for longer than this. */
const LONGEST_WAIT_MS = 3000
/** Safari has no idle callbacks. */
const FALLBACK_MS = 500

/** Calls back when the browser has nothing else to do. Returns a function that cancels the call. */
export function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(callback, FALLBACK_MS)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(callback, { timeout: LONGEST_WAIT_MS })
  return () => cancelIdleCallback(id)
}
