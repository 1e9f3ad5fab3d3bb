// `npm run keys -- rotate`: signs new sessions with a new key. Running servers load it within ten minutes; the old key stays valid for a day,
// so that no user is signed out. Reads DATABASE_URL or DATA_DIR like the server, which may be running.
import { createSigningKeys, type SigningKeys } from '#backend/auth/tokens/signing-keys.ts'
import { parseDatabaseUrl, type ConnectionOptions } from '#backend/database/connection-options.ts'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { findRunningEmbedded } from '#backend/database/embedded/find-running.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { explainStartError } from '#server/explain-start-error.ts'

const [command] = process.argv.slice(2)
try {
  if (command !== 'rotate' && command !== 'list')
    throw new ConfigError('Usage: npm run keys -- rotate | list')
  const config = readConfig(process.env)
  if (config.supabase) throw new ConfigError('The keys of a Supabase project are rotated in the project.')
  const sql = createSqlClient(
    config.databaseUrl ? parseDatabaseUrl(config.databaseUrl) : await findEmbeddedDatabase(config.dataDir),
    { max: 1 },
  )
  try {
    const keys = createSigningKeys({ sql })
    if (command === 'rotate') await keys.rotate()
    console.log(await describeKeys(keys))
  } finally {
    await sql.end()
  }
} catch (error) {
  console.error(explainStartError(error))
  process.exitCode = 1
}

async function findEmbeddedDatabase(dataDir: string): Promise<ConnectionOptions> {
  const running = await findRunningEmbedded(dataDir)
  if (!running)
    throw new ConfigError(`No server is running on ${dataDir}: start it first, then rotate its keys.`)
  return running
}

async function describeKeys(keys: SigningKeys): Promise<string> {
  const { id } = await keys.current()
  const { keys: published } = await keys.published()
  return published.map(({ kid }) => `${kid} ${kid === id ? 'signs' : 'verifies'}`).join('\n')
}
