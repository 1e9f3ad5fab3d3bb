import type { Db } from '#app/lib/visit.ts'

/** The operator's words to everybody, by language. */
export type SiteNotice = Partial<Record<string, string>> | null

const FRESH_MS = 5000

/** Every page shows it, so it is asked for every few seconds at most. While the database is away, the last answer stands. */
export function createSiteNotice(db: Db, now: () => number = Date.now): () => Promise<SiteNotice> {
  let known: Promise<SiteNotice> = Promise.resolve(null)
  let askedAt = -Infinity
  const ask = async (last: Promise<SiteNotice>) => {
    const { data, error } = await db.from('settings').select('site_notice').maybeSingle()
    return error || !data ? last : (data.site_notice as SiteNotice)
  }
  return () => {
    if (now() - askedAt < FRESH_MS) return known
    askedAt = now()
    const last = known
    known = ask(last).catch(() => last)
    return known
  }
}
