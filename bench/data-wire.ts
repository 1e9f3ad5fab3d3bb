// Ours and PostgREST on the same PostgreSQL: 20,000 pages, 10 connections, warm-up, the median of five runs that take turns.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { openSql } from '#backend/database/connection.ts'
import { startTemporary } from '#backend/database/embedded/temporary.ts'
import { migrate } from '#backend/database/migrations.ts'
import { preparePlatform } from '#backend/database/platform.ts'
import { missingReference, startReference } from '#tests/conformance/reference.ts'
import { tokenOf } from '#tests/conformance/tokens.ts'
import { requestsPerSecond, type Load } from './data-wire/load.ts'
import { fillWithPages } from './data-wire/pages.ts'
import { median, report, type Figure } from './figures.ts'

const PAGES = 20_000
const CONNECTIONS = 10
const RUNS = 5
const RUN_MS = 2_000
const WARM_UP_MS = 1_500

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
  const child = fork('bench/data-wire/server.ts', [JSON.stringify(connection)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  try {
    const [{ port, headers }] = (await once(child, 'message')) as [Greeting]
    const ours = { url: new URL(`http://127.0.0.1:${port}`), headers }
    const token = await tokenOf('user-1')
    const theirs = { url: new URL(reference.url), headers: { authorization: `Bearer ${token}` } }
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
type Server = Pick<Load, 'url' | 'headers'>

async function compare({ name, goal, ...one }: Case, ours: Server, theirs: Server): Promise<Figure[]> {
  const load = (server: Server, milliseconds: number) =>
    requestsPerSecond({ ...one, ...server, connections: CONNECTIONS, milliseconds })
  for (const server of [ours, theirs]) await load(server, WARM_UP_MS)
  const [mine, reference]: [number[], number[]] = [[], []]
  for (let run = 0; run < RUNS; run++) {
    mine.push(await load(ours, RUN_MS))
    reference.push(await load(theirs, RUN_MS))
  }
  const ratio = median(mine) / median(reference)
  return [
    {
      name: `data wire: ${name}, against PostgREST`,
      value: ratio,
      unit: '×',
      goal: { atLeast: goal },
      floor: { atLeast: 0.8 },
    },
    { name: `data wire: ${name}`, value: median(mine), unit: 'requests/s' },
    { name: `PostgREST: ${name}`, value: median(reference), unit: 'requests/s' },
  ]
}
