// The whole server as a process with 20,000 pages (100,000 with --full): what a page view and a sign-in cost, and what it holds.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { openSql } from '#backend/database/connection.ts'
import { startTemporary } from '#backend/database/embedded/temporary.ts'
import { buildIfChanged } from '#scripts/build-if-changed.ts'
import { startServer, type ServerProcess } from '#tests/support/server-process.ts'
import { fillWithPages } from './data-wire/pages.ts'
import { median, report, share, type Figure } from './figures.ts'
import { AS_STARTED } from './load/as-started.ts'
import { createPerson, type Person } from './load/person.ts'
import { measureSignIns, read } from './site/sign-ins.ts'

const PAGES = process.argv.includes('--full') ? 100_000 : 20_000
const VIEWS = 200
/** A screen that is kept; the home page is not, because it shows other pages to everybody. */
const KEPT = '/en/top-100'

await buildIfChanged()
const postgres = await startTemporary({ overTcp: true })
const { host, port, user, password } = postgres.connection
const env = {
  DATABASE_URL: `postgres://${user}:${password}@${host}:${port}/postgres`,
  SEED: 'none',
  MAIL_CONFIRMATION: 'false',
  TRUST_PROXY: '1',
  ...AS_STARTED,
}
let site: ServerProcess | undefined
try {
  console.log('a start that makes the tables, a second one as any later one, then pages')
  await (await startServer(env)).remove()
  site = await startServer(env)
  const sql = openSql(postgres.connection, { max: 1, statementTimeout: 0, name: 'bench' })
  await fillWithPages(sql, PAGES)
  await sql.end()
  console.log('page views')
  const views = await measureViews(site)
  console.log('sign-ins')
  const signIns = await measureSignIns({ url: site.url, apikey: await keyOf(site) })
  report([
    ...views,
    ...signIns,
    {
      name: 'memory of the server after all this',
      value: residentBytes(site.child.pid!) / 1e6,
      unit: 'MB',
      goal: { atMost: 200 },
      floor: { atMost: 300 },
    },
  ])
} finally {
  await site?.remove()
  await postgres.close()
}

async function measureViews({ url }: ServerProcess): Promise<Figure[]> {
  const bare = fork('bench/site/bare.ts', { execArgv: ['--disable-warning=ExperimentalWarning'] })
  const [greeting] = (await once(bare, 'message')) as [{ port: number }]
  // To the last byte, as a browser's network stack gets it: what it costs the reader to unpack and read it is not ours.
  const [atBare, atSite] = [createPerson(`http://127.0.0.1:${greeting.port}`), createPerson(url)]
  const took = async (person: Person, path: string) => {
    const { status, ms } = await person.ask(path)
    if (status !== 200) throw new Error(`${path}: ${status}`)
    return ms
  }
  const times = { bare: [] as number[], kept: [] as number[], fresh: [] as number[] }
  for (let n = 0; n < 30; n++) {
    await took(atBare, '/')
    await took(atSite, KEPT)
    await took(atSite, `/en/page/page-${n + 1}`)
  }
  // In turns, so that whatever else the machine does falls on all of them.
  for (let n = 0; n < VIEWS; n++) {
    times.bare.push(await took(atBare, '/'))
    times.kept.push(await took(atSite, KEPT))
    times.fresh.push(await took(atSite, `/en/page/page-${2000 + n}`))
  }
  atBare.leave()
  atSite.leave()
  bare.disconnect()
  return [
    { name: 'a bare Hono answer, median', value: median(times.bare), unit: 'ms' },
    { name: 'page view from our cache, median', value: median(times.kept), unit: 'ms', goal: { atMost: 2 } },
    {
      name: `page view rendered, median (${PAGES.toLocaleString('en')} pages)`,
      value: median(times.fresh),
      unit: 'ms',
      goal: { atMost: 35 },
    },
    { name: 'page view rendered, 95th percentile', value: share(times.fresh, 0.95), unit: 'ms' },
  ]
}

async function keyOf({ url }: ServerProcess): Promise<string> {
  return (JSON.parse(await read(`${url}/config.json`)) as { publishableKey: string }).publishableKey
}

function residentBytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
}
