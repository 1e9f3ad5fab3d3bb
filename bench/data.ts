// The REST API of the whole site against the same SQL in pgbench: over the same socket, with as many connections, in turns, with the
// Accept-Encoding of a browser. A bare Node server that sends the same bytes without any work shows how much of the ratio Node's own HTTP
// allows. On a busy machine ten processes of PostgreSQL get more of the processors than one of ours, so the processor time of both sides is
// compared, too.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { databaseOf, startServer } from '#tests/support/site/server-process.ts'
import { buildIfChanged } from '#scripts/app-build/build-if-changed.ts'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { startConstantResponses } from './data/constant-responses.ts'
import { findPgbench, runPgbench } from './data/pgbench.ts'
import { endedChildrenCpuTime, processTreeCpuTime } from './measure/cpu-time.ts'
import { median, reportMeasurements, type Measurement } from './measure/measurements.ts'
import { START_ENVIRONMENT } from './measure/start-environment.ts'
import { runLoad } from './rest-api/load.ts'
import { numberPages, siteRequests, type SiteRequest } from './rest-api/site-requests.ts'

const CONNECTIONS = 10
const RUNS = 5
const RUN_SECONDS = 2
/** V8 still optimizes functions after 15,000 requests, in threads whose processor time counts too. */
const WARM_UP_MS = 8_000
const BROWSER = {
  accept: '*/*',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-GB,en;q=0.9',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
  'x-client-info': 'supabase-js-web/2.119.0',
}

/** The path of the nth request to the site. */
const pathOf =
  ({ path }: SiteRequest) =>
  (n: number) =>
    `/rest/v1${path(n)}`

const pgbench = findPgbench()
if (!pgbench) console.log('skipped: pgbench is not installed (Debian: postgresql-contrib)')
reportMeasurements(pgbench ? [...(await measure(pgbench, 1)), ...(await measure(pgbench, 2))] : [])

async function measure(pgbench: string, workers: number): Promise<Measurement[]> {
  await buildIfChanged()
  // One address may run only three queries at once, so every connection has its own.
  const site = await startServer({
    ...START_ENVIRONMENT,
    SEED: 'starter',
    TRUST_PROXY: '1',
    WORKERS: String(workers),
  })
  const connection = databaseOf(site)
  const postmaster = Number(
    readFileSync(path.join(site.dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0],
  )
  const sql = createSqlClient(connection, { max: 1, name: 'bench' })
  try {
    const pages = await numberPages(sql)
    const { publishableKey } = (await (await fetch(`${site.url}/config.json`)).json()) as {
      publishableKey: string
    }
    const measurements: Measurement[] = []
    for (const each of siteRequests(pages)) measurements.push(...(await compare(each, publishableKey)))
    return measurements
  } finally {
    await sql.end()
    await site.remove()
  }

  async function compare(each: SiteRequest, apikey: string): Promise<Measurement[]> {
    const headers = { ...BROWSER, apikey, authorization: `Bearer ${apikey}` }
    const constant = await startConstantResponses(new URL(pathOf(each)(1), site.url), headers)
    const load = (url: string, milliseconds: number) =>
      runLoad({
        url: new URL(url),
        path: pathOf(each),
        headers,
        headersOf: (n) => ({ 'x-forwarded-for': `10.0.0.${n % 250}` }),
        connections: CONNECTIONS,
        milliseconds,
      })
    const direct = (seconds: number) =>
      runPgbench(pgbench, { connection, script: each.script, clients: CONNECTIONS, seconds })
    const cpuTime = () => ({
      node: processTreeCpuTime(site.child.pid!),
      postgres: processTreeCpuTime(postmaster),
      pgbench: endedChildrenCpuTime(),
    })
    await load(site.url, WARM_UP_MS)
    await load(constant.url, 500)
    await direct(1)
    const runs: Run[] = []
    for (let run = 0; run < RUNS; run++) {
      const start = cpuTime()
      const ours = await load(site.url, RUN_SECONDS * 1000)
      const between = cpuTime()
      const theirs = await direct(RUN_SECONDS)
      const end = cpuTime()
      runs.push({
        ours: ours.perSecond,
        theirs,
        bare: (await load(constant.url, RUN_SECONDS * 1000)).perSecond,
        nodeMs: (between.node - start.node) / ours.requests,
        ourMs: (between.node - start.node + between.postgres - start.postgres) / ours.requests,
        theirMs: (end.postgres - between.postgres + end.pgbench - between.pgbench) / (theirs * RUN_SECONDS),
      })
    }
    constant.stop()
    return toMeasurements(each, runs, workers)
  }
}

interface Run {
  /** Requests per second. */
  ours: number
  theirs: number
  bare: number
  /** Processor time of one request. */
  nodeMs: number
  ourMs: number
  theirMs: number
}

function toMeasurements({ name, goals }: SiteRequest, runs: Run[], workers: number): Measurement[] {
  const medianOf = (value: (run: Run) => number) => median(runs.map(value))
  const prefix = `REST API of the site${workers > 1 ? `, ${workers} workers` : ''}: ${name}`
  const ratio = medianOf(({ ours, theirs }) => ours / theirs)
  const byCpu = medianOf(({ ourMs, theirMs }) => theirMs / ourMs)
  if (workers > 1)
    return [
      { name: `${prefix}, against pgbench`, value: ratio, unit: '×' },
      { name: `${prefix}, against pgbench by processor time`, value: byCpu, unit: '×' },
      { name: prefix, value: medianOf(({ ours }) => ours), unit: 'requests/s' },
    ]
  return [
    {
      name: `${prefix}, against pgbench`,
      value: ratio,
      unit: '×',
      goal: { min: goals.pgbench },
    },
    {
      name: `${prefix}, against pgbench by processor time`,
      value: byCpu,
      unit: '×',
    },
    {
      name: `bare Node server with the same bytes: ${name}, against pgbench`,
      value: medianOf(({ bare, theirs }) => bare / theirs),
      unit: '×',
    },
    { name: prefix, value: medianOf(({ ours }) => ours), unit: 'requests/s' },
    { name: `pgbench: ${name}`, value: medianOf(({ theirs }) => theirs), unit: 'requests/s' },
    { name: `${prefix}, processor time of Node`, value: medianOf(({ nodeMs }) => nodeMs), unit: 'ms' },
    { name: `${prefix}, with PostgreSQL`, value: medianOf(({ ourMs }) => ourMs), unit: 'ms' },
    { name: `pgbench: ${name}, with PostgreSQL`, value: medianOf(({ theirMs }) => theirMs), unit: 'ms' },
  ]
}
