import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/browser/expect-accessible.ts'
import { finishStaggeredLayout } from '../support/browser/finish-staggered-layout.ts'
import { storeDrawing, houseSvg } from '../support/drawing/drawn-page.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

test.use({ sharesSite: true })

test.beforeAll(async ({ site }) => {
  for (const slug of ['friendly-cat', 'racing-car']) await storeDrawing(site, slug, { svg: houseSvg() })
})

const bottomOf = async (target: Locator) => {
  const { y, height } = (await target.boundingBox())!
  return y + height
}

/** The part of a reveal that the scribble shows, such as `100% 100%`. */
const revealed = (picture: Locator) => picture.evaluate((image) => getComputedStyle(image).maskSize)

test('a card fills its drawing with color under the mouse and on focus, and only then loads the colored picture', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/en/top-100')
  await finishStaggeredLayout(page)
  const card = page.getByRole('article').filter({ hasText: 'Friendly Cat' })
  const colored = card.locator('img[src="/colored/friendly-cat.webp"]')
  await card.scrollIntoViewIfNeeded()
  const boxBefore = await card.boundingBox()
  await expect(colored).toHaveCount(0)
  expect(requested.filter((path) => path.startsWith('/colored/'))).toEqual([])
  await card.hover()
  await expect.poll(() => revealed(colored)).toBe('100% 100%')
  expect(await card.boundingBox()).toEqual(boxBefore)
  await page.mouse.move(0, 0)
  await expect.poll(() => revealed(colored)).toBe('0% 100%')
  const other = page.getByRole('article').filter({ hasText: 'Racing Car' })
  await page.keyboard.press('Tab')
  await other.getByRole('heading').getByRole('link').focus()
  await expect.poll(() => revealed(other.locator('img[src^="/colored/"]'))).toBe('100% 100%')
})

test('the picture is most of the card, and no button lies on the drawing', async ({ page }) => {
  for (const [width, share] of [
    [390, 0.65],
    [1280, 0.7],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/en/category/animals')
    const card = page.getByRole('article').first()
    const { height } = (await card.boundingBox())!
    const picture = (await card.locator('img').first().boundingBox())!
    expect(picture.height / height).toBeGreaterThan(share)
    for (const action of await card.locator('button, a[download]').all())
      expect((await action.boundingBox())?.y ?? Infinity).toBeGreaterThanOrEqual(picture.y + picture.height)
  }
})

test('Download and Print are on the first screen of a page on phones and tablets', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [768, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/de/page/friendly-cat')
    for (const button of [
      page.getByRole('link', { name: /^PDF herunterladen/ }),
      page.getByRole('button', { name: 'Drucken' }),
    ])
      expect(await bottomOf(button)).toBeLessThanOrEqual(height)
    await expectAccessible(page)
  }
})

test('the number of prints rises after a download, and the message covers neither print bar nor class pack @prove', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/page/racing-car')
  await expect(page.getByText('78 prints')).toBeAttached()
  await page.getByRole('button', { name: 'Add to class pack' }).click()
  await page.evaluate(() => scrollTo(0, 0))
  const download = page.getByRole('link', { name: /^Download PDF/ })
  await Promise.all([page.waitForEvent('download'), download.click()])
  const message = page.getByRole('status').getByText('Download started')
  await expect(message).toBeVisible()
  await expect(page.getByText('79 prints')).toBeAttached()
  const status = page.getByRole('status').filter({ hasText: 'Download started' })
  // The message slides in from below.
  await expect
    .poll(async () => (await bottomOf(status.locator('> div'))) - (await download.boundingBox())!.y)
    .toBeLessThanOrEqual(0)
  expect(await bottomOf(download)).toBeLessThanOrEqual(
    (await page.getByRole('button', { name: /^Class pack: 1 page/ }).boundingBox())!.y,
  )
})

test('Share opens the menu of the device, or copies the link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/en/page/friendly-cat')
  const share = page.getByRole('button', { name: 'Share' })
  await page.evaluate(() => delete (Navigator.prototype as { share?: unknown }).share)
  await share.click()
  await expect(page.getByRole('status').getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/en\/page\/friendly-cat$/)
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (shared: ShareData) => document.body.setAttribute('data-shared', JSON.stringify(shared)),
    })
  })
  await share.click()
  await expect(page.locator('body')).toHaveAttribute('data-shared', /friendly-cat/)
})

const background = (target: Locator) =>
  target.evaluate((element) => getComputedStyle(element).backgroundColor)

test('with the colors of the system, what is selected has another background @prove', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/en/category/animals?age=3')
  const ages = page.getByRole('navigation', { name: 'Age' })
  expect(await background(ages.getByRole('link', { name: '3–4' }))).not.toBe(
    await background(ages.getByRole('link', { name: '5–7' })),
  )
  const heart = page.getByRole('article').first().getByRole('button', { pressed: false }).first()
  const before = await background(heart)
  await heart.click()
  const pressed = page.getByRole('article').first().getByRole('button', { pressed: true })
  expect(await background(pressed)).not.toBe(before)
})

/** The number of sheets that the browser prints. */
const printedSheets = async (page: Page) =>
  (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)
    ?.length

test('a theme is printed as a contact sheet: pictures and titles in six columns, nothing else @prove', async ({
  page,
}) => {
  await page.goto('/en/category/animals')
  await finishStaggeredLayout(page)
  await page.emulateMedia({ media: 'print' })
  const card = page.getByRole('article').first()
  await expect(card.getByRole('heading')).toBeVisible()
  for (const hidden of [page.locator('header'), page.locator('footer'), card.locator('a[download]')])
    await expect(hidden).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Age' })).toBeHidden()
  const columns = await page
    .locator('main ul.staggered-list')
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
  expect(columns).toBe(6)
  expect(await printedSheets(page)).toBe(1)
})
