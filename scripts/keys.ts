// `node scripts/run.mjs keys rotate`: signs new sessions with the next key. Running servers learn of it within ten minutes, nobody is
// signed out, and the key before is kept for a day. Reads DATABASE_URL or DATA_DIR like the server; a server may be running.
import { createSigningKeys, type SigningKeys } from '#backend/auth/tokens/signing-keys.ts'
import { openSql, parseDatabaseUrl, type ConnectionOptions } from '#backend/database/connection.ts'
import { runningEmbedded } from '#backend/database/embedded/running.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { explain } from '#server/main.ts'

const [command] = process.argv.slice(2)
try {
  if (command !== 'rotate' && command !== 'list')
    throw new ConfigError('Say what to do: keys rotate, or keys list.')
  const config = readConfig(process.env)
  if (config.supabase) throw new ConfigError('The keys of a Supabase project are rotated in the project.')
  const sql = openSql(
    config.databaseUrl ? parseDatabaseUrl(config.databaseUrl) : await embedded(config.dataDir),
    { max: 1 },
  )
  try {
    const keys = createSigningKeys({ sql })
    if (command === 'rotate') await keys.rotate()
    console.log(await describe(keys))
  } finally {
    await sql.end()
  }
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}

async function embedded(dataDir: string): Promise<ConnectionOptions> {
  const running = await runningEmbedded(dataDir)
  if (!running)
    throw new ConfigError(`No server is running on ${dataDir}: start it first, then rotate its keys.`)
  return running
}

async function describe(keys: SigningKeys): Promise<string> {
  const { id } = await keys.current()
  const { keys: published } = await keys.published()
  return published.map(({ kid }) => `${kid} ${kid === id ? 'signs' : 'is known'}`).join('\n')
}
