import type { Db } from '#app/lib/request/request-context.ts'

/** The operator's notice for all visitors, by language. */
type SiteNotice = Partial<Record<string, string>> | null

const REFRESH_INTERVAL_MS = 5000
/**
 * A page waits no longer than this for the notice, because a query can hang for long while the database is
 * down.
 */
const TIMEOUT_MS = 300

/**
 * Every page shows the notice, so it is cached for some seconds. While the database is down the last notice
 * stays.
 */
export function createSiteNotice(db: Db, now: () => number = Date.now): () => Promise<SiteNotice> {
  let cached: Promise<SiteNotice> = Promise.resolve(null)
  let queriedAt = -Infinity
  const query = async (previous: Promise<SiteNotice>) => {
    const { data, error } = await db.from('settings').select('site_notice').maybeSingle()
    return error || !data ? previous : (data.site_notice as SiteNotice)
  }
  return () => {
    if (now() - queriedAt < REFRESH_INTERVAL_MS) return cached
    queriedAt = now()
    const previous = cached
    const fresh = query(previous).catch(() => previous)
    const previousAfterTimeout = new Promise<SiteNotice>((resolve) => {
      const timer = setTimeout(() => resolve(previous), TIMEOUT_MS).unref()
      void fresh.finally(() => clearTimeout(timer))
    })
    const current = Promise.race([fresh, previousAfterTimeout])
    cached = current
    // A result after the timeout is used by the next page.
    void fresh.then(() => {
      if (cached === current) cached = fresh
    })
    return cached
  }
}
