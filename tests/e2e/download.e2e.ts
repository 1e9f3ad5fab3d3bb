import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { drawPage, houseSvg } from '../support/drawn-page.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ locale: 'de-DE' })

test.beforeAll(async ({ site }) => {
  await drawPage(site, 'friendly-cat', { svg: houseSvg() })
  await drawPage(site, 'racing-car', { svg: houseSvg('landscape') })
  const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await drawPage(site, 'happy-family', { png: new Uint8Array(png) })
})

const saved = async (page: Page, press: () => Promise<void>) => {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: file.suggestedFilename(), bytes: (await readFile(await file.path())).toString('latin1') }
}

const sheetSize = (pdf: string) => {
  const [, width, height] = /MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)!
  return [Math.round(Number(width)), Math.round(Number(height))]
}

test('a page is saved as a vector sheet under its title, and counted once', async ({ page }) => {
  await page.goto('/de/page/friendly-cat')
  const prints = page.getByText('-mal gedruckt').first()
  const before = await prints.innerText()
  const { name, bytes } = await saved(page, () =>
    page.getByRole('link', { name: /^PDF herunterladen/ }).click(),
  )
  expect(name).toMatch(/^[a-z0-9_]+\.pdf$/)
  expect(sheetSize(bytes)).toEqual([595, 842])
  expect(bytes.match(/\/Type\/Page\//g)).toHaveLength(1)
  expect(bytes).not.toContain('/Subtype/Image')
  await expect(page.getByRole('status').getByText('Download gestartet')).toBeVisible()
  await expect(async () => {
    await page.reload()
    expect(await prints.innerText()).not.toBe(before)
  }).toPass({ timeout: 60_000 })
})

test('whoever chooses Letter gets Letter, also next time and on cards', async ({ page }) => {
  await page.goto('/en/page/racing-car')
  await page.getByText('US Letter').click()
  const onDetail = await saved(page, () => page.getByRole('link', { name: /^Download PDF/ }).click())
  expect(sheetSize(onDetail.bytes)).toEqual([792, 612])
  await page.goto('/en/top-100')
  const onCard = await saved(page, () =>
    page
      .getByRole('article')
      .filter({ hasText: 'Racing' })
      .getByRole('link', { name: /^Download/ })
      .click(),
  )
  expect(sheetSize(onCard.bytes)).toEqual([792, 612])
})

test('a page that only has a picture becomes a PDF in the browser', async ({ page }) => {
  await page.goto('/en/page/happy-family')
  const { bytes } = await saved(page, () => page.getByRole('link', { name: /^Download PDF/ }).click())
  expect(sheetSize(bytes)).toEqual([842, 595])
  expect(bytes).toContain('/Subtype /Image')
})

test('a download that fails says so, one message at a time, and stays until it is closed; a failed count is nobody’s problem', async ({
  page,
  refusals,
}) => {
  refusals.add(404)
  await page.goto('/en/page/friendly-cat')
  await page.route('**/rpc/record_download', (route) => route.fulfill({ status: 404, body: '' }))
  await page.route('**/print/**', (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByRole('link', { name: /^Download PDF/ }).click()
  await expect(page.getByRole('alert').getByText('Download failed')).toBeVisible()
  const close = page.getByRole('button', { name: 'Close' })
  await close.evaluate((button) => button.setAttribute('data-first', ''))
  await page.getByRole('link', { name: /^Download PDF/ }).click()
  await expect(page.locator('[data-first]')).toHaveCount(0)
  await expect(close).toHaveCount(1)
  await close.click()
  await expect(page.getByText('Download failed')).toHaveCount(0)
  await page.unroute('**/print/**')
  // The browser may still hold the sheet from before; the notice is what counts here.
  await saved(page, () => page.getByRole('link', { name: /^Download PDF/ }).click())
  await expect(page.getByRole('status').getByText('Download started')).toBeVisible()
})

test('without JavaScript the button is a link to the sheet, or to the picture under a picture’s name', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/en/page/friendly-cat')
  const { bytes } = await saved(page, () => page.getByRole('link', { name: /^Download PDF/ }).click())
  expect(sheetSize(bytes)).toEqual([595, 842])
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await page.goto('/en/page/happy-family')
  const picture = await saved(page, () => page.getByRole('link', { name: /^Download PDF/ }).click())
  expect(picture.name).toMatch(/\.png$/)
  expect(picture.bytes).toContain('PNG')
  await context.close()
})

test('the printer gets the page and nothing else, on one sheet', async ({ page }) => {
  await page.goto('/en/page/friendly-cat')
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.print-sheet img')).toBeVisible()
  for (const hidden of ['h1', 'header', 'footer', 'nav', 'h2'])
    await expect(page.locator(hidden).first()).toBeHidden()
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
