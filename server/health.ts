import type { Context } from 'hono'
import type { Sql } from 'postgres'

const PATIENCE_MS = 2000

/** Whether people should be sent here: the database answers, and nobody has asked us to stop. */
export function createHealth(sql: Sql) {
  let draining = false
  return {
    drain() {
      draining = true
    },
    async answer(c: Context): Promise<Response> {
      const serving = !draining && (await answers(sql))
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

async function answers(sql: Sql): Promise<boolean> {
  const { promise: tooLate, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(() => resolve(false), PATIENCE_MS)
  const asked = sql`select 1`.then(
    () => true,
    () => false,
  )
  const answer = await Promise.race([asked, tooLate])
  clearTimeout(timer)
  return answer
}
