import type { PrecompressedHtml } from './precompressed-html.ts'

/** A rendered page. Each response inserts its own nonce. */
export interface RenderedPage {
  status: number
  headers: [string, string][]
  html: PrecompressedHtml
}

export interface PageCache {
  get(key: string): RenderedPage | undefined
  set(key: string, page: RenderedPage, seconds: number): void
}

const MAX_KEY_LENGTH = 300

/**
 * An LRU cache with a size limit for rendered pages. All visitors get the same HTML, so a screen with
 * `s-maxage` is rendered once for that time.
 */
export function createPageCache({
  maxBytes,
  now = Date.now,
}: {
  maxBytes: number
  now?: () => number
}): PageCache {
  const pages = new Map<string, { page: RenderedPage; expires: number; bytes: number }>()
  let total = 0
  const remove = (key: string) => {
    total -= pages.get(key)?.bytes ?? 0
    pages.delete(key)
  }
  return {
    get(key) {
      const found = pages.get(key)
      if (!found) return undefined
      // Inserted again below, so that the map stays in the order of use.
      pages.delete(key)
      if (found.expires <= now()) {
        total -= found.bytes
        return undefined
      }
      pages.set(key, found)
      return found.page
    },
    set(key, page, seconds) {
      const bytes = page.html.bytes + key.length * 2
      if (key.length > MAX_KEY_LENGTH || bytes > maxBytes / 10) return
      remove(key)
      pages.set(key, { page, expires: now() + seconds * 1000, bytes })
      total += bytes
      for (const oldest of pages.keys()) {
        if (total <= maxBytes) break
        remove(oldest)
      }
    },
  }
}
