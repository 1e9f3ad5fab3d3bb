import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/browser/expect-accessible.ts'
import { hydrateOnNavigation } from '../support/browser/hydrate-on-navigation.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

test.use({ sharesSite: true, serviceWorkers: 'allow' })

/** The element with the notice that the device is offline; it is empty while there is a connection. */
const OFFLINE_NOTICE = 'p[role=status][data-no-print]'

/** The addresses that are stored on the device. */
const storedPaths = (page: Page) =>
  page.evaluate(async () => {
    const lists = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return lists.flat().map(({ url }) => url.slice(location.origin.length))
  })

const waitUntilStored = (page: Page, ...wanted: RegExp[]) =>
  expect
    .poll(async () => {
      const paths = await storedPaths(page)
      return wanted.filter((pattern) => !paths.some((path) => pattern.test(path)))
    })
    .toEqual([])

/** Opens a page and the favourites, and waits until both are on the device. */
async function visitFavourite(page: Page): Promise<string> {
  await page.goto('/en/page/friendly-cat')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page
    .getByRole('button', { name: `Favorite: ${title}` })
    .first()
    .click()
  await waitUntilStored(page, /^\/en\/page\/friendly-cat$/, /^\/storage\/.*\.svg$/, /print-sheet/)
  await page.goto('/en/favourites')
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  await waitUntilStored(page, /^\/en\/favourites$/)
  return title
}

test('a favourite opens and prints without a connection, and a screen that was never seen says so', async ({
  browser,
  site,
}) => {
  // A separate context, because the browser logs the lost connection as an error.
  const context = await browser.newContext({ baseURL: site.url })
  const page = hydrateOnNavigation(await context.newPage())
  const title = await visitFavourite(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('You are offline.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.evaluate(() => void (window.print = () => void document.body.setAttribute('data-printed', '')))
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.locator('body[data-printed]')).toBeAttached()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
  await context.close()
})

test('a page seen before is colored without a connection @prove', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url })
  const page = hydrateOnNavigation(await context.newPage())
  await visitFavourite(page)
  // The server traces the regions of a page on their first request.
  await waitUntilStored(
    page,
    /^\/en\/color\/friendly-cat$/,
    /^\/coloring\/friendly-cat\.json$/,
    /coloring-dialog/,
  )
  await context.setOffline(true)
  await page.goto('/en/page/friendly-cat')
  await page.getByRole('link', { name: 'Color it' }).click()
  await expect(page.getByRole('application', { name: 'Picture to color' })).toBeVisible()
  await context.close()
})

test('a class pack opens without a connection, says what has to wait, and its pages are colored @prove', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url })
  const page = hydrateOnNavigation(await context.newPage())
  // The server traces the regions of a page on their first request.
  await page.request.get('/coloring/friendly-cat.json', { timeout: 60_000 })
  await page.goto('/en/page/friendly-cat')
  await page.getByRole('button', { name: 'Add to class pack' }).click()
  await waitUntilStored(
    page,
    /^\/en\/color\/friendly-cat$/,
    /^\/coloring\/friendly-cat\.json$/,
    /^\/storage\/.*\.svg$/,
    /coloring-dialog/,
    /pack-dialog/,
  )
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Class pack: 1 page' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('The PDF can be downloaded once you are connected again.')).toBeVisible()
  await expect(dialog.getByRole('link', { name: /Download PDF/ })).toBeHidden()
  await dialog.getByRole('link', { name: 'Color Friendly Cat on screen' }).click()
  await expect(page.getByRole('application', { name: 'Picture to color' })).toBeVisible()
  await context.close()
})

test('a screen stays as it is if the connection ends before the script of the notice is loaded', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url })
  const page = hydrateOnNavigation(await context.newPage())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('offline-support'))
  await page.route('**/*offline-support*', (route) => route.abort())
  await page.goto('/en/page/friendly-cat')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await failed
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  // The notice loads once the device is online again.
  await page.unroute('**/*offline-support*')
  await page.evaluate(() => void dispatchEvent(new Event('online')))
  await expect(page.locator(OFFLINE_NOTICE)).toBeAttached()
  await context.close()
})
