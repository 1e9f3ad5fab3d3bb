// What the operator's commands share: the site's database, running or not, and its files.
import { openSql, parseDatabaseUrl } from '#backend/database/connection.ts'
import { hasEmbedded, runningEmbedded } from '#backend/database/embedded/running.ts'
import { startEmbedded } from '#backend/database/embedded/start.ts'
import { type Config, ConfigError } from '#server/config.ts'
import { createLog } from '#server/log.ts'

const APPLICATION = { max: 2, name: 'operator' }

/** The database of a site that exists, whether it is running at the moment or not. */
export async function openSiteDatabase({ databaseUrl, dataDir }: Config) {
  if (databaseUrl) return opened(parseDatabaseUrl(databaseUrl), async () => {})
  const running = await runningEmbedded(dataDir)
  if (running) return opened(running, async () => {})
  if (!hasEmbedded(dataDir))
    throw new ConfigError(`There is no site in ${dataDir}. Set DATA_DIR, or start it once with npm start.`)
  const embedded = await startEmbedded({ dataDir, log: createLog('warn') })
  return opened(embedded.connection, () => embedded.close())
}

const opened = (connection: Parameters<typeof openSql>[0], release: () => Promise<void>) => {
  const sql = openSql(connection, APPLICATION)
  return {
    sql,
    async close() {
      await sql.end({ timeout: 5 })
      await release()
    },
  }
}
