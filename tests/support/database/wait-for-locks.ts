import type { Sql } from 'postgres'

/** Resolves when a session of this database waits for a lock. */
export const untilLockAwaited = (sql: Sql): Promise<void> =>
  pollUntilFound(
    () => sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )

/** Resolves when a session of this database holds a lock of this kind. */
export const untilLockHeld = (sql: Sql, kind: 'advisory'): Promise<void> =>
  pollUntilFound(
    () => sql`
      select from pg_locks join pg_database on pg_database.oid = database
      where datname = current_database() and locktype = ${kind} and granted`,
  )

/** Polls for at most half a minute; normally it takes milliseconds. */
async function pollUntilFound(query: () => Promise<{ count: number }>): Promise<void> {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) if ((await query()).count > 0) return
  throw new Error('The expected lock did not appear within 30 s')
}
