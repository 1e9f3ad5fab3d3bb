import type { PackedHtml } from './packed-html.ts'

/** One rendered page, in which each response puts its own nonce. */
export interface RenderedPage {
  status: number
  headers: [string, string][]
  html: PackedHtml
}

export interface PageCache {
  get(key: string): RenderedPage | undefined
  set(key: string, page: RenderedPage, seconds: number): void
}

const MAX_KEY_LENGTH = 300

/**
 * Rendered pages of visitors are the same for everybody, so a screen that says `s-maxage` is rendered once for that long. Bounded by
 * size; what was used longest ago goes first.
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
  const drop = (key: string) => {
    total -= pages.get(key)?.bytes ?? 0
    pages.delete(key)
  }
  return {
    get(key) {
      const found = pages.get(key)
      if (!found) return undefined
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
      drop(key)
      pages.set(key, { page, expires: now() + seconds * 1000, bytes })
      total += bytes
      for (const oldest of pages.keys()) {
        if (total <= maxBytes) break
        drop(oldest)
      }
    },
  }
}
