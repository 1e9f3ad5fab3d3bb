import type { Context } from 'hono'
import type { Sql } from 'postgres'

const PATIENCE_MS = 2000

/** Whether people should be sent here: database and wires answer, and nobody has asked us to stop. */
export function createHealth(sql: Sql, wiresAnswer: () => Promise<boolean>) {
  let draining = false
  return {
    drain() {
      draining = true
    },
    async answer(c: Context): Promise<Response> {
      const serving =
        !draining && (await inTime(() => sql`select 1`.then(() => true))) && (await inTime(wiresAnswer))
      return c.json(
        { status: serving ? 'ok' : draining ? 'stopping' : 'database unreachable' },
        serving ? 200 : 503,
        {
          'cache-control': 'no-store',
          ...(serving ? {} : { 'retry-after': '2' }),
        },
      )
    },
  }
}

async function inTime(ask: () => Promise<boolean>): Promise<boolean> {
  const { promise: tooLate, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(() => resolve(false), PATIENCE_MS)
  const answer = await Promise.race([ask().catch(() => false), tooLate])
  clearTimeout(timer)
  return answer
}
