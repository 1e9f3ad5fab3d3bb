// One connection stays open as long as this process runs. It holds the advisory lock that makes this process the only server
// on this data, and its end notifies the supervisor that PostgreSQL died, also when another process had started PostgreSQL.
import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from 'postgres'
import type { ConnectionOptions } from '../../connection-options.ts'
import { DatabaseError } from '../../database-error.ts'
import { createSqlClient } from '../../sql-client.ts'

export interface OwnerConnection {
  close(): Promise<void>
}

/** All versions of the server must use the same number. */
const OWNER_LOCK_ID = 7_215_530_001

export async function openOwnerConnection(
  connection: ConnectionOptions,
  onLost: () => void,
): Promise<OwnerConnection> {
  let isOwner = false
  const sql = createSqlClient(connection, {
    max: 1,
    keepOpen: true,
    statementTimeout: 5_000,
    name: 'owner',
    onClose: () => {
      if (isOwner) onLost()
      isOwner = false
    },
  })
  try {
    await acquireOwnerLock(sql)
  } catch (error) {
    await sql.end({ timeout: 1 })
    throw error
  }
  isOwner = true
  return {
    async close() {
      isOwner = false
      await sql.end({ timeout: 1 })
    },
  }
}

async function acquireOwnerLock(sql: Sql): Promise<void> {
  // The server needs a moment to notice that the connection of a killed process is gone.
  for (let attempt = 0; attempt < 20; attempt++) {
    const [row] = await sql<
      { acquired: boolean }[]
    >`select pg_try_advisory_lock(${OWNER_LOCK_ID}) as acquired`
    if (row!.acquired) return
    await pause(100)
  }
  throw new DatabaseError(
    'already_running',
    'Another server process already uses this database: stop it first or set another DATA_DIR',
  )
}
