import type { Context } from 'hono'
import type { Sql } from 'postgres'

const TIMEOUT_MS = 2000

export type Health = ReturnType<typeof createHealth>

/**
 * The health check for load balancers: healthy while database and backend respond and the server is not
 * shutting down.
 */
export function createHealth(sql: Sql, isBackendReachable: () => Promise<boolean>) {
  let draining = false
  return {
    drain() {
      draining = true
    },
    async respond(c: Context): Promise<Response> {
      const healthy =
        !draining &&
        (await withTimeout(() => sql`select 1`.then(() => true))) &&
        (await withTimeout(isBackendReachable))
      return c.json(
        { status: healthy ? 'ok' : draining ? 'stopping' : 'database unreachable' },
        healthy ? 200 : 503,
        {
          'cache-control': 'no-store',
          ...(healthy ? {} : { 'retry-after': '2' }),
        },
      )
    },
  }
}

/** False if the check fails or takes too long. */
async function withTimeout(check: () => Promise<boolean>): Promise<boolean> {
  const { promise: timeout, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(() => resolve(false), TIMEOUT_MS)
  const result = await Promise.race([check().catch(() => false), timeout])
  clearTimeout(timer)
  return result
}
