import type { Page, Route } from '@playwright/test'
import { createAccount, signIn } from '../support/accounts.ts'
import { drawPage, houseSvg } from '../support/drawn-page.ts'
import { expect, test } from '../support/visitor.ts'

const SCREENS = ['/en', '/de/category/animals', '/en/page/friendly-cat', '/de/top-100', '/en/favourites']

/** What a browser still calls 0.00: a letter or two that is narrower in our face than in the device's. */
const NOTHING = 0.002

interface Shift {
  value: number
  moved: string[]
}

test.beforeAll(async ({ site }) => {
  await drawPage(site, 'friendly-cat', { svg: houseSvg() })
})

/** What moves on a screen without anybody having touched it, as the browser tells. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(globalThis, { shifts })
    type Told = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Told[])
        if (!hadRecentInput)
          shifts.push({
            value,
            moved: sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Pictures, scripts and, last of all, letters come late, as over a weak mobile line. */
async function slowDown(page: Page) {
  const late = (ms: number) => async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await route.continue().catch(() => undefined)
  }
  await page.route(/\/assets\/.*\.js$/, late(500))
  await page.route(/\/storage\//, late(700))
  await page.route(/\.woff2$/, late(1000))
}

async function whatMoves(page: Page): Promise<string[]> {
  await watchShifts(page)
  await slowDown(page)
  const found: string[] = []
  for (const screen of SCREENS) {
    await page.goto(screen, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts)
    const sum = shifts.reduce((all, { value }) => all + value, 0)
    if (sum > NOTHING)
      found.push(`${screen} moves by ${sum}: ${shifts.flatMap(({ moved }) => moved).join(' | ')}`)
  }
  return found
}

for (const [device, width] of [
  ['a phone', 390],
  ['a desktop', 1280],
] as const)
  test(`nothing moves while a screen arrives slowly on ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    expect(await whatMoves(page)).toEqual([])
  })

test('nothing moves for somebody who is signed in and has a class pack', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await createAccount(site, { email: 'steady@example.com' })
  await signIn(page, 'steady@example.com')
  await page.goto('/en/page/friendly-cat')
  await page.getByRole('button', { name: 'Add to class pack' }).click()
  expect(await whatMoves(page)).toEqual([])
})

test('over a slow line the next screen shows its outlines until it is there', async ({ page }) => {
  // Nobody here saves data, but what was fetched in advance would be there at once.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto('/en')
  let letPass = () => {}
  let held = Promise.resolve()
  await page.route(/\.data(\?|$)/, async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  const arriving = async (go: () => Promise<void>, outlines: number, title: RegExp) => {
    held = new Promise((resolve) => (letPass = resolve))
    await go()
    const status = page.locator('main').getByRole('status')
    await expect(status).toBeVisible()
    await expect(status.locator('> div.outlined')).toHaveCount(outlines)
    letPass()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(status).toHaveCount(0)
  }
  const main = page.locator('main')
  await arriving(
    () =>
      main
        .getByRole('link', { name: /^🦁|Animals/ })
        .first()
        .click(),
    6,
    /Animals/,
  )
  await arriving(() => main.getByRole('link', { name: /^Easy/ }).click(), 6, /Animals/)
  await arriving(() => page.getByRole('banner').getByRole('link', { name: 'Top 100' }).click(), 10, /Top 100/)
  await arriving(() => main.getByRole('article').getByRole('link').first().click(), 0, /./)
  await arriving(
    async () => {
      await page.getByRole('combobox').fill('cat')
      await page.keyboard.press('Enter')
    },
    0,
    /cat/,
  )
  await arriving(() => page.getByRole('banner').getByRole('link', { name: /home/i }).click(), 5, /Print/)
})
