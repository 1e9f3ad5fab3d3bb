// The whole server with 20,000 pages (100,000 with --full): the time of page views and sign-ins, and its memory.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { startTemporary } from '#backend/database/embedded/start-temporary.ts'
import { buildIfChanged } from '#scripts/app-build/build-if-changed.ts'
import { startServer, type ServerProcess } from '#tests/support/site/server-process.ts'
import { insertPages } from './measure/insert-pages.ts'
import { median, reportMeasurements, percentile, type Measurement } from './measure/measurements.ts'
import { START_ENVIRONMENT } from './measure/start-environment.ts'
import { createHttpClient, type HttpClient } from './measure/http-client.ts'
import { residentBytes } from './measure/process-memory.ts'
import { readText } from './measure/time-request.ts'
import { measureSignIns } from './site/sign-ins.ts'

const PAGES = process.argv.includes('--full') ? 100_000 : 20_000
const VIEWS = 200
/** A screen that the server caches. It does not cache the home page, which shows random pages. */
const CACHED_PATH = '/en/top-100'

await buildIfChanged()
const postgres = await startTemporary({ overTcp: true })
const { host, port, user, password } = postgres.connection
const env = {
  DATABASE_URL: `postgres://${user}:${password}@${host}:${port}/postgres`,
  SEED: 'none',
  MAIL_CONFIRMATION: 'false',
  TRUST_PROXY: '1',
  ...START_ENVIRONMENT,
}
let site: ServerProcess | undefined
try {
  console.log('first start, second start, inserting pages')
  await (await startServer(env)).remove()
  site = await startServer(env)
  const sql = createSqlClient(postgres.connection, { max: 1, statementTimeout: 0, name: 'bench' })
  await insertPages(sql, PAGES)
  await sql.end()
  console.log('page views')
  const views = await measureViews(site)
  console.log('sign-ins')
  const signIns = await measureSignIns({ url: site.url, apikey: await readPublishableKey(site) })
  reportMeasurements([
    ...views,
    ...signIns,
    {
      name: 'memory of the server after all measurements',
      value: residentBytes(site.child.pid!) / 1e6,
      unit: 'MB',
      goal: { max: 200 },
      limit: { max: 300 },
    },
  ])
} finally {
  await site?.remove()
  await postgres.close()
}

async function measureViews({ url }: ServerProcess): Promise<Measurement[]> {
  const bare = fork('bench/site/bare-hono-server.ts', { execArgv: ['--disable-warning=ExperimentalWarning'] })
  const [ready] = (await once(bare, 'message')) as [{ port: number }]
  // Measured to the last byte of the response, without the time to decompress it.
  const [bareClient, siteClient] = [createHttpClient(`http://127.0.0.1:${ready.port}`), createHttpClient(url)]
  const timeView = async (client: HttpClient, path: string) => {
    const { status, ms } = await client.get(path)
    if (status !== 200) throw new Error(`${path}: ${status}`)
    return ms
  }
  const times = { bare: [] as number[], cached: [] as number[], rendered: [] as number[] }
  for (let n = 0; n < 30; n++) {
    await timeView(bareClient, '/')
    await timeView(siteClient, CACHED_PATH)
    await timeView(siteClient, `/en/page/page-${n + 1}`)
  }
  // The three measurements alternate, so that other processes of the machine affect them equally.
  for (let n = 0; n < VIEWS; n++) {
    times.bare.push(await timeView(bareClient, '/'))
    times.cached.push(await timeView(siteClient, CACHED_PATH))
    times.rendered.push(await timeView(siteClient, `/en/page/page-${2000 + n}`))
  }
  bareClient.close()
  siteClient.close()
  bare.disconnect()
  return [
    { name: 'bare Hono response, median', value: median(times.bare), unit: 'ms' },
    {
      name: 'page view from the cache, median',
      value: median(times.cached),
      unit: 'ms',
      goal: { max: 2 },
    },
    {
      name: `page view rendered, median (${PAGES.toLocaleString('en')} pages)`,
      value: median(times.rendered),
      unit: 'ms',
      goal: { max: 35 },
    },
    { name: 'page view rendered, 95th percentile', value: percentile(times.rendered, 0.95), unit: 'ms' },
  ]
}

async function readPublishableKey({ url }: ServerProcess): Promise<string> {
  return (JSON.parse(await readText(`${url}/config.json`)) as { publishableKey: string }).publishableKey
}
