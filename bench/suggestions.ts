// The time from the last key to the painted suggestions, in a browser, with a library of 100,000 pages.
import { chromium, type Page } from '@playwright/test'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { startTemporary } from '#backend/database/embedded/start-temporary.ts'
import { buildIfChanged } from '#scripts/app-build/build-if-changed.ts'
import { findChromium } from '#scripts/testing/find-chromium.ts'
import { startServer, type ServerProcess } from '#tests/support/site/server-process.ts'
import budgets from './budgets.json' with { type: 'json' }
import { insertPages } from './measure/insert-pages.ts'
import { median, reportMeasurements, percentile } from './measure/measurements.ts'

const PAGES = 100_000
const RUNS = 21
const BETWEEN_KEYS_MS = 80

await buildIfChanged()
const postgres = await startTemporary({ overTcp: true })
const { host, port, user, password } = postgres.connection
let site: ServerProcess | undefined
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  site = await startServer({
    DATABASE_URL: `postgres://${user}:${password}@${host}:${port}/postgres`,
    SEED: 'none',
  })
  const sql = createSqlClient(postgres.connection, { max: 1, statementTimeout: 0, name: 'bench' })
  await insertPages(sql, PAGES)
  await sql.end()
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL: site.url })
  await page.goto('/en', { waitUntil: 'networkidle' })
  const times: number[] = []
  for (let n = -3; n < RUNS; n++) {
    const ms = await timeSuggestions(page, 23_456 + n * 1_111)
    // The first runs load the script of the list and fill caches, so they do not count.
    if (n >= 0) times.push(ms)
  }
  const name = `last key to painted suggestions, ${PAGES.toLocaleString('en')} pages`
  reportMeasurements([
    { name: `${name}, median`, value: median(times), unit: 'ms', goal: { max: budgets.suggestionsMs } },
    {
      name: `${name}, 95th percentile`,
      value: percentile(times, 0.95),
      unit: 'ms',
      goal: { max: budgets.suggestionsMs },
    },
  ])
} finally {
  await browser.close()
  await site?.remove()
  await postgres.close()
}

/** Searches for a page by its number: if every suggestion contains the number, the list belongs to the last key. */
async function timeSuggestions(page: Page, number: number): Promise<number> {
  const box = page.getByRole('combobox')
  await box.fill('')
  await page.evaluate((expected) => {
    let lastKey = 0
    addEventListener('keydown', ({ timeStamp }) => (lastKey = timeStamp), { capture: true })
    const painted = new Promise<number>((resolve) => {
      const check = () => {
        const lines = [...document.querySelectorAll('[role=option]')]
        if (lines.length === 0 || !lines.every((line) => line.textContent.includes(expected)))
          return requestAnimationFrame(check)
        // A message that is posted from an animation frame arrives after that frame was painted.
        const channel = new MessageChannel()
        channel.port1.onmessage = () => resolve(performance.now() - lastKey)
        return channel.port2.postMessage(null)
      }
      check()
    })
    Object.assign(globalThis, { painted })
  }, String(number))
  await box.pressSequentially(`animal ${number}`, { delay: BETWEEN_KEYS_MS })
  return page.evaluate(() => (globalThis as unknown as { painted: Promise<number> }).painted)
}
