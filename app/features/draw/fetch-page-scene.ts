import { withRetries } from '#app/lib/api/with-retries.ts'

const TIMEOUT_MS = 15_000

/** What the artist drew a page of the site from, still to be checked; undefined for a page that it did not draw. */
export const fetchPageScene = (slug: string): Promise<unknown> =>
  withRetries(2, async () => {
    const response = await fetch(`/scenes/${encodeURIComponent(slug)}.json`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status === 404) return undefined
    if (!response.ok) throw new Error(`scene of ${slug}: ${response.status}`)
    return response.json() as Promise<unknown>
  })
