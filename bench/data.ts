// The REST API of the whole site against the same SQL in pgbench: over the same socket, with as many connections, in turns, with the
// Accept-Encoding of a browser. Ratios of one run can be compared on a busy machine, too, because both sides share it.
import { databaseOf, startServer } from '#tests/support/site/server-process.ts'
import { buildIfChanged } from '#scripts/app-build/build-if-changed.ts'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { CARD_COLUMNS } from '#app/lib/pages/page-queries.ts'
import { findPgbench, runPgbench } from './data/pgbench.ts'
import { processCpuTime } from './measure/cpu-time.ts'
import { median, reportMeasurements, type Measurement } from './measure/measurements.ts'
import { START_ENVIRONMENT } from './measure/start-environment.ts'
import { runLoad } from './rest-api/load.ts'

const CONNECTIONS = 10
const RUNS = 5
const RUN_SECONDS = 2
const BROWSER = {
  accept: '*/*',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-GB,en;q=0.9',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
  'x-client-info': 'supabase-js-web/2.119.0',
}
const columns = encodeURIComponent(CARD_COLUMNS.replaceAll(' ', ''))
const cardSql = `p.id, p.slug, p.title, p.description, p.difficulty, p.thumbnail_url, p.file_url, p.download_count, p.average_rating, p.rating_count,
  p.is_ai_generated, (select row_to_json(c) from (select slug, icon from categories where id = p.category_id) c) as categories`

interface Case {
  name: string
  goal: number
  path: (n: number) => string
  script: string
}

const pgbench = findPgbench()
if (!pgbench) console.log('skipped: pgbench is not installed (Debian: postgresql-contrib)')
reportMeasurements(pgbench ? await measure(pgbench) : [])

async function measure(pgbench: string): Promise<Measurement[]> {
  await buildIfChanged()
  // One address may run only three queries at once, so every connection has its own.
  const site = await startServer({ ...START_ENVIRONMENT, SEED: 'starter', TRUST_PROXY: '1' })
  const connection = databaseOf(site)
  const sql = createSqlClient(connection, { max: 1, name: 'bench' })
  try {
    // Slugs that a script can count, and the words of a search in turns.
    await sql`alter table public.coloring_pages disable trigger user`
    await sql`
      update public.coloring_pages p set slug = 'page-' || n from
        (select id, row_number() over (order by id) as n from public.coloring_pages) numbered where p.id = numbered.id`
    await sql`alter table public.coloring_pages enable trigger user`
    await sql`vacuum analyze public.coloring_pages`
    const [{ pages }] = (await sql`select count(*)::int as pages from public.coloring_pages`) as unknown as [
      { pages: number },
    ]
    const { publishableKey } = (await (await fetch(`${site.url}/config.json`)).json()) as {
      publishableKey: string
    }
    const measurements: Measurement[] = []
    for (const each of casesFor(pages)) measurements.push(...(await compare(each, publishableKey)))
    return measurements
  } finally {
    await sql.end()
    await site.remove()
  }

  async function compare(each: Case, apikey: string): Promise<Measurement[]> {
    const load = (milliseconds: number) =>
      runLoad({
        url: new URL(site.url),
        path: each.path,
        headers: { ...BROWSER, apikey, authorization: `Bearer ${apikey}` },
        headersOf: (n) => ({ 'x-forwarded-for': `10.0.0.${n % 250}` }),
        connections: CONNECTIONS,
        milliseconds,
      })
    const direct = (seconds: number) =>
      runPgbench(pgbench, { connection, script: each.script, clients: CONNECTIONS, seconds })
    await load(1500)
    await direct(1)
    const runs: { ours: number; theirs: number; cpuMs: number }[] = []
    for (let run = 0; run < RUNS; run++) {
      const cpuBefore = processCpuTime(site.child.pid!) ?? 0
      const { perSecond, requests } = await load(RUN_SECONDS * 1000)
      const cpuMs = ((processCpuTime(site.child.pid!) ?? 0) - cpuBefore) / requests
      runs.push({ ours: perSecond, theirs: await direct(RUN_SECONDS), cpuMs })
    }
    const medianOf = (value: (run: (typeof runs)[number]) => number) => median(runs.map(value))
    return [
      {
        name: `REST API of the site: ${each.name}, against pgbench`,
        value: medianOf(({ ours, theirs }) => ours / theirs),
        unit: '×',
        goal: { min: each.goal },
      },
      { name: `REST API of the site: ${each.name}`, value: medianOf(({ ours }) => ours), unit: 'requests/s' },
      { name: `pgbench: ${each.name}`, value: medianOf(({ theirs }) => theirs), unit: 'requests/s' },
      {
        name: `REST API of the site: ${each.name}, CPU time`,
        value: medianOf(({ cpuMs }) => cpuMs),
        unit: 'ms',
      },
    ]
  }
}

function casesFor(pages: number): Case[] {
  const number = `\\set n random(1, ${pages})\n`
  return [
    {
      name: 'list of 24 cards',
      goal: 0.5,
      path: () => `/rest/v1/coloring_pages?select=${columns}&order=created_at.desc,id&limit=24`,
      script: `select ${cardSql} from coloring_pages p order by created_at desc, id limit 24;`,
    },
    {
      name: 'one row by slug',
      goal: 0.3,
      path: (n) => `/rest/v1/coloring_pages?select=${columns}&slug=eq.page-${1 + ((n * 7919) % pages)}`,
      script: `${number}select ${cardSql} from coloring_pages p where slug = 'page-' || :n limit 1000;`,
    },
    {
      name: 'search',
      goal: 0.85,
      path: () => `/rest/v1/rpc/search_pages?query=dragon&lang=en&max_results=24&select=${columns}`,
      script: `select ${cardSql} from search_pages('dragon', 'en', 24) p;`,
    },
  ]
}
