// Ours and PostgREST on the same PostgreSQL: 20,000 pages, 10 connections, warm-up, the median of five runs that take turns.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { openSql } from '#backend/database/connection.ts'
import { startTemporary } from '#backend/database/embedded/temporary.ts'
import { migrate } from '#backend/database/migrations.ts'
import { preparePlatform } from '#backend/database/platform.ts'
import { missingReference, startReference } from '#tests/conformance/reference.ts'
import { tokenOf } from '#tests/conformance/tokens.ts'
import { putLoad, type Load } from './data-wire/load.ts'
import { fillWithPages } from './data-wire/pages.ts'
import { processorTime } from './data-wire/processor-time.ts'
import { median, report, type Figure } from './figures.ts'

const PAGES = 20_000
const CONNECTIONS = 10
const RUNS = 5
const RUN_MS = 2_000
const WARM_UP_MS = 1_500

/** Node and glibc keep memory they no longer need unless they are told otherwise (docs/decisions/0004-thin-connection.md). */
const thrifty = {
  execArgv: ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=4'],
  env: { ...process.env, MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' },
}

type Case = Pick<Load, 'path' | 'method' | 'body'> & { name: string; goal: number }
const anyPage = (n: number) => `page-${1 + ((n * 7919) % PAGES)}`
const cases: Case[] = [
  {
    name: '100 rows with an embed',
    goal: 1.3,
    path: () => '/coloring_pages?select=*,categories(id,name,slug)&order=created_at.desc,id&limit=100',
  },
  { name: 'one row by slug', goal: 2, path: (n) => `/coloring_pages?select=*&slug=eq.${anyPage(n)}` },
  {
    name: 'an RPC that counts',
    goal: 1.3,
    method: 'POST',
    path: () => '/rpc/bench_count',
    body: (n) => JSON.stringify({ page_slug: anyPage(n) }),
  },
]

if (missingReference) {
  console.log(`skipped: ${missingReference}`)
  report([])
} else {
  report(await measure())
}

async function measure(): Promise<Figure[]> {
  const postgres = await startTemporary()
  const sql = openSql(postgres.connection, { max: 1, statementTimeout: 0, name: 'bench' })
  await preparePlatform(sql)
  await migrate(sql, 'supabase/migrations')
  await fillWithPages(sql, PAGES)
  await sql.end()
  const { connection } = postgres
  const reference = await startReference(
    { host: connection.host, name: connection.database },
    { schemas: 'public', pool: CONNECTIONS, port: connection.port, readyPath: '/categories?limit=1' },
  )
  const child = fork('bench/data-wire/server.ts', [JSON.stringify(connection)], thrifty)
  try {
    const [{ port, headers }] = (await once(child, 'message')) as [Greeting]
    const ours = { url: new URL(`http://127.0.0.1:${port}`), headers, pid: child.pid! }
    const token = await tokenOf('user-1')
    const theirs = {
      url: new URL(reference.url),
      headers: { authorization: `Bearer ${token}` },
      pid: reference.pid,
    }
    const figures: Figure[] = []
    for (const one of cases) figures.push(...(await compare(one, ours, theirs)))
    child.send('memory')
    const [{ memory }] = (await once(child, 'message')) as [{ memory: number }]
    figures.push({
      name: 'data wire: memory after the load',
      value: memory / 1e6,
      unit: 'MB',
      floor: { atMost: 200 },
    })
    return figures
  } finally {
    child.disconnect()
    await reference.close()
    await postgres.close()
  }
}

interface Greeting {
  port: number
  headers: Record<string, string>
}
type Server = Pick<Load, 'url' | 'headers'> & { pid: number }

async function compare({ name, goal, ...one }: Case, ours: Server, theirs: Server): Promise<Figure[]> {
  const load = (server: Server, milliseconds: number) =>
    putLoad({ ...one, url: server.url, headers: server.headers, connections: CONNECTIONS, milliseconds })
  const timed = async (server: Server) => {
    const before = processorTime(server.pid) ?? 0
    const { requests, perSecond } = await load(server, RUN_MS)
    return { perSecond, cost: ((processorTime(server.pid) ?? 0) - before) / requests }
  }
  for (const server of [ours, theirs]) await load(server, WARM_UP_MS)
  const mine: Awaited<ReturnType<typeof timed>>[] = []
  const reference: typeof mine = []
  for (let run = 0; run < RUNS; run++) {
    mine.push(await timed(ours))
    reference.push(await timed(theirs))
  }
  const speed = (runs: typeof mine) => median(runs.map(({ perSecond }) => perSecond))
  const cost = (runs: typeof mine) => median(runs.map((run) => run.cost))
  return [
    {
      name: `data wire: ${name}, against PostgREST`,
      value: speed(mine) / speed(reference),
      unit: '×',
      goal: { atLeast: goal },
      floor: { atLeast: 0.8 },
    },
    { name: `data wire: ${name}`, value: speed(mine), unit: 'requests/s' },
    { name: `PostgREST: ${name}`, value: speed(reference), unit: 'requests/s' },
    // What other work on the machine disturbs least; PostgreSQL's own share comes on top, and ours is the smaller one.
    { name: `data wire: ${name}, processor time`, value: cost(mine), unit: 'ms' },
    { name: `PostgREST: ${name}, processor time`, value: cost(reference), unit: 'ms' },
  ]
}
