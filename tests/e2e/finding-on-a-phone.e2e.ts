import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { LANGUAGES } from '#domain/text/languages.ts'
import { expectAccessible, horizontalOverflow } from '../support/browser/expect-accessible.ts'
import { finishStaggeredLayout } from '../support/browser/finish-staggered-layout.ts'
import { starterSiteTest as test, expect } from '../support/browser/starter-site-test.ts'

// Only `npm run prove` has the time to start a site with the whole library.
const PHONE = { width: 390, height: 844 }

const screensTall = async (page: Page) => {
  await finishStaggeredLayout(page)
  return page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
}

test('on a phone the home screen is at most five screens tall and has its themes within the first two @prove', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  for (const language of LANGUAGES) {
    await page.goto(`/${language}`)
    expect([language, (await screensTall(page)) <= 5]).toEqual([language, true])
    const themes = (await page.locator('#themes').boundingBox())!
    expect(themes.y + themes.height).toBeLessThan(2 * PHONE.height)
  }
  await expectAccessible(page)
})

test('on a phone a full theme is at most eight screens tall, and its first pictures are on the first screen @prove', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/de/category/vehicles')
  await expect(page.getByRole('article')).toHaveCount(24)
  expect(await screensTall(page)).toBeLessThanOrEqual(8)
  const picture = (await page.getByRole('article').first().locator('img').first().boundingBox())!
  expect(picture.y + picture.height / 2).toBeLessThan(PHONE.height)
  await expectAccessible(page)
})

test('cards are in one column below 340 pixels, in two up to 1023 and in five from 1024 @prove', async ({
  page,
}) => {
  await page.goto('/en/top-100')
  for (const [width, columns] of [
    [320, 1],
    [339, 1],
    [340, 2],
    [768, 2],
    [1023, 2],
    [1024, 5],
    [1280, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const tracks = await page
      .locator('main ul.staggered-list')
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
    expect([width, tracks]).toEqual([width, columns])
  }
})

test('nothing is wider than the screen, from 320 to 1280 pixels @prove', async ({ page }) => {
  const widths = [
    ...Array.from({ length: 49 }, (_, n) => 320 + n * 20),
    642,
    645,
    648,
    651,
    654,
    657,
    1023,
    1025,
  ]
  for (const path of [
    '/de',
    '/fr/category/princesses-and-knights',
    '/de/page/friendly-cat',
    '/nl/search?q=dino',
  ]) {
    await page.goto(path)
    await finishStaggeredLayout(page)
    const tooWide: string[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await horizontalOverflow(page)
      if (overflow > 0) tooWide.push(`${path} at ${width}: ${overflow} px`)
    }
    expect(tooWide).toEqual([])
  }
})

test('four taps and one scroll lead from the home screen to a printed dinosaur for a four-year-old @prove', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/de')
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  const counted = { taps: 0, scrolls: 0 }
  const tap = async (target: Locator) => {
    await expect(target).toBeVisible()
    const isOnScreen = () =>
      target.evaluate((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth
      })
    while (!(await isOnScreen())) {
      if (++counted.scrolls > 1) throw new Error(`too far down: ${target.toString()}`)
      await page.mouse.wheel(0, PHONE.height * 0.8)
    }
    counted.taps++
    // At its place on the screen, whatever element is on top of it there.
    const { x, y, width, height } = (await target.boundingBox())!
    await page.mouse.click(x + width / 2, y + height / 2)
  }
  const main = page.getByRole('main')
  await tap(main.getByRole('link', { name: 'Dinosaurier', exact: true }).last())
  await expect(page.getByRole('heading', { level: 1, name: 'Dinosaurier' })).toBeVisible()
  await tap(page.getByRole('navigation', { name: 'Alter' }).getByRole('link', { name: '3–4' }))
  await expect(page).toHaveURL(/dinosaurs\?age=3$/)
  await expect(main.getByText('Schwer', { exact: true }).and(page.locator('article *'))).toHaveCount(0)
  await tap(page.getByRole('article').first().locator('img').first())
  await expect(page).toHaveURL(/\/page\//)
  await tap(page.getByRole('button', { name: 'Drucken' }))
  await expect(page.locator('html[data-printed]')).toBeAttached()
  expect(counted.taps).toBe(4)
})

test('no long word of a title is broken on the cards of a phone and on a printed contact sheet @prove', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/de/category/dinosaurs')
  await finishStaggeredLayout(page)
  /** Words of titles that are on more than one line. */
  const brokenWords = () =>
    page.locator('article :is(h2, h3) a').evaluateAll((titles) =>
      titles.flatMap(({ firstChild }) =>
        [...firstChild!.textContent!.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(firstChild!, index)
          range.setEnd(firstChild!, index + word.length)
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : []
        }),
      ),
    )
  await expect(page.getByRole('heading', { name: 'Parasaurolophus im Wald' })).toBeAttached()
  expect(await brokenWords()).toEqual([])
  await page.setViewportSize({ width: 720, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await expect.poll(brokenWords).toEqual([])
})

test('the themes are in the menu, and their tiles show drawings of the artist @prove', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/en/top-100')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Themes' }).click()
  await expect(page).toHaveURL(/\/en#themes$/)
  const tiles = page.locator('#themes a')
  await expect(tiles).toHaveCount(24)
  await expect(tiles.locator('img[src$=".webp"]')).toHaveCount(24)
  expect(
    await tiles
      .first()
      .locator('img')
      .evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
  ).toBe(160)
})

test('a teacher prints the same picture in three levels as one file @prove', async ({ page }) => {
  await page.goto('/de/page/friendly-cat')
  await page.getByRole('button', { name: 'In drei Stufen' }).click()
  const dialog = page.getByRole('dialog')
  const previews = dialog.getByRole('img', { name: /Vorschau$/ })
  await expect(previews).toHaveCount(3)
  for (const preview of await previews.all())
    await expect
      .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 60_000 })
      .toBe(400)
  await expectAccessible(page)
  await dialog.getByLabel('Exemplare: Leicht').fill('8')
  await dialog.getByLabel('Exemplare: Schwer').fill('0')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'PDF herunterladen (9 Blätter)' }).click(),
  ])
  expect((await readFile(await file.path())).toString('latin1')).toContain('/Count 9')
})
