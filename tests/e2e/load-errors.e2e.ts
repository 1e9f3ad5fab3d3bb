// When a screen cannot be loaded, an error in the visitor's language is shown in its place, with a link to try again.
import type { Page } from '@playwright/test'
import { hydrateOnNavigation } from '../support/browser/hydrate-on-navigation.ts'
import { expectAccessible } from '../support/browser/expect-accessible.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

test.use({ sharesSite: true })

const SCREENS = [
  ['Top 100', 'Die Ausmalbilder konnten nicht geladen werden'],
  ['Kontakt', 'Bei uns ist etwas schiefgegangen'],
] as const

/** Rejects the data requests of the next screen. */
const rejectData = (page: Page) =>
  page.route('**/*.data*', (route) => route.fulfill({ status: 503, body: '' }))

test('an error of a screen keeps header and search, and the second try loads the screen', async ({
  page,
  expectedErrorStatuses,
}) => {
  expectedErrorStatuses.add(503)
  for (const [link, message] of SCREENS) {
    await page.goto('/de')
    await rejectData(page)
    await page.getByRole('link', { name: link }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message)
    await expect(page.getByRole('search')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/*.data*')
    await page.getByRole('link', { name: 'Noch einmal versuchen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(message)
  }
})

test('offline, a message replaces the next screen, which loads once the connection is back @prove', async ({
  browser,
  site,
}) => {
  // A separate context, because the browser logs the lost connection as an error.
  const context = await browser.newContext({ baseURL: site.url })
  const page = hydrateOnNavigation(await context.newPage())
  await page.goto('/de')
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keine Verbindung')
  await expect(page.getByRole('search')).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Noch einmal versuchen' }).click()
  await expect(page.getByLabel('Nachricht')).toBeVisible()
  await context.close()
})

test('after a new build, a missing script of a screen reloads the document', async ({ browser, site }) => {
  // A separate context, because React Router logs the missing script as an error before it reloads.
  const context = await browser.newContext({ baseURL: site.url })
  const page = hydrateOnNavigation(await context.newPage())
  await page.goto('/de')
  const missingScript = /\/assets\/contact-[^/]*\.js$/
  await page.route(missingScript, (route) => route.fulfill({ status: 404, body: '' }))
  const [reload] = await Promise.all([
    page.waitForRequest((request) => request.isNavigationRequest()),
    page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click(),
  ])
  expect(new URL(reload.url()).pathname).toBe('/de')
  await context.close()
})
