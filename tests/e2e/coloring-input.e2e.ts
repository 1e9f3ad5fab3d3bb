import type { CDPSession, Page } from '@playwright/test'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import type { RegionMap } from '#domain/coloring/region-map.ts'
import { LANGUAGES } from '#domain/text/languages.ts'
import { canvasOf, openColoring, readPixels, windowPoint } from '../support/browser/coloring-screen.ts'
import { expectAccessible, horizontalOverflow } from '../support/browser/expect-accessible.ts'
import { houseSvg, storeDrawing } from '../support/drawing/drawn-page.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

test.use({ sharesSite: true })

const SLUG = 'friendly-cat'
const DRAWN_SLUG = 'happy-family'

const regionMapOf = async (page: Page, slug: string) =>
  (await (await page.request.get(`/coloring/${slug}.json`)).json()) as RegionMap

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

/** Two fingers that start at the same distance from a point and move apart or together. */
async function pinch(session: CDPSession, [x, y]: [number, number], from: number, to: number) {
  const points = (distance: number) => [
    { x: x - distance, y, id: 0 },
    { x: x + distance, y, id: 1 },
  ]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(from) })
  for (let step = 1; step <= 5; step++)
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: points(from + ((to - from) * step) / 5),
    })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** The zoom of the overlay that marks the region of the keyboard. */
const zoomOf = async (page: Page) =>
  Number(/matrix\(([\d.]+)/.exec((await canvasOf(page).locator('svg > g').getAttribute('transform'))!)![1])

test('fingers fill, pinch and pan; once a pen was seen, a hand on the screen does not paint @prove', async ({
  browser,
  site,
}) => {
  await storeDrawing(site, SLUG, { svg: houseSvg() })
  const context = await browser.newContext({
    baseURL: site.url,
    hasTouch: true,
    viewport: { width: 820, height: 1180 },
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const regionMap = await regionMapOf(page, SLUG)
  await openColoring(page, SLUG)
  const house = await windowPoint(page, regionMap, [400, 600])
  await page.touchscreen.tap(...house)
  await expect.poll(async () => (await readPixels(page, regionMap)).whiteInside).toBe(0)

  await canvasOf(page).press('ArrowRight')
  const whole = await zoomOf(page)
  await pinch(session, house, 40, 200)
  expect(await zoomOf(page)).toBeGreaterThan(whole * 3)
  await pinch(session, house, 40, 2000)
  expect(await zoomOf(page)).toBeCloseTo(whole * 8, 3)
  await pinch(session, house, 400, 20)
  await page.getByRole('button', { name: 'Whole page' }).click()
  expect(await zoomOf(page)).toBeCloseTo(whole, 5)
  // Two fingers never paint: only the tap can be undone.
  await undo(page).click()
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true')

  await page.getByRole('radio', { name: 'Crayon' }).click()
  const pen = { button: 'left', pointerType: 'pen', clickCount: 1 } as const
  const [x, y] = house
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', x, y, buttons: 1, ...pen })
  for (let i = 1; i <= 10; i++)
    await session.send('Input.dispatchMouseEvent', {
      type: 'mouseMoved',
      x: x + i * 5,
      y: y + i * 2,
      buttons: 1,
      ...pen,
    })
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', x: x + 50, y: y + 20, ...pen })
  await expect(undo(page)).not.toHaveAttribute('aria-disabled')
  await page.touchscreen.tap(x - 60, y)
  await undo(page).click()
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true')
  await context.close()
})

test('a line that may leave its region does not leave the paper @prove', async ({ page, site }) => {
  await storeDrawing(site, SLUG, { svg: houseSvg() })
  await openColoring(page, SLUG)
  await page.getByRole('button', { name: 'Settings and more' }).click()
  await page.getByLabel('Color outside the lines').check()
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: 'Marker' }).click()
  const { x, y, width, height } = (await canvasOf(page).boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + 2, y + height / 2, { steps: 8 })
  await page.mouse.up()
  await expect(undo(page)).not.toHaveAttribute('aria-disabled')
  const painted = await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[data-coloring-canvas] canvas')!
    // Read once, because the browser warns of a second time.
    const row = canvas.getContext('2d')!.getImageData(0, Math.round(canvas.height / 2), canvas.width, 1).data
    return [row[Math.round(canvas.width / 2) * 4 + 3], row[3 * 4 + 3]]
  })
  expect(painted).toEqual([255, 0])
})

test('on a page of the artist no color crosses a line and no white rim remains @prove', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000)
  const artist = await createLocalArtist()
  const scene = artist.createScene({
    prompt: 'a fox and a castle on a meadow',
    language: 'en',
    style: 'cartoon',
    seed: 7,
  })
  await storeDrawing(site, DRAWN_SLUG, { svg: artist.draw(scene).svg })
  await page.setViewportSize({ width: 1000, height: 1400 })
  const regionMap = await regionMapOf(page, DRAWN_SLUG)
  expect(regionMap.regions.length).toBeGreaterThan(20)
  await openColoring(page, DRAWN_SLUG)
  const filled = regionMap.regions
    .keys()
    .filter((region) => region % 2 === 0)
    .toArray()
  for (const region of filled) {
    const [, x, y] = regionMap.regions[region]!
    await page.mouse.click(...(await windowPoint(page, regionMap, [x, y])))
  }
  const { inside, ...pixels } = await readPixels(page, regionMap, filled)
  expect(inside).toBeGreaterThan(50_000)
  expect(pixels).toEqual({ whiteInside: 0, coloredOutside: 0 })
})

test('the coloring screen is translated into every language, fits on a phone and is accessible @prove', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000)
  await storeDrawing(site, SLUG, { svg: houseSvg() })
  await page.setViewportSize({ width: 320, height: 640 })
  const spoken = new Set<string>()
  for (const language of LANGUAGES) {
    await openColoring(page, SLUG, language)
    await canvasOf(page).press('ArrowRight')
    const text = page.locator('[aria-live=polite][data-saved]')
    await expect(text).not.toBeEmpty()
    spoken.add((await text.textContent())!)
    expect(await horizontalOverflow(page)).toBe(0)
    await expectAccessible(page)
  }
  expect(spoken.size).toBe(LANGUAGES.length)
})
