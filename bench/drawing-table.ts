// The drawing table on slow 4G with a CPU slowed four times: opening, understanding, first lines, finished page, data, memory and requests while
// drawing. (That killed tabs lose nothing is tested by `npm run prove browser`.)
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { buildIfChanged } from '#scripts/app-build/build-if-changed.ts'
import { findChromium } from '../scripts/testing/find-chromium.ts'
import { hydrateOnNavigation } from '../tests/support/browser/hydrate-on-navigation.ts'
import { startServer } from '../tests/support/site/server-process.ts'
import budgets from './budgets.json' with { type: 'json' }
import { artistSizes } from './measure/artist-size.ts'
import { assetKb, assetsNamed } from './measure/assets.ts'
import { median, reportMeasurements } from './measure/measurements.ts'
import { privateBytes } from './measure/process-memory.ts'
import { slowDownWorker } from './measure/slow-worker.ts'

const CPU_SLOWDOWN = 4
/** Slow 4G as in Lighthouse: 1.6 Mbit/s with 150 ms. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const RUNS = process.argv.includes('--full') ? 5 : 3
const WISHES = [
  'a cat',
  'two rabbits in the snow',
  'a lion in the forest',
  'a girl with a ball',
  'a house at night',
  'a guitar on a chair',
  'a fire engine in the city',
]
const { drawingTable: goals } = budgets
await buildIfChanged()
/** The folder of the converted figures. */
const FIGURES = assetsNamed('figures-')[0]!

const site = await startServer()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const newVisitor = () => browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 844 } })
try {
  const first: number[] = []
  const later: number[] = []
  const drawings: Drawn[] = []
  const memory: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const context = await newVisitor()
    const page = await openSlowPage(context)
    first.push(await measureOpening(page))
    await measureDrawing(page, WISHES[0]!)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForLoadState('networkidle')
    later.push(await measureOpening(await openSlowPage(context)))
    await context.close()

    // Another visitor, because a browser whose requests are changed does not use its cache.
    const drawingContext = await newVisitor()
    await slowDownWorker(drawingContext, /artist-worker/, CPU_SLOWDOWN)
    const table = await openSlowPage(drawingContext)
    await measureOpening(table)
    for (const wish of WISHES) drawings.push(await measureDrawing(table, wish))
    memory.push(await rendererMb(browser))
    await drawingContext.close()
  }
  const slow = `${CPU_SLOWDOWN}x slower, slow 4G`
  const times = (pick: (drawn: Drawn) => number) => drawings.map(pick)
  reportMeasurements([
    {
      name: `the drawing table can be used, first visit, ${slow}`,
      value: median(first),
      unit: 'ms',
      goal: { max: goals.firstMs },
    },
    {
      name: `the drawing table can be used, later, ${slow}`,
      value: median(later),
      unit: 'ms',
      goal: { max: goals.laterMs },
    },
    {
      name: `a wish is understood, ${CPU_SLOWDOWN}x slower`,
      value: median(times(({ understanding }) => understanding)),
      unit: 'ms',
      goal: { max: goals.understandMs },
    },
    {
      name: `first lines after the last key, ${slow}`,
      value: median(times(({ lines }) => lines)),
      unit: 'ms',
      goal: { max: goals.linesMs },
    },
    {
      name: `first lines after the last key, best, ${slow}`,
      value: Math.min(...times(({ lines }) => lines)),
      unit: 'ms',
    },
    {
      name: `the page is complete, ${slow}`,
      value: median(times(({ complete }) => complete)),
      unit: 'ms',
      goal: { max: goals.completeMs },
    },
    ...artistSizes(),
    {
      name: 'data that a drawing loads beyond that, most, with gzip',
      value: Math.max(...times(({ dataKb }) => dataKb)),
      unit: 'kB',
      goal: { max: goals.dataKb },
    },
    {
      name: `memory of the tab after ${WISHES.length} drawings`,
      value: Math.max(...memory),
      unit: 'MB',
      goal: { max: goals.memoryMb },
    },
    {
      name: 'requests while drawing, without data files',
      value: Math.max(...times(({ requests }) => requests)),
      unit: '',
      limit: { max: 0 },
    },
  ])
} finally {
  await browser.close()
  await site.remove()
}

async function openSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/en')
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  return hydrateOnNavigation(page)
}

/** From the tap on a link until the field takes a wish. */
function measureOpening(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const link = document.querySelector<HTMLAnchorElement>('a[href$="/draw"]')
    if (!link) throw new Error('no link to the drawing table')
    const start = performance.now()
    link.click()
    while (!document.querySelector('textarea[name=wish]'))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    return performance.now() - start
  })
}

interface Drawn {
  understanding: number
  lines: number
  complete: number
  dataKb: number
  requests: number
}

/** The private memory of the largest renderer: the page and its worker. */
async function rendererMb(from: Browser): Promise<number> {
  const session = await from.newBrowserCDPSession()
  const { processInfo } = (await session.send('SystemInfo.getProcessInfo')) as {
    processInfo: { type: string; id: number }[]
  }
  await session.detach()
  const renderers = processInfo.filter(({ type }) => type === 'renderer')
  return Math.max(...renderers.map(({ id }) => privateBytes(id))) / 1e6
}

/** From the last key until the first lines and the whole page are shown. */
async function measureDrawing(page: Page, wish: string): Promise<Drawn> {
  let requests = 0
  let dataKb = 0
  const count = (request: { url(): string }) => {
    const { pathname, protocol } = new URL(request.url())
    if (pathname.includes(FIGURES)) dataKb += assetKb(pathname)
    else if (protocol.startsWith('http') && !pathname.startsWith('/assets/')) requests++
  }
  page.on('request', count)
  const before = await page.evaluate(() => {
    const calls: Record<string, number> = {}
    new BroadcastChannel('slow-worker').onmessage = ({ data: [name, ms] }) => (calls[name] = ms)
    Object.assign(globalThis, { calls })
    return document.querySelector<HTMLImageElement>('[data-picture] > img')?.src ?? ''
  })
  await page.locator('textarea[name=wish]').fill(wish)
  const times = await page.evaluate(async (previous) => {
    const start = performance.now()
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const isFinished = () => {
      const picture = document.querySelector<HTMLImageElement>('[data-picture] > img')
      return picture && picture.src !== previous
    }
    const areLinesShown = () =>
      document.querySelector('[data-drawing] > div')?.shadowRoot?.querySelector('path') != null
    while (!areLinesShown()) await nextFrame()
    const lines = performance.now() - start
    while (!isFinished() || areLinesShown()) await nextFrame()
    const { calls } = globalThis as unknown as { calls: Record<string, number> }
    return { lines, complete: performance.now() - start, understanding: calls.understand! }
  }, before)
  page.off('request', count)
  return { ...times, dataKb, requests }
}
