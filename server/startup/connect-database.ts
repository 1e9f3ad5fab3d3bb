import type { Sql } from 'postgres'
import { checkServer } from '#backend/database/check-server.ts'
import {
  type ConnectionOptions,
  isUnixSocket,
  parseDatabaseUrl,
} from '#backend/database/connection-options.ts'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { startEmbedded } from '#backend/database/embedded/start-embedded.ts'
import { migrate } from '#backend/database/migrations.ts'
import { preparePlatform } from '#backend/database/platform.ts'
import type { Config } from '../config.ts'
import type { Log } from '../monitoring/log.ts'
import { shareOf } from '../workers/share-of-workers.ts'
import { saveStorageOrigins } from './storage-origins.ts'

export interface ConnectedDatabase {
  /**
   * For API requests. Where possible its database user has no rights and only switches to the role of the
   * caller.
   */
  requestConnection: ConnectionOptions
  /** For the server itself: accounts, seed, jobs. Runs no request of a client. */
  sql: Sql
  /** Runs long work of the start, which must not fail because the machine is busy. */
  withoutTimeLimit<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const MAX_CONNECTIONS = 8

/** Starts the embedded PostgreSQL or connects to the operator's, and brings the schema up to date. */
export async function connectDatabase(
  config: Config,
  log: Log,
  printLine: (line: string) => void,
  /** The embedded PostgreSQL, if another process has started it. */
  running?: ConnectionOptions,
): Promise<ConnectedDatabase> {
  const embedded =
    config.databaseUrl || running ? undefined : await startEmbedded({ dataDir: config.dataDir, log })
  const embeddedConnection = running ?? embedded?.connection
  const connection = embeddedConnection ?? parseDatabaseUrl(config.databaseUrl!)
  const sql = createSqlClient(connection, { max: shareOf(MAX_CONNECTIONS, config.workers) })
  try {
    await checkServer(connection)
    // A Supabase project has its own schemas for accounts and files.
    if (!config.supabase) await preparePlatform(sql)
    const applied = await migrate(sql, 'supabase/migrations')
    await saveStorageOrigins(sql, config)
    if (applied.length > 0) printLine(`Database ready: ${applied.length} migrations applied.`)
  } catch (error) {
    await sql.end({ timeout: 1 })
    await embedded?.close()
    throw error
  }
  return {
    requestConnection:
      embeddedConnection && isUnixSocket(connection) ? { ...connection, user: 'authenticator' } : connection,
    sql,
    async withoutTimeLimit(work) {
      const unlimited = createSqlClient(connection, { max: 2, statementTimeout: 0 })
      try {
        return await work(unlimited)
      } finally {
        await unlimited.end({ timeout: 1 })
      }
    },
    async close() {
      await sql.end({ timeout: 5 })
      await embedded?.close()
    },
  }
}
