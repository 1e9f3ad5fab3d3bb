import type { Sql } from 'postgres'
import { checkServer } from '#backend/database/check-server.ts'
import { type ConnectionOptions, isSocket, openSql, parseDatabaseUrl } from '#backend/database/connection.ts'
import { startEmbedded } from '#backend/database/embedded/start.ts'
import { migrate } from '#backend/database/migrations.ts'
import { preparePlatform } from '#backend/database/platform.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'

export interface OpenDatabase {
  /** For requests: a user that can become a visitor, an account or the service, and is nobody by itself where that can be had. */
  requests: ConnectionOptions
  /** For our own work: accounts, seeds, jobs. Requests of visitors never run here. */
  sql: Sql
  close(): Promise<void>
}

/** A PostgreSQL with everything in it that the product needs: ours, or the operator's. */
export async function openDatabase(
  config: Config,
  log: Log,
  say: (line: string) => void,
): Promise<OpenDatabase> {
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ dataDir: config.dataDir, log })
  const connection = embedded?.connection ?? parseDatabaseUrl(config.databaseUrl!)
  const sql = openSql(connection, { max: 8 })
  try {
    await checkServer(connection)
    // A project brings its own accounts and files, which are not ours to touch.
    if (!config.supabase) await preparePlatform(sql)
    const applied = await migrate(sql, 'supabase/migrations')
    if (applied.length > 0) say(`Database ready: ${applied.length} migrations applied.`)
  } catch (error) {
    await sql.end({ timeout: 1 })
    await embedded?.close()
    throw error
  }
  return {
    requests: embedded && isSocket(connection) ? { ...connection, user: 'authenticator' } : connection,
    sql,
    async close() {
      await sql.end({ timeout: 5 })
      await embedded?.close()
    },
  }
}
