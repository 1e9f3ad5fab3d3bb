import type { BrowserContext, Page } from '@playwright/test'
import type { RegionMap } from '#domain/coloring/region-map.ts'
import { expectAccessible, horizontalOverflow } from '../support/browser/expect-accessible.ts'
import { canvasOf, openColoring, readPixels } from '../support/browser/coloring-screen.ts'
import { houseSvg, storeDrawing } from '../support/drawing/drawn-page.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

const SLUG = 'friendly-cat'

test.beforeAll(async ({ site }) => {
  await storeDrawing(site, SLUG, { svg: houseSvg() })
})

/** Taps the middle of the canvas, which is inside the house. */
async function tapHouse(page: Page): Promise<void> {
  const { x, y, width, height } = (await canvasOf(page).boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
}

/** Ends the tab as the operating system does when memory is short. */
async function killTab(context: BrowserContext, page: Page): Promise<Page> {
  const session = await context.newCDPSession(page)
  session.send('Page.crash').catch(() => {})
  await page.waitForEvent('crash')
  await page.close()
  return context.newPage()
}

test('a tap colors a region up to the middle of its lines, and a killed tab loses nothing', async ({
  page,
  context,
  request,
}) => {
  await page.goto(`/en/page/${SLUG}`)
  await page.getByRole('link', { name: 'Color it' }).click()
  await expect(canvasOf(page)).toBeVisible()
  const regionMap = (await (await request.get(`/coloring/${SLUG}.json`)).json()) as RegionMap
  expect(regionMap.regions).toHaveLength(1)
  await page.getByRole('radio', { name: 'blue', exact: true }).click()
  expect((await readPixels(page, regionMap)).whiteInside).toBeGreaterThan(1000)
  await tapHouse(page)
  const { inside, ...pixels } = await readPixels(page, regionMap)
  expect(inside).toBeGreaterThan(1000)
  expect(pixels).toEqual({ whiteInside: 0, coloredOutside: 0 })
  const next = await killTab(context, page)
  await openColoring(next, SLUG)
  await expect.poll(async () => (await readPixels(next, regionMap)).whiteInside).toBe(0)
  await next.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await readPixels(next, regionMap)).whiteInside).toBeGreaterThan(1000)
})

test('a keyboard reaches and colors every region, on a screen of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openColoring(page, SLUG)
  await expectAccessible(page)
  await canvasOf(page).focus()
  await page.keyboard.press('ArrowRight')
  const spoken = page.locator('[aria-live=polite][data-saved]')
  await expect(spoken).toHaveText('Area, 1 of 1, no color yet')
  await page.getByRole('radio', { name: 'green', exact: true }).press('Enter')
  await canvasOf(page).press('Enter')
  await expect(spoken).toHaveText('Area, 1 of 1, green')
  await page.keyboard.press('Control+z')
  await expect(spoken).toHaveText('Area, 1 of 1, no color yet')
  await page.keyboard.press('Control+y')
  await expect(spoken).toHaveText('Area, 1 of 1, green')
  await page.getByRole('button', { name: 'Settings and more' }).click()
  await page.getByLabel('Step by step').check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Next area' }).click()
  await page.getByRole('radio', { name: 'red', exact: true }).click()
  await page.getByRole('group', { name: 'Step by step' }).getByRole('button', { name: 'Color it' }).click()
  await expect(spoken).toHaveText('Area, 1 of 1, red')
  expect(await horizontalOverflow(page)).toBe(0)
  await expectAccessible(page)
})

test('fifty killed tabs lose nothing @prove', async ({ page, context, request }) => {
  test.setTimeout(600_000)
  const regionMap = (await (await request.get(`/coloring/${SLUG}.json`)).json()) as RegionMap
  let tab = page
  for (let kill = 0; kill < 50; kill++) {
    await openColoring(tab, SLUG)
    // The steps done so far can all be undone: none is missing.
    const name = kill % 2 === 0 ? 'blue' : 'green'
    await tab.getByRole('radio', { name, exact: true }).click()
    await tapHouse(tab)
    expect((await readPixels(tab, regionMap)).whiteInside).toBe(0)
    tab = await killTab(context, tab)
  }
  await openColoring(tab, SLUG)
  for (let step = 0; step < 50; step++) await tab.getByRole('button', { name: 'Undo' }).click()
  await expect(tab.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
  expect((await readPixels(tab, regionMap)).whiteInside).toBeGreaterThan(1000)
})
