import type { Sql } from 'postgres'

/** Resolves as soon as a session of this database waits for a lock that another holds. */
export const untilSomebodyWaits = (sql: Sql): Promise<void> =>
  until(
    () => sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )

/** Resolves as soon as a session of this database holds a lock of this kind. */
export const untilSomebodyHolds = (sql: Sql, kind: 'advisory'): Promise<void> =>
  until(
    () => sql`
      select from pg_locks join pg_database on pg_database.oid = database
      where datname = current_database() and locktype = ${kind} and granted`,
  )

/** Asks again and again, and gives up after half a minute: the answer is a matter of milliseconds, of seconds on a busy machine, or a mistake. */
async function until(ask: () => Promise<{ count: number }>): Promise<void> {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) if ((await ask()).count > 0) return
  throw new Error('It did not come to pass')
}
