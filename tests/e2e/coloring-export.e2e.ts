import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openColoring, tapHouse } from '../support/browser/coloring-screen.ts'
import { expectAccessible } from '../support/browser/expect-accessible.ts'
import { houseSvg, storeDrawing } from '../support/drawing/drawn-page.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

test.use({ sharesSite: true })

const SLUG = 'friendly-cat'
/** The width of A4 at 300 dots per inch. */
const PRINT_WIDTH = 2480

test.beforeAll(async ({ site }) => {
  await storeDrawing(site, SLUG, { svg: houseSvg() })
})

/** What the browser was told to print and share, instead of its dialogs. */
interface Exported {
  printedWidths?: number[]
  sharedFiles?: string[]
}

const replaceDialogs = (page: Page) =>
  page.addInitScript(() => {
    const exported = globalThis as Exported
    globalThis.print = () => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('.print-sheet img')]
      exported.printedWidths = pictures.map(({ naturalWidth }) => naturalWidth)
    }
    navigator.canShare = () => true
    navigator.share = async (data) => {
      exported.sharedFiles = data?.files?.map(({ name }) => name)
    }
  })

const read = <Key extends keyof Exported>(page: Page, key: Key) =>
  page.evaluate((name) => (globalThis as Exported)[name], key)

async function saveAs(page: Page, button: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return readFileSync(await (await download).path())
}

test('a colored page is printed, saved as a sharp picture or vector PDF, and shared @prove', async ({
  page,
}) => {
  await replaceDialogs(page)
  await openColoring(page, SLUG)
  await tapHouse(page)
  await page.getByRole('button', { name: 'Settings and more' }).click()
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect.poll(() => read(page, 'printedWidths')).toEqual([PRINT_WIDTH])

  const png = await saveAs(page, 'Save as a picture')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  const pdf = await saveAs(page, 'Save as a PDF to print')
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.includes('/Image')).toBe(false)

  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect.poll(() => read(page, 'sharedFiles')).toEqual([expect.stringMatching(/\.png$/)])
})

/** Lets every write fail as on a full device; the quota of a test browser cannot be changed. Returns how to end it. */
const fillDevice = (page: Page) =>
  page.evaluateHandle(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota is exceeded', 'QuotaExceededError')
    }
    return () => {
      IDBObjectStore.prototype.put = put
    }
  })

test('a full device is reported, and the picture can be saved as a file @prove', async ({ page }) => {
  await openColoring(page, SLUG)
  const freeDevice = await fillDevice(page)
  await tapHouse(page)
  const warning = page
    .getByRole('alert')
    .filter({ hasText: 'This device has no space to save your picture.' })
  await expect(warning).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await warning.getByRole('button', { name: 'Save as a picture' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.png$/)
  // Once there is space again, everything is stored with the next action.
  await freeDevice.evaluate((free) => free())
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(warning).toBeHidden()
  await expect(page.locator('[data-saved]')).toHaveAttribute('data-saved', 'saved')
})
