// The drawing table on slow 4G with a CPU slowed four times: opening, first lines, finished page and requests while drawing. The browser slows
// down the page only; the artist's worker has the whole speed of this machine.
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { findChromium } from '../scripts/testing/find-chromium.ts'
import { hydrateOnNavigation } from '../tests/support/browser/hydrate-on-navigation.ts'
import { startServer } from '../tests/support/site/server-process.ts'
import budgets from './budgets.json' with { type: 'json' }
import { median, reportMeasurements } from './measure/measurements.ts'

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
]
const { drawingTable: goals } = budgets

const site = await startServer()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const first: number[] = []
  const later: number[] = []
  const drawings: Drawn[] = []
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 844 } })
    const page = await openSlowPage(context)
    first.push(await measureOpening(page))
    for (const wish of WISHES) drawings.push(await measureDrawing(page, wish))
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForLoadState('networkidle')
    const next = await openSlowPage(context)
    later.push(await measureOpening(next))
    await context.close()
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
  lines: number
  complete: number
  requests: number
}

/** From the last key until the first lines and the whole page are shown. */
async function measureDrawing(page: Page, wish: string): Promise<Drawn> {
  let requests = 0
  const count = (request: { url(): string }) => {
    if (!/^(data|blob):|\/assets\//.test(request.url())) requests++
  }
  page.on('request', count)
  const before = await page.evaluate(
    () => document.querySelector<HTMLImageElement>('[data-picture] > img')?.src ?? '',
  )
  await page.locator('textarea[name=wish]').fill(wish)
  const times = await page.evaluate(async (previous) => {
    const start = performance.now()
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const isFinished = () => {
      const picture = document.querySelector<HTMLImageElement>('[data-picture] > img')
      return picture && picture.src !== previous
    }
    const areLinesShown = () => document.querySelector('[data-drawing] path') !== null
    while (!areLinesShown()) await nextFrame()
    const lines = performance.now() - start
    while (!isFinished() || areLinesShown()) await nextFrame()
    return { lines, complete: performance.now() - start }
  }, before)
  page.off('request', count)
  return { ...times, requests }
}
