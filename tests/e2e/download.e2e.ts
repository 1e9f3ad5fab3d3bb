import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { storeDrawing, houseSvg } from '../support/drawing/drawn-page.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

test.use({ locale: 'de-DE' })

test.beforeAll(async ({ site }) => {
  await storeDrawing(site, 'friendly-cat', { svg: houseSvg() })
  await storeDrawing(site, 'racing-car', { svg: houseSvg('landscape') })
  const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await storeDrawing(site, 'happy-family', { png: new Uint8Array(png) })
})

const download = async (page: Page, click: () => Promise<void>) => {
  const [file] = await Promise.all([page.waitForEvent('download'), click()])
  return { name: file.suggestedFilename(), bytes: (await readFile(await file.path())).toString('latin1') }
}

const sheetSize = (pdf: string) => {
  const [, width, height] = /MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)!
  return [Math.round(Number(width)), Math.round(Number(height))]
}

test('a page is downloaded as a vector PDF named after its title and counted once', async ({ page }) => {
  await page.goto('/de/page/friendly-cat')
  const prints = page.getByText('-mal gedruckt').first()
  const before = await prints.innerText()
  const { name, bytes } = await download(page, () =>
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

test('the paper size Letter is stored and also applies to cards', async ({ page }) => {
  await page.goto('/en/page/racing-car')
  await page.getByText('US Letter').click()
  const onDetail = await download(page, () => page.getByRole('link', { name: /^Download PDF/ }).click())
  expect(sheetSize(onDetail.bytes)).toEqual([792, 612])
  await page.goto('/en/top-100')
  const onCard = await download(page, () =>
    page
      .getByRole('article')
      .filter({ hasText: 'Racing' })
      .getByRole('link', { name: /^Download/ })
      .click(),
  )
  expect(sheetSize(onCard.bytes)).toEqual([792, 612])
})

test('a page without a vector master becomes a PDF in the browser', async ({ page }) => {
  await page.goto('/en/page/happy-family')
  const { bytes } = await download(page, () => page.getByRole('link', { name: /^Download PDF/ }).click())
  expect(sheetSize(bytes)).toEqual([842, 595])
  expect(bytes).toContain('/Subtype /Image')
})

test('a failed download shows one message at a time until it is closed; a failed count shows none @prove', async ({
  page,
  expectedErrorStatuses,
}) => {
  expectedErrorStatuses.add(404)
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
  // The browser may have the PDF in its cache; only the message matters here.
  await download(page, () => page.getByRole('link', { name: /^Download PDF/ }).click())
  await expect(page.getByRole('status').getByText('Download started')).toBeVisible()
})

test('without JavaScript the download button links to the PDF, or to the picture with its own file extension', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/en/page/friendly-cat')
  const { bytes } = await download(page, () => page.getByRole('link', { name: /^Download PDF/ }).click())
  expect(sheetSize(bytes)).toEqual([595, 842])
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await page.goto('/en/page/happy-family')
  const picture = await download(page, () => page.getByRole('link', { name: /^Download PDF/ }).click())
  expect(picture.name).toMatch(/\.png$/)
  expect(picture.bytes).toContain('PNG')
  await context.close()
})

test('printing produces one sheet with the page and nothing else', async ({ page }) => {
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
