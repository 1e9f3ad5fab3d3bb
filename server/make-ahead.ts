import { setTimeout as pause } from 'node:timers/promises'
import type { PostgrestClient } from '@supabase/postgrest-js'
import type { Fetch } from '#backend/identity.ts'
import { THUMBNAIL_WIDTHS } from '#domain/thumbnail-widths.ts'
import type { Database } from '#supabase/database.types.ts'

interface Options {
  siteUrl: string
  /** Reads as a visitor. */
  db: PostgrestClient<Database>
  storage: Fetch
  log: { warn(facts: object, message: string): void }
  /** Between two pictures, so that whoever is here already does not notice. */
  pauseMs?: number
}

/** On a new site the pictures of the pages that everybody sees first are made before somebody asks: one by one, and unhurried. */
export function makeAhead({ siteUrl, db, storage, log, pauseMs = 100 }: Options) {
  const closing = new AbortController()
  const work = async () => {
    const { data } = await db.rpc('top_pages', { max_results: 100 })
    for (const { thumbnail_url } of data ?? [])
      for (const width of THUMBNAIL_WIDTHS) {
        await pause(pauseMs, undefined, { signal: closing.signal, ref: false })
        const address = `${siteUrl}${thumbnail_url}?format=webp&width=${width}`
        if (thumbnail_url?.startsWith('/')) await (await storage(new Request(address))).arrayBuffer()
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
