// The longest task while somebody shuffles, changes a tab or types, on a phone a quarter as fast as this machine.
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../scripts/find-chromium.ts'
import { startServer } from '../tests/support/server-process.ts'
import budgets from './budgets.json' with { type: 'json' }
import { type Figure, report } from './figures.ts'

const SLOWER = 4
const site = await startServer({ SEED: 'starter' })
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})

try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL: site.url })
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  report([
    await longest(page, 'shuffle', '/en/random', async () => {
      await page.getByRole('button', { name: 'Shuffle' }).click()
      await page.getByRole('button', { name: 'Shuffle', exact: true }).waitFor()
    }),
    await longest(page, 'a tab', '/en/category/animals', async () => {
      await page.getByRole('link', { name: /^Easy/ }).click()
      await page.waitForURL(/difficulty=easy/)
    }),
    await longest(page, 'suggestions', '/en', async () => {
      await page.getByRole('combobox').pressSequentially('dino', { delay: 80 })
      await page.getByRole('option').first().waitFor()
    }),
  ])
} finally {
  await browser.close()
  await site.remove()
}

async function longest(page: Page, name: string, path: string, act: () => Promise<void>): Promise<Figure> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) =>
      seen.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    })
  })
  await act()
  await page.waitForTimeout(500)
  const tasks = await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen)
  return {
    name: `longest task on ${name}, ${SLOWER}x slower`,
    value: Math.max(0, ...tasks),
    unit: 'ms',
    goal: { atMost: budgets.longestTaskMs },
  }
}
