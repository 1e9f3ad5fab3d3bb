import { parseDatabaseUrl } from '#backend/database/connection-options.ts'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { hasEmbeddedData, findRunningEmbedded } from '#backend/database/embedded/find-running.ts'
import { startEmbedded } from '#backend/database/embedded/start-embedded.ts'
import { type Config, ConfigError } from '#server/config.ts'
import { createLog } from '#server/monitoring/log.ts'

const CONNECTION_SETTINGS = { max: 2, name: 'operator' }

/** Connects to the database of an existing site. Starts the embedded PostgreSQL when the site is not running. */
export async function connectSiteDatabase({ databaseUrl, dataDir }: Config) {
  if (databaseUrl) return connect(parseDatabaseUrl(databaseUrl), async () => {})
  const running = await findRunningEmbedded(dataDir)
  if (running) return connect(running, async () => {})
  if (!hasEmbeddedData(dataDir))
    throw new ConfigError(`There is no site in ${dataDir}. Set DATA_DIR, or start it once with npm start.`)
  const embedded = await startEmbedded({ dataDir, log: createLog('warn') })
  return connect(embedded.connection, () => embedded.close())
}

const connect = (connection: Parameters<typeof createSqlClient>[0], release: () => Promise<void>) => {
  const sql = createSqlClient(connection, CONNECTION_SETTINGS)
  return {
    sql,
    async close() {
      await sql.end({ timeout: 5 })
      await release()
    },
  }
}
