// Coloring on the screen with 1,500 regions, on a CPU four times slower than this machine: opening, a tap and a stroke; the script it loads, and
// the regions of the library. (That killed tabs lose nothing is tested by `npm run prove browser`.)
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page, type Response } from '@playwright/test'
import { paperFor } from '#artist/page/paper.ts'
import { toSvg } from '#artist/page/to-svg.ts'
import type { MapRegion, RegionMap } from '#domain/coloring/region-map.ts'
import { findChromium } from '../scripts/testing/find-chromium.ts'
import { hydrateOnNavigation } from '../tests/support/browser/hydrate-on-navigation.ts'
import { storeDrawing } from '../tests/support/drawing/drawn-page.ts'
import { type ServerProcess, startServer } from '../tests/support/site/server-process.ts'
import budgets from './budgets.json' with { type: 'json' }
import { measureLibraryRegions } from './measure/library-regions.ts'
import { median, percentile, reportMeasurements } from './measure/measurements.ts'

const SLUG = 'friendly-cat'
const CPU_SLOWDOWN = 4
const RUNS = 5
const TAPS = 40
/** Then the next tap follows: nobody taps while the last color is still being painted. */
const PAUSE_MS = 150
/** A finger stays on the screen this long. */
const PRESS_MS = 60
const REGIONS = 1500
/** Every so-manyth page of the library is traced; each takes about a second. */
const LIBRARY_STEP = process.argv.includes('--full') ? 1 : 40
const STROKE_POINTS = 120
/** From the middle of a square to a point near its corner, in page units: there the regions are compared one by one. */
const NEAR_LINE = 8
const { coloring: goals } = budgets
/** The middles of all regions, in page units. */
let middles: [number, number][] = []

const library = await measureLibraryRegions(LIBRARY_STEP)
const site = await startServer()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  await storeDrawing(site, SLUG, { svg: gridSvg() })
  const scriptKb = await measureScript(browser, site)
  const page = await openSlowPage(browser, site)
  const openings: number[] = []
  for (let run = 0; run < RUNS; run++) openings.push(await measureOpening(page))
  const taps = await measureTaps(page)
  const framesPerSecond = await measureStroke(page)
  const slow = `${CPU_SLOWDOWN}x slower, 1,500 regions`
  reportMeasurements([
    { name: 'script that coloring adds', value: scriptKb, unit: 'kB gz', limit: { max: goals.scriptKb } },
    {
      name: `a page opens for coloring, ${slow}`,
      value: median(openings),
      unit: 'ms',
      goal: { max: goals.openMs },
    },
    {
      name: `a tap is painted, 95th percentile, ${slow}`,
      value: percentile(taps, 0.95),
      unit: 'ms',
      goal: { max: goals.tapMs },
    },
    { name: `a tap is painted, median, ${slow}`, value: median(taps), unit: 'ms' },
    { name: `the first tap is painted, ${slow}`, value: taps[0]!, unit: 'ms' },
    {
      name: `a stroke follows, ${slow}`,
      value: framesPerSecond,
      unit: 'frames/s',
      goal: { min: goals.framesPerSecond },
    },
    { name: 'regions of the page for coloring', value: middles.length, unit: '', limit: { min: REGIONS } },
    {
      name: `regions named by thing and part, every ${LIBRARY_STEP}. page of the library`,
      value: library.namedPercent,
      unit: '%',
      goal: { min: goals.namedPercent },
    },
    {
      name: `the largest region map, every ${LIBRARY_STEP}. page of the library`,
      value: library.largestKb,
      unit: 'kB gz',
      goal: { max: goals.regionMapKb },
    },
  ])
} finally {
  await browser.close()
  await site.remove()
}

/** A sheet of 38 by 40 squares. */
function gridSvg(): string {
  const paper = paperFor('portrait')
  const { x, y, w, h } = paper.frame
  const [columns, rows] = [38, 40]
  const lines = [
    `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`,
    ...Array.from(
      { length: columns - 1 },
      (_, i) => `M${x + ((i + 1) * w) / columns} ${y}L${x + ((i + 1) * w) / columns} ${y + h}`,
    ),
    ...Array.from(
      { length: rows - 1 },
      (_, i) => `M${x} ${y + ((i + 1) * h) / rows}L${x + w} ${y + ((i + 1) * h) / rows}`,
    ),
  ]
  return toSvg({ paper, pen: 2, shapes: lines.map((d) => ({ d, fill: 'none', stroke: 1, level: 0 })) })
}

