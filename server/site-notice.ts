import type { Db } from '#app/lib/visit.ts'

/** The operator's words to everybody, by language. */
export type SiteNotice = Partial<Record<string, string>> | null

const FRESH_MS = 5000
/** A page does not wait longer than this for it: while the database is away, asking can take as long as its time-outs. */
const PATIENCE_MS = 300

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
    const fresh = ask(last).catch(() => last)
    const meanwhile = new Promise<SiteNotice>((resolve) => {
      const giveUp = setTimeout(() => resolve(last), PATIENCE_MS).unref()
      void fresh.finally(() => clearTimeout(giveUp))
    })
    known = Promise.race([fresh, meanwhile])
    // What arrives late is what the next page shows.
    const asked = known
    void fresh.then(() => {
      if (known === asked) known = fresh
    })
    return known
  }
}
