import { setTimeout as pause } from 'node:timers/promises'
import type { PostgrestClient } from '@supabase/postgrest-js'
import type { Fetch } from '#backend/identity.ts'
import { THUMBNAIL_WIDTHS } from '#domain/thumbnail-widths.ts'
import type { Database } from '#supabase/database.types.ts'

/** The starter library and some more; what people add is made when it is first seen. */
const MOST = 1_000

interface Options {
  siteUrl: string
  /** Reads as a visitor. */
  db: PostgrestClient<Database>
  storage: Fetch
  log: { warn(facts: object, message: string): void }
  /** At least, between two pictures, so that whoever is here already does not notice. */
  pauseMs?: number
}

/** On a new site the pictures are made before somebody asks, those everybody sees first before the others: one by one, and unhurried. */
export function makeAhead({ siteUrl, db, storage, log, pauseMs = 100 }: Options) {
  const closing = new AbortController()
  const work = async () => {
    const { data } = await db
      .from('coloring_pages')
      .select('thumbnail_url')
      .order('download_count', { ascending: false })
      .limit(MOST)
    for (const { thumbnail_url } of data ?? []) {
      if (!thumbnail_url?.startsWith('/')) continue
      for (const width of THUMBNAIL_WIDTHS) {
        const begun = performance.now()
        await (
          await storage(new Request(`${siteUrl}${thumbnail_url}?format=webp&width=${width}`))
        ).arrayBuffer()
        // As long as it took, or longer: where others want the processor too, it takes longer.
        const restMs = Math.max(pauseMs, performance.now() - begun)
        await pause(restMs, undefined, { signal: closing.signal, ref: false })
      }
    }
  }
  const done = work().catch((error: unknown) => {
    if (!closing.signal.aborted) log.warn({ err: error }, 'pictures could not be made ahead')
  })
  return {
    done,
    async close() {
      closing.abort()
      await done
    },
  }
}
