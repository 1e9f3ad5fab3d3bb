// Compares our REST API with PostgREST on the same PostgreSQL: 20,000 pages, 10 connections, warm-up, median of five alternating runs.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { startTemporary } from '#backend/database/embedded/start-temporary.ts'
import { migrate } from '#backend/database/migrations.ts'
import { preparePlatform } from '#backend/database/platform.ts'
import { postgrestUnavailable, startPostgrest } from '#tests/conformance/postgrest.ts'
import { createToken } from '#tests/conformance/test-tokens.ts'
import { runLoad, type Load } from './rest-api/load.ts'
import { insertPages } from './measure/insert-pages.ts'
import { processCpuTime } from './measure/cpu-time.ts'
import { median, reportMeasurements, type Measurement } from './measure/measurements.ts'

const PAGES = 20_000
const CONNECTIONS = 10
const RUNS = 5
const RUN_MS = 2_000
const WARM_UP_MS = 1_500

/** Makes Node and glibc return unused memory (docs/decisions/0004-our-own-postgresql-protocol-client.md). */
const LOW_MEMORY_OPTIONS = {
  execArgv: ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=4'],
  env: { ...process.env, MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' },
}

type BenchCase = Pick<Load, 'path' | 'method' | 'body'> & { name: string; goal: number }
const pageSlug = (n: number) => `page-${1 + ((n * 7919) % PAGES)}`
const cases: BenchCase[] = [
  {
    name: '100 rows with an embed',
    goal: 1.3,
    path: () => '/coloring_pages?select=*,categories(id,name,slug)&order=created_at.desc,id&limit=100',
  },
  { name: 'one row by slug', goal: 2, path: (n) => `/coloring_pages?select=*&slug=eq.${pageSlug(n)}` },
  {
    name: 'an RPC that counts',
    goal: 1.3,
    method: 'POST',
    path: () => '/rpc/bench_count',
    body: (n) => JSON.stringify({ page_slug: pageSlug(n) }),
  },
]

if (postgrestUnavailable) {
  console.log(`skipped: ${postgrestUnavailable}`)
  reportMeasurements([])
} else {
  reportMeasurements(await measure())
}

async function measure(): Promise<Measurement[]> {
  const postgres = await startTemporary()
  const sql = createSqlClient(postgres.connection, { max: 1, statementTimeout: 0, name: 'bench' })
  await preparePlatform(sql)
  await migrate(sql, 'supabase/migrations')
  await insertPages(sql, PAGES)
  await sql.end()
  const { connection } = postgres
  const postgrest = await startPostgrest(
    { host: connection.host, name: connection.database },
    { schemas: 'public', pool: CONNECTIONS, port: connection.port, readyPath: '/categories?limit=1' },
  )
  const child = fork('bench/rest-api/server.ts', [JSON.stringify(connection)], LOW_MEMORY_OPTIONS)
  try {
    const [{ port, headers }] = (await once(child, 'message')) as [ReadyMessage]
    const ours = { url: new URL(`http://127.0.0.1:${port}`), headers, pid: child.pid! }
    const token = await createToken('user-1')
    const theirs = {
      url: new URL(postgrest.url),
      headers: { authorization: `Bearer ${token}` },
      pid: postgrest.pid,
    }
    const measurements: Measurement[] = []
    for (const benchCase of cases) measurements.push(...(await compare(benchCase, ours, theirs)))
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

interface ReadyMessage {
  port: number
  headers: Record<string, string>
}
type Server = Pick<Load, 'url' | 'headers'> & { pid: number }

async function compare(
  { name, goal, ...request }: BenchCase,
  ours: Server,
  theirs: Server,
): Promise<Measurement[]> {
  const load = (server: Server, milliseconds: number) =>
    runLoad({ ...request, url: server.url, headers: server.headers, connections: CONNECTIONS, milliseconds })
  const measureRun = async (server: Server) => {
    const cpuBefore = processCpuTime(server.pid) ?? 0
    const { requests, perSecond } = await load(server, RUN_MS)
    return { perSecond, cpuMsPerRequest: ((processCpuTime(server.pid) ?? 0) - cpuBefore) / requests }
  }
  for (const server of [ours, theirs]) await load(server, WARM_UP_MS)
  const ourRuns: Awaited<ReturnType<typeof measureRun>>[] = []
  const theirRuns: typeof ourRuns = []
  for (let run = 0; run < RUNS; run++) {
    ourRuns.push(await measureRun(ours))
    theirRuns.push(await measureRun(theirs))
  }
  const medianPerSecond = (runs: typeof ourRuns) => median(runs.map(({ perSecond }) => perSecond))
  const medianCpuMs = (runs: typeof ourRuns) => median(runs.map(({ cpuMsPerRequest }) => cpuMsPerRequest))
  return [
    {
      name: `REST API: ${name}, against PostgREST`,
      value: medianPerSecond(ourRuns) / medianPerSecond(theirRuns),
      unit: '×',
      goal: { min: goal },
      limit: { min: 0.8 },
    },
    { name: `REST API: ${name}`, value: medianPerSecond(ourRuns), unit: 'requests/s' },
    { name: `PostgREST: ${name}`, value: medianPerSecond(theirRuns), unit: 'requests/s' },
    // CPU time depends least on other processes of the machine. It does not include the time of PostgreSQL.
    { name: `REST API: ${name}, CPU time`, value: medianCpuMs(ourRuns), unit: 'ms' },
    { name: `PostgREST: ${name}, CPU time`, value: medianCpuMs(theirRuns), unit: 'ms' },
  ]
}
