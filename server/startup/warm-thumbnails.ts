import { setTimeout as pause } from 'node:timers/promises'
import type { PostgrestClient } from '@supabase/postgrest-js'
import type { Fetch } from '#backend/identity.ts'
import { THUMBNAIL_WIDTHS } from '#domain/pages/thumbnail-widths.ts'
import type { Database } from '#supabase/database.types.ts'

/** Enough for the starter library. Thumbnails of later pages are created on their first request. */
const MAX_PAGES = 1_000

interface Options {
  siteUrl: string
  /** Reads with the rights of an anonymous visitor. */
  db: PostgrestClient<Database>
  storage: Fetch
  log: { warn(fields: object, message: string): void }
  /** The minimum pause between two thumbnails, so that visitors notice no delay. */
  minPauseMs?: number
}

/**
 * Creates the thumbnails of a new site in the background, the most popular pages first, before visitors
 * request them.
 */
export function warmThumbnails({ siteUrl, db, storage, log, minPauseMs = 100 }: Options) {
  const closing = new AbortController()
  const createAll = async () => {
    const { data } = await db
      .from('coloring_pages')
      .select('thumbnail_url')
      .order('download_count', { ascending: false })
      .limit(MAX_PAGES)
    for (const { thumbnail_url } of data ?? []) {
      if (!thumbnail_url?.startsWith('/')) continue
      for (const width of THUMBNAIL_WIDTHS) {
        const startedAt = performance.now()
        const address = `${siteUrl}${thumbnail_url}?format=webp&width=${width}`
        await (await storage(new Request(address, { signal: closing.signal }))).arrayBuffer()
        // Pauses at least as long as the work took, which is longer on a busy processor.
        const pauseMs = Math.max(minPauseMs, performance.now() - startedAt)
        await pause(pauseMs, undefined, { signal: closing.signal, ref: false })
      }
    }
  }
  const closed = new Promise<void>((resolve) =>
    closing.signal.addEventListener('abort', () => resolve(), { once: true }),
  )
  // A thumbnail that waits behind many others must not delay the shutdown.
  const done = Promise.race([createAll(), closed]).catch((error: unknown) => {
    if (!closing.signal.aborted) log.warn({ err: error }, 'thumbnails could not be created in advance')
  })
  return {
    done,
    async close() {
      closing.abort()
      await done
    },
  }
}
