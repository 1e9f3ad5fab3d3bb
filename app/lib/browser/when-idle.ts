/** After this time the callback runs even if the browser is still busy. */
const MAX_WAIT_MS = 3000
/** The wait in Safari, which has no `requestIdleCallback`. */
const FALLBACK_WAIT_MS = 500

/** Calls back when the browser has nothing else to do. Returns a function that cancels the call. */
export function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(callback, FALLBACK_WAIT_MS)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(callback, { timeout: MAX_WAIT_MS })
  return () => cancelIdleCallback(id)
}
