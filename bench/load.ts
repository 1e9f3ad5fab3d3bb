// 200 visitors browse while five users create pages and one admin imports; afterwards the server gets more requests than it can serve.
// Open model: each visitor loads a page every ten seconds, even if the previous response is still missing.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { buildIfChanged } from '#scripts/app-build/build-if-changed.ts'
import { startServer } from '#tests/support/site/server-process.ts'
import { reportMeasurements, percentile, type Measurement } from './measure/measurements.ts'
import { START_ENVIRONMENT } from './measure/start-environment.ts'
import type { FloodResult } from './load/flood.ts'
import { createHttpClient, type TimedResponse, type HttpClient } from './measure/http-client.ts'
import { assetPaths, picturePaths, warmThumbnails, createPathPicker } from './load/page-urls.ts'
import { createWishWorker, createImportWorker } from './load/background-work.ts'

const isFull = process.argv.includes('--full')
const VISITORS = 200
const THINK_MS = 10_000
const BROWSE_MS = isFull ? 60_000 : 20_000
/** The time in which all visitors arrive with an empty cache: failures count, times do not. */
const ARRIVAL_MS = THINK_MS
/** One page view in five is a visitor's first. */
const PAGES_PER_VISITOR = 5
const CREATORS = 5
const FLOOD_CONNECTIONS = 600
const FLOOD_MS = 5_000
const FLOOD_SAMPLES = 200

await buildIfChanged()
const site = await startServer({
  SEED: 'starter',
  LOG_LEVEL: 'error',
  TRUST_PROXY: '1',
  ...START_ENVIRONMENT,
})
try {
  const workers = [
    ...(await Promise.all(Array.from({ length: CREATORS }, (_, n) => createWishWorker(site, n)))),
    await createImportWorker(site),
  ]
  console.log('creating thumbnails')
  await warmThumbnails(site.url)
  console.log('browsing')
  const measurements = await measureBrowsing(workers)
  console.log(JSON.stringify(measurements))
  console.log('overload')
  measurements.push(...(await measureOverload()))
  reportMeasurements(measurements)
} finally {
  await site.remove()
}

async function measureBrowsing(
  workers: ((signal: AbortSignal) => Promise<number>)[],
): Promise<Measurement[]> {
  const nextPath = await createPathPicker(site.url)
  const end = new AbortController()
  const busy = workers.map((work) => work(end.signal))
  const times = { views: [] as number[], files: [] as number[] }
  let failed = 0
  const visit = async (client: HttpClient, isCounted: boolean) => {
    const view = await client.get(nextPath())
    const files = await client.getUncached([...assetPaths(view.text), ...picturePaths(view.text)])
    failed += [view, ...files].filter(({ status }) => status !== 200).length
    if (!isCounted) return
    times.views.push(view.ms)
    times.files.push(...files.map(({ ms }) => ms))
  }
  const visitors = Array.from({ length: VISITORS }, () => createHttpClient(site.url))
  const visits: Promise<void>[] = []
  const startedAt = performance.now()
  // Visits start on schedule: a slow response does not delay the next visitor.
  for (let n = 0; performance.now() - startedAt < ARRIVAL_MS + BROWSE_MS; n++) {
    const index = n % VISITORS
    const round = Math.floor(n / VISITORS)
    // After PAGES_PER_VISITOR pages a new visitor with an empty cache replaces the old one, each in another round.
    if (round > 0 && (round + index) % PAGES_PER_VISITOR === 0) {
      visitors[index]!.close()
      visitors[index] = createHttpClient(site.url)
    }
    visits.push(visit(visitors[index]!, round > 0))
    await pause(Math.max(0, startedAt + (n + 1) * (THINK_MS / VISITORS) - performance.now()))
  }
  await Promise.all(visits)
  end.abort()
  for (const visitor of visitors) visitor.close()
  const created = (await Promise.all(busy)).reduce((sum, count) => sum + count, 0)
  return [
    {
      name: 'load: page view with 200 visitors, median',
      value: percentile(times.views, 0.5),
      unit: 'ms',
    },
    {
      name: 'load: page view with 200 visitors, 95th percentile',
      value: percentile(times.views, 0.95),
      unit: 'ms',
      goal: { max: 150 },
      limit: { max: 1500 },
    },
    {
      name: 'load: pictures, scripts and styles, 95th percentile',
      value: percentile(times.files, 0.95),
      unit: 'ms',
      goal: { max: 150 },
    },
    {
      name: 'load: requests per second',
      value: ((times.views.length + times.files.length) * 1000) / BROWSE_MS,
      unit: '/s',
    },
    {
      name: 'load: failed requests',
      value: failed,
      unit: '',
      limit: { max: 0 },
    },
    {
      name: 'load: pages created and imported during browsing',
      value: created,
      unit: '',
      limit: { min: 1 },
    },
  ]
}

/** Sends more requests than the server can handle: each is served or rejected quickly, and the server recovers soon afterwards. */
async function measureOverload(): Promise<Measurement[]> {
  const child = fork('bench/load/flood.ts', [site.url, String(FLOOD_CONNECTIONS), String(FLOOD_MS)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const message = once(child, 'message') as Promise<[FloodResult]>
  const floodResult = message.then(([counts]) => counts)
  // Separate clients time the rejections, because the connections of the flood also wait for each other.
  const clients = Array.from({ length: FLOOD_SAMPLES }, () => createHttpClient(site.url))
  const pending: Promise<TimedResponse>[] = []
  for (let n = 0; !(await Promise.race([floodResult, pause(FLOOD_MS / FLOOD_SAMPLES)])); n++)
    pending.push(clients[n % clients.length]!.get(`/de/search?q=hund${n}`))
  const responses = await Promise.all(pending)
  const flood = await floodResult
  for (const client of clients) client.close()
  const endedAt = performance.now()
  const rejected = responses.filter(({ status, retryAfter: retry }) => status === 503 && retry)
  const served = responses.filter(({ status }) => status === 200)
  const total = flood.served + flood.rejected + flood.failed + responses.length
  const visitor = createHttpClient(site.url)
  let fastViews = 0
  while (fastViews < 5 && performance.now() - endedAt < 60_000) {
    const { ms, status } = await visitor.get('/en/page/friendly-cat')
    fastViews = status === 200 && ms < 150 ? fastViews + 1 : 0
  }
  visitor.close()
  return [
    {
      name: 'overload: rejected with 503 and Retry-After',
      value: flood.rejected + rejected.length,
      unit: `of ${total}`,
    },
    {
      name: 'overload: time to a rejection, 95th percentile',
      value: percentile(
        rejected.map(({ ms }) => ms),
        0.95,
      ),
      unit: 'ms',
      goal: { max: 300 },
    },
    {
      name: 'overload: failed requests',
      value: flood.failed + responses.length - served.length - rejected.length,
      unit: '',
      limit: { max: 0 },
    },
    {
      name: 'overload: until five views in a row are fast again',
      value: (performance.now() - endedAt) / 1000,
      unit: 's',
      goal: { max: 5 },
      limit: { max: 30 },
    },
  ]
}
