import type { RenderedPicture } from './render-job.ts'

interface CacheEntry {
  picture: RenderedPicture
  /** When `onUse` was last called for this picture. */
  lastReported: number
}

const REPORT_INTERVAL_MS = 60 * 60_000

/**
 * A memory cache of small pictures, because a list of cards requests two dozen of them. Evicts the least recently used
 * pictures beyond `maxBytes`. Calls `onUse` at most once an hour per picture, which is precise enough for the cleanup.
 */
export function createPictureCache({
  maxBytes,
  onUse,
  now = Date.now,
}: {
  maxBytes: number
  onUse(key: string): void
  now?: () => number
}) {
  const entries = new Map<string, CacheEntry>()
  let totalBytes = 0
  const drop = (key: string) => {
    totalBytes -= entries.get(key)?.picture.bytes.byteLength ?? 0
    entries.delete(key)
  }
  return {
    get(key: string): RenderedPicture | undefined {
      const found = entries.get(key)
      if (!found) return undefined
      entries.delete(key)
      entries.set(key, found)
      if (now() - found.lastReported >= REPORT_INTERVAL_MS) {
        found.lastReported = now()
        onUse(key)
      }
      return found.picture
    },
    set(key: string, picture: RenderedPicture): void {
      if (picture.bytes.byteLength > maxBytes / 20) return
      drop(key)
      entries.set(key, { picture, lastReported: -Infinity })
      totalBytes += picture.bytes.byteLength
      for (const oldest of entries.keys()) {
        if (totalBytes <= maxBytes) break
        drop(oldest)
      }
    },
  }
}