/** The scripts that the coloring screen needs and the screen of the page does not, compressed. */
async function measureScript(browser: Browser, { url }: ServerProcess): Promise<number> {
  const scriptsOf = async (path: string) => {
    const page = await browser.newPage({ baseURL: url, serviceWorkers: 'block' })
    const scripts = new Map<string, Response>()
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), response)
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const sizes = new Map<string, number>()
    for (const [address, response] of scripts) sizes.set(address, gzipSync(await response.body()).length)
    await page.close()
    return sizes
  }
  const before = await scriptsOf(`/en/page/${SLUG}`)
  const after = await scriptsOf(`/en/color/${SLUG}`)
  let bytes = 0
  for (const [address, size] of after) if (!before.has(address)) bytes += size
  return bytes / 1000
}

async function openSlowPage(browser: Browser, { url }: ServerProcess): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 820, height: 1180 },
    baseURL: url,
    serviceWorkers: 'block',
  })
  const session = await page.context().newCDPSession(page)
  // Traces the regions, so that the measurements find them in the cache of the server.
  const regionMap = (await (
    await page.request.get(`/coloring/${SLUG}.json`, { timeout: 60_000 })
  ).json()) as RegionMap
  middles = regionMap.regions.map(([, x, y]: MapRegion) => [x, y])
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return hydrateOnNavigation(page)
}

/** From the press on “Color it” until the picture is there. */
async function measureOpening(page: Page): Promise<number> {
  // Before hydration a link loads a whole document.
  await page.goto(`/en/page/${SLUG}`)
  await page.waitForLoadState('networkidle')
  return page.evaluate(async (path) => {
    const link = [...document.querySelectorAll('a')].find((one) => one.getAttribute('href') === path)!
    const start = performance.now()
    link.click()
    const isPainted = () => {
      const canvas = document.querySelectorAll<HTMLCanvasElement>('[data-coloring-canvas] canvas')[1]
      return canvas !== undefined && canvas.style.width !== ''
    }
    while (!isPainted()) await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return performance.now() - start
  }, `/en/color/${SLUG}`)
}

/** From the end of a tap until the frame with its color, for each of several taps: in the middle of a square, then near its lines. */
async function measureTaps(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    addEventListener(
      'pointerup',
      ({ timeStamp }) =>
        requestAnimationFrame(() =>
          setTimeout(() => Object.assign(globalThis, { duration: performance.now() - timeStamp })),
        ),
      true,
    )
  })
  const durations: number[] = []
  for (let tap = 0; tap < TAPS; tap++) {
    const [middleX, middleY] = middles[(tap * 31) % middles.length]!
    const aside = tap % 2 === 0 ? 0 : NEAR_LINE
    const [x, y] = await windowPoint(page, [middleX + aside, middleY + aside])
    await page.mouse.move(x, y)
    await page.waitForTimeout(PAUSE_MS)
    await page.mouse.down()
    await page.waitForTimeout(PRESS_MS)
    await page.mouse.up()
    await page.waitForTimeout(PAUSE_MS)
    durations.push(await page.evaluate(() => (globalThis as unknown as { duration: number }).duration))
  }
  return durations
}

/** The frames in which a moving crayon is painted. */
async function measureStroke(page: Page): Promise<number> {
  await page.getByRole('radio', { name: 'Crayon' }).click()
  const [x, y] = await windowPoint(page, middles[700]!)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(globalThis, { frames })
    const count = (time: number) => {
      frames.push(time)
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  })
  for (let i = 0; i < STROKE_POINTS; i++)
    await page.mouse.move(x + Math.sin(i / 4) * 60, y + Math.cos(i / 5) * 60)
  await page.mouse.up()
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames)
  return ((frames.length - 1) * 1000) / (frames.at(-1)! - frames[0]!)
}

/** Where a point of the page is in the window. */
async function windowPoint(page: Page, [x, y]: readonly [number, number]): Promise<[number, number]> {
  return page.evaluate(
    ([pageX, pageY, width, height]) => {
      const box = document.querySelector('[data-coloring-canvas]')!.getBoundingClientRect()
      const scale = Math.min((box.width - 16) / width!, (box.height - 16) / height!)
      return [
        box.left + (box.width - width! * scale) / 2 + pageX! * scale,
        box.top + (box.height - height! * scale) / 2 + pageY! * scale,
      ] as [number, number]
    },
    [x, y, 840, 1188],
  )
}
