// One connection that is held as long as we run. It carries the lock that makes us the only server process on this data,
// and its end is how we learn that PostgreSQL is gone, whether we started it or found it running.
import type { Sql } from 'postgres'
import { setTimeout as pause } from 'node:timers/promises'
import { type ConnectionOptions, openSql } from '../connection.ts'
import { DatabaseProblem } from '../problem.ts'

export interface Keeper {
  close(): Promise<void>
}

// Any number will do as long as all versions of this file agree.
const ownerLock = 7_215_530_001

export async function keep(connection: ConnectionOptions, onLost: () => void): Promise<Keeper> {
  let held = false
  const sql = openSql(connection, {
    max: 1,
    lasting: true,
    statementTimeout: 5_000,
    name: 'keeper',
    onclose: () => {
      if (held) onLost()
      held = false
    },
  })
  try {
    await takeOwnership(sql)
  } catch (error) {
    await sql.end({ timeout: 1 })
    throw error
  }
  held = true
  return {
    async close() {
      held = false
      await sql.end({ timeout: 1 })
    },
  }
}

async function takeOwnership(sql: Sql): Promise<void> {
  // A killed predecessor's connection takes a moment to end.
  for (let attempt = 0; attempt < 20; attempt++) {
    const [row] = await sql<{ mine: boolean }[]>`select pg_try_advisory_lock(${ownerLock}) as mine`
    if (row!.mine) return
    await pause(100)
  }
  throw new DatabaseProblem(
    'already_running',
    'Another server process already uses this database: stop it first or set another DATA_DIR',
  )
}
