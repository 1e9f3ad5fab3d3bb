import type { Page, Route } from '@playwright/test'
import { createAccount, signIn } from '../support/accounts/browser-accounts.ts'
import { storeDrawing, houseSvg } from '../support/drawing/drawn-page.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

test.use({ sharesSite: true })

const SCREENS = ['/en', '/de/category/animals', '/en/page/friendly-cat', '/de/top-100', '/en/favourites']

/**
 * The tolerated layout shift: single letters differ slightly in width between our fonts and the fallback fonts, by an amount that depends on
 * the version of the browser. A thirtieth of what counts as stable (0.1).
 */
const MAX_SHIFT = 0.003

interface Shift {
  value: number
  moved: string[]
}

test.beforeAll(async ({ site }) => {
  await storeDrawing(site, 'friendly-cat', { svg: houseSvg() })
})

/** Records the layout shifts that the browser reports without recent input. */
async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(globalThis, { shifts })
    type LayoutShiftEntry = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShiftEntry[])
        if (!hadRecentInput)
          shifts.push({
            value,
            moved: sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Delays scripts, pictures and fonts like a slow mobile connection. */
async function delayRequests(page: Page) {
  const delay = (ms: number) => async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await route.continue().catch(() => undefined)
  }
  await page.route(/\/assets\/.*\.js$/, delay(500))
  await page.route(/\/storage\//, delay(700))
  await page.route(/\.woff2$/, delay(1000))
}

async function findShifts(page: Page): Promise<string[]> {
  await recordShifts(page)
  await delayRequests(page)
  const found: string[] = []
  for (const screen of SCREENS) {
    await page.goto(screen, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts)
    const sum = shifts.reduce((all, { value }) => all + value, 0)
    if (sum > MAX_SHIFT)
      found.push(`${screen} moves by ${sum}: ${shifts.flatMap(({ moved }) => moved).join(' | ')}`)
  }
  return found
}

for (const [device, width] of [
  ['a phone', 390],
  ['a desktop @prove', 1280],
] as const)
  test(`nothing moves while a screen loads slowly on ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    expect(await findShifts(page)).toEqual([])
  })

test('nothing moves for a signed-in user with a class pack @prove', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await createAccount(site, { email: 'steady@example.com' })
  await signIn(page, 'steady@example.com')
  await page.goto('/en/page/friendly-cat')
  await page.getByRole('button', { name: 'Add to class pack' }).click()
  expect(await findShifts(page)).toEqual([])
})

test('during a slow navigation the next screen shows its skeleton until it is loaded @prove', async ({
  page,
}) => {
  // Data saver mode turns prefetching off, so that every screen has to be loaded.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto('/en')
  let release = () => {}
  let held = Promise.resolve()
  await page.route(/\.data(\?|$)/, async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  const expectSkeleton = async (navigate: () => Promise<void>, cardCount: number, title: RegExp) => {
    held = new Promise((resolve) => (release = resolve))
    await navigate()
    const status = page.locator('main').getByRole('status')
    const cards = status.locator('> div.outlined')
    await expect(status).toBeVisible()
    await expect(cards).toHaveCount(cardCount)
    release()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(cards).toHaveCount(0)
  }
  const main = page.locator('main')
  await expectSkeleton(
    () =>
      main
        .getByRole('link', { name: /^🦁|Animals/ })
        .first()
        .click(),
    6,
    /Animals/,
  )
  await expectSkeleton(() => main.getByRole('link', { name: /^Easy/ }).click(), 6, /Animals/)
  await expectSkeleton(
    () => page.getByRole('banner').getByRole('link', { name: 'Top 100' }).click(),
    10,
    /Top 100/,
  )
  await expectSkeleton(() => main.getByRole('article').getByRole('link').first().click(), 0, /./)
  await expectSkeleton(
    async () => {
      await page.getByRole('combobox').fill('cat')
      await page.keyboard.press('Enter')
    },
    0,
    /cat/,
  )
  await expectSkeleton(
    () => page.getByRole('banner').getByRole('link', { name: /home/i }).click(),
    5,
    /Print/,
  )
})
