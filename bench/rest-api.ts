// Compares our REST API with PostgREST on the same PostgreSQL: the three requests of the site's own pages as a visitor without an account, with
// the starter library, 10 connections, warm-up, and the median of five alternating pairs of runs. PostgREST runs with its best settings: prepared
// statements, a pool of 10, no log, and no token to verify.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { startTemporary } from '#backend/database/embedded/start-temporary.ts'
import { migrate } from '#backend/database/migrations.ts'
import { preparePlatform } from '#backend/database/platform.ts'
import { seed } from '#supabase/seed/seed.ts'
import { postgrestUnavailable, startPostgrest } from '#tests/conformance/postgrest.ts'
import { runLoad, type Load } from './rest-api/load.ts'
import { numberPages, siteRequests, slugOf } from './rest-api/site-requests.ts'
import { processCpuTime, processTreeCpuTime } from './measure/cpu-time.ts'
import { median, reportMeasurements, type Measurement } from './measure/measurements.ts'

const CONNECTIONS = 10
const RUNS = 5
const RUN_MS = 2_000
/** V8 still optimizes functions after 15,000 requests, in threads whose processor time counts too. */
const WARM_UP_MS = 5_000

/** Makes Node and glibc return unused memory (docs/decisions/0004-our-own-postgresql-protocol-client.md). */
const LOW_MEMORY_OPTIONS = {
  execArgv: ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=4'],
  env: { ...process.env, MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' },
}

interface BenchCase {
  name: string
  path: (n: number) => string
  goal?: number
}
type Server = Pick<Load, 'headers' | 'headersOf'> & { url: string; pid: number }

/** PostgREST takes 0.2 ms to read each column's name, so the same without names is the harder comparison. */
const withAllColumns = (pages: number): BenchCase[] => [
  {
    name: 'list of 24, all columns',
    path: () => '/coloring_pages?select=*,categories(slug,icon)&order=created_at.desc,id&limit=24',
  },
  {
    name: 'list of 100, all columns',
    path: () => '/coloring_pages?select=*,categories(slug,icon)&order=created_at.desc,id&limit=100',
  },
  { name: 'one row by slug, all columns', path: (n) => `/coloring_pages?slug=eq.${slugOf(n, pages)}` },
  { name: 'search, all columns', path: () => '/rpc/search_pages?query=dragon&lang=en&max_results=24' },
]

if (postgrestUnavailable) {
  console.log(`skipped: ${postgrestUnavailable}`)
  reportMeasurements([])
} else {
  reportMeasurements(await measure())
}

async function measure(): Promise<Measurement[]> {
  const postgres = await startTemporary()
  const { connection } = postgres
  const sql = createSqlClient(connection, { max: 1, statementTimeout: 0, name: 'bench' })
  await preparePlatform(sql)
  await migrate(sql, 'supabase/migrations')
  await seed(sql, 'starter', async () => {})
  const pages = await numberPages(sql)
  const [{ postmaster }] = (await sql`
    select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as postmaster`) as unknown as [
    { postmaster: number },
  ]
  await sql.end()
  const postgrest = await startPostgrest(
    { host: connection.host, name: connection.database },
    { schemas: 'public', pool: CONNECTIONS, port: connection.port, readyPath: '/categories?limit=1' },
  )
  const child = fork('bench/rest-api/server.ts', [JSON.stringify(connection)], LOW_MEMORY_OPTIONS)
  try {
    const [{ port, apikey }] = (await once(child, 'message')) as [{ port: number; apikey: string }]
    const ours = {
      url: `http://127.0.0.1:${port}/rest/v1`,
      headers: { apikey, authorization: `Bearer ${apikey}` },
      headersOf: (n: number) => ({ 'x-forwarded-for': `10.0.0.${n % 250}` }),
      pid: child.pid!,
    }
    const theirs = { url: postgrest.url, headers: {}, pid: postgrest.pid }
    const measurements: Measurement[] = []
    const cases: BenchCase[] = siteRequests(pages).map(({ goals, ...rest }) => ({
      ...rest,
      goal: goals.postgrest,
    }))
    for (const benchCase of [...cases, ...withAllColumns(pages)])
      measurements.push(...(await compare(benchCase, { ours, theirs, postmaster })))
    child.send('memory')
    const [{ memory }] = (await once(child, 'message')) as [{ memory: number }]
    measurements.push({
      name: 'REST API: memory after the load',
      value: memory / 1e6,
      unit: 'MB',
      limit: { max: 200 },
    })
    return measurements
  } finally {
    child.disconnect()
    await postgrest.close()
    await postgres.close()
  }
}

interface Run {
  perSecond: number
  /** Processor time of one request: of the server, and with PostgreSQL. */
  serverMs: number
  totalMs: number
}

async function compare(
  { name, path, goal }: BenchCase,
  { ours, theirs, postmaster }: { ours: Server; theirs: Server; postmaster: number },
): Promise<Measurement[]> {
  const load = ({ url, headers, headersOf }: Server, milliseconds: number) => {
    const { pathname } = new URL(url)
    const base = pathname === '/' ? '' : pathname
    return runLoad({
      url: new URL(url),
      path: (n) => base + path(n),
      headers,
      headersOf,
      connections: CONNECTIONS,
      milliseconds,
    })
  }
  const cpuTimes = ({ pid }: Server) => ({
    server: processCpuTime(pid) ?? 0,
    postgres: processTreeCpuTime(postmaster),
  })
  const measureRun = async (server: Server): Promise<Run> => {
    const before = cpuTimes(server)
    const { requests, perSecond } = await load(server, RUN_MS)
    const after = cpuTimes(server)
    const serverMs = (after.server - before.server) / requests
    return { perSecond, serverMs, totalMs: serverMs + (after.postgres - before.postgres) / requests }
  }
  for (const server of [ours, theirs]) await load(server, WARM_UP_MS)
  const pairs: { ours: Run; theirs: Run }[] = []
  for (let run = 0; run < RUNS; run++)
    pairs.push({ ours: await measureRun(ours), theirs: await measureRun(theirs) })

  const medianOf = (value: (pair: (typeof pairs)[number]) => number) => median(pairs.map(value))
  const figures = (server: 'ours' | 'theirs', title: string): Measurement[] => [
    { name: title, value: medianOf((pair) => pair[server].perSecond), unit: 'requests/s' },
    { name: `${title}, CPU time`, value: medianOf((pair) => pair[server].serverMs), unit: 'ms' },
    { name: `${title}, with PostgreSQL`, value: medianOf((pair) => pair[server].totalMs), unit: 'ms' },
  ]
  const ratio = `REST API: ${name}, against PostgREST`
  return [
    {
      name: ratio,
      value: medianOf((pair) => pair.ours.perSecond / pair.theirs.perSecond),
      unit: '×',
      ...(goal !== undefined && { goal: { min: goal } }),
    },
    // On a busy machine the threads of PostgREST get more of the processors than our one process, so the limit is for the processor time.
    {
      name: `${ratio} by processor time`,
      value: medianOf((pair) => pair.theirs.totalMs / pair.ours.totalMs),
      unit: '×',
      limit: { min: 0.8 },
    },
    ...figures('ours', `REST API: ${name}`),
    ...figures('theirs', `PostgREST: ${name}`),
  ]
}
