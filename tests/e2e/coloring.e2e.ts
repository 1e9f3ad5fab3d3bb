import { CRAYONS } from '#domain/coloring/crayons.ts'
import type { RegionMap } from '#domain/coloring/region-map.ts'
import { expectAccessible, horizontalOverflow } from '../support/browser/expect-accessible.ts'
import { canvasOf, killTab, openColoring, readPixels, tapHouse } from '../support/browser/coloring-screen.ts'
import { houseSvg, storeDrawing } from '../support/drawing/drawn-page.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

test.use({ sharesSite: true })

const SLUG = 'friendly-cat'

test.beforeAll(async ({ site }) => {
  await storeDrawing(site, SLUG, { svg: houseSvg() })
})

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
  // Arrow keys go through the crayons; Tab reaches the selected one only.
  await page.getByRole('radio', { name: 'lime green', exact: true }).press('Enter')
  await page.keyboard.press('ArrowRight')
  const green = page.getByRole('radio', { name: 'green', exact: true })
  await expect(green).toBeFocused()
  await expect(green).toBeChecked()
  const tabStops = page.getByRole('radiogroup', { name: 'Colors' }).locator('[tabindex="0"]')
  await expect(tabStops).toHaveCount(1)
  await canvasOf(page).press('Enter')
  await expect(spoken).toHaveText('Area, 1 of 1, green')
  await page.keyboard.press('Control+z')
  await expect(spoken).toHaveText('Area, 1 of 1, no color yet')
  await page.keyboard.press('Control+y')
  await expect(spoken).toHaveText('Area, 1 of 1, green')
  await page.getByRole('button', { name: 'Settings and more' }).click()
  await page.getByLabel('Step by step').check()
  await page.keyboard.press('Escape')
  // With step buttons Tab reaches all crayons, because a switch device sends no arrow keys.
  await expect(tabStops).toHaveCount(CRAYONS.length)
  await page.getByRole('button', { name: 'Next area' }).click()
  await page.getByRole('radio', { name: 'red', exact: true }).click()
  await page.getByRole('group', { name: 'Step by step' }).getByRole('button', { name: 'Color it' }).click()
  await expect(spoken).toHaveText('Area, 1 of 1, red')
  expect(await horizontalOverflow(page)).toBe(0)
  await expectAccessible(page)
})

test('a coloring is copied in the gallery, and the eraser changes only the copy @prove', async ({
  page,
  request,
}) => {
  const regionMap = (await (await request.get(`/coloring/${SLUG}.json`)).json()) as RegionMap
  const whitePixels = async () => (await readPixels(page, regionMap)).whiteInside
  await openColoring(page, SLUG)
  await expect.poll(whitePixels).toBeGreaterThan(1000)
  await tapHouse(page)
  await expect.poll(whitePixels).toBe(0)
  await expect(page.locator('[data-saved=saved]')).toBeAttached()
  await page.goto('/en/color')
  await page.getByRole('button', { name: /^Copy: / }).click()
  const pictures = page.getByRole('main').getByRole('listitem')
  await expect(pictures).toHaveCount(2)
  // The newest one comes first.
  await pictures.first().getByRole('link').click()
  await expect(canvasOf(page)).toBeVisible()
  await expect.poll(whitePixels).toBe(0)
  await page.getByRole('radio', { name: 'Eraser' }).click()
  await tapHouse(page)
  await expect.poll(whitePixels).toBeGreaterThan(1000)
  await expect(page.locator('[data-saved=saved]')).toBeAttached()
  await page.goto('/en/color')
  await pictures.last().getByRole('link').click()
  await expect(canvasOf(page)).toBeVisible()
  await expect.poll(whitePixels).toBe(0)
})

test('on a board in a classroom crayons and tools are large, and none is out of reach', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 950 })
  await openColoring(page, SLUG)
  const buttons = await page
    .getByRole('radio')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
  expect(buttons.length).toBeGreaterThan(30)
  expect(Math.min(...buttons.map(({ width }) => width))).toBeGreaterThanOrEqual(60)
  expect(Math.max(...buttons.map(({ bottom }) => bottom))).toBeLessThanOrEqual(950)
  expect(Math.max(...buttons.map(({ right }) => right))).toBeLessThanOrEqual(1920)
})
