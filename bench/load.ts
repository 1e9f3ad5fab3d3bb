// Two hundred people browse (open model: each looks at a page every ten seconds, whether or not the last answer has come) while five
// create and one imports; then far more come than can be served.
import { setTimeout as pause } from 'node:timers/promises'
import { buildIfChanged } from '#scripts/build-if-changed.ts'
import { startServer } from '#tests/support/server-process.ts'
import { report, share, type Figure } from './figures.ts'
import { AS_STARTED } from './load/as-started.ts'
import { ask, assetsIn, picturesIn, whereTo } from './load/visits.ts'
import { creator, importer } from './load/workers.ts'

const isFull = process.argv.includes('--full')
const PEOPLE = 200
const THINK_MS = 10_000
const BROWSE_MS = isFull ? 60_000 : 20_000
const CREATORS = 5
const FLOOD_AT_ONCE = 600
const FLOOD_MS = 5_000

await buildIfChanged()
const site = await startServer({ SEED: 'starter', LOG_LEVEL: 'error', TRUST_PROXY: '1', ...AS_STARTED })
try {
  const workers = [
    ...(await Promise.all(Array.from({ length: CREATORS }, (_, n) => creator(site, n)))),
    await importer(site),
  ]
  console.log('people browsing')
  const figures = await browsing(workers)
  console.log(JSON.stringify(figures))
  console.log('a flood')
  figures.push(...(await flooding()))
  report(figures)
} finally {
  await site.remove()
}

async function browsing(workers: ((signal: AbortSignal) => Promise<number>)[]): Promise<Figure[]> {
  const next = await whereTo(site.url)
  const end = new AbortController()
  const busy = workers.map((work) => work(end.signal))
  const times = { views: [] as number[], files: [] as number[] }
  const statuses: number[] = []
  const visit = async (isNew: boolean) => {
    const view = await ask(site.url + next())
    times.views.push(view.ms)
    const beside = [...picturesIn(view.text), ...(isNew ? assetsIn(view.text) : [])]
    const files = await Promise.all(beside.map((path) => ask(site.url + path)))
    times.files.push(...files.map(({ ms }) => ms))
    statuses.push(view.status, ...files.map(({ status }) => status))
  }
  const visits: Promise<void>[] = []
  const begun = performance.now()
  // Comes when it comes: a slow answer does not keep the next person away.
  for (let n = 0; performance.now() - begun < BROWSE_MS; n++) {
    // One in five is new here and has nothing in their cache.
    visits.push(visit(n % 5 === 0))
    await pause(Math.max(0, begun + (n + 1) * (THINK_MS / PEOPLE) - performance.now()))
  }
  const broken = (await Promise.allSettled(visits)).filter(({ status }) => status === 'rejected').length
  end.abort()
  const made = (await Promise.all(busy)).reduce((sum, count) => sum + count, 0)
  return [
    {
      name: 'load: 200 people browsing, a page view, median',
      value: share(times.views, 0.5),
      unit: 'ms',
    },
    {
      name: 'load: 200 people browsing, a page view, 95th percentile',
      value: share(times.views, 0.95),
      unit: 'ms',
      goal: { atMost: 150 },
      floor: { atMost: 1500 },
    },
    {
      name: 'load: pictures, scripts and styles beside it, 95th percentile',
      value: share(times.files, 0.95),
      unit: 'ms',
      goal: { atMost: 150 },
    },
    { name: 'load: requests a second', value: (statuses.length * 1000) / BROWSE_MS, unit: '/s' },
    {
      name: 'load: failed requests among them',
      value: broken + statuses.filter((status) => status !== 200).length,
      unit: '',
      floor: { atMost: 0 },
    },
    { name: 'load: pages created and imported meanwhile', value: made, unit: '', floor: { atLeast: 1 } },
  ]
}

/** Far more than can be answered: each is served or told at once to come again, and soon after everything is as before. */
async function flooding(): Promise<Figure[]> {
  const until = performance.now() + FLOOD_MS
  const answers: { status: number; retry: string | null }[] = []
  let broken = 0
  await Promise.all(
    Array.from({ length: FLOOD_AT_ONCE }, async (_, n) => {
      for (let turn = 0; performance.now() < until; turn++) {
        try {
          const { status, retry } = await ask(`${site.url}/en/search?q=cat${n}x${turn}`)
          answers.push({ status, retry })
        } catch {
          broken++
        }
      }
    }),
  )
  const over = performance.now()
  const refused = answers.filter(({ status }) => status === 503)
  const wrong =
    answers.filter(({ status }) => status !== 200 && status !== 503).length +
    refused.filter(({ retry }) => !retry).length
  let calm = 0
  while (calm < 5 && performance.now() - over < 60_000) {
    const { ms, status } = await ask(`${site.url}/en/page/friendly-cat`)
    calm = status === 200 && ms < 150 ? calm + 1 : 0
  }
  return [
    {
      name: 'overload: refused early with 503 and Retry-After',
      value: refused.length,
      unit: `of ${answers.length}`,
    },
    {
      name: 'overload: answered wrongly or not at all',
      value: wrong + broken,
      unit: '',
      floor: { atMost: 0 },
    },
    {
      name: 'overload: until five views in a row are fast again',
      value: (performance.now() - over) / 1000,
      unit: 's',
      goal: { atMost: 5 },
      floor: { atMost: 30 },
    },
  ]
}
