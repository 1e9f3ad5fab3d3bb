// What a visitor's browser asks for does not come: it is said in place, in their language, with a way on.
import type { Page } from '@playwright/test'
import { arriveAwake } from '../support/awake.ts'
import { everybodyCanUse } from '../support/axe.ts'
import { expect, test } from '../support/visitor.ts'

const SCREENS = [
  ['Top 100', 'Die Ausmalbilder konnten nicht geladen werden'],
  ['Kontakt', 'Bei uns ist etwas schiefgegangen'],
] as const

/** Everything the next screen would be made of is refused. */
const refuse = (page: Page) => page.route('**/*.data*', (route) => route.fulfill({ status: 503, body: '' }))

test('a screen that does not come leaves header and search where they are, and comes at the second try', async ({
  page,
  refusals,
}) => {
  refusals.add(503)
  for (const [link, sentence] of SCREENS) {
    await page.goto('/de')
    await refuse(page)
    await page.getByRole('link', { name: link }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence)
    await expect(page.getByRole('search')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await everybodyCanUse(page)
    await page.unroute('**/*.data*')
    await page.getByRole('link', { name: 'Noch einmal versuchen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(sentence)
  }
})

test('who loses the connection is told so in place of the next screen, which comes once it is back', async ({
  browser,
  site,
}) => {
  // A context of its own: what the browser itself says about a lost connection is no noise here.
  const context = await browser.newContext({ baseURL: site.url })
  const page = arriveAwake(await context.newPage())
  await page.goto('/de')
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keine Verbindung')
  await expect(page.getByRole('search')).toBeVisible()
  await everybodyCanUse(page)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Noch einmal versuchen' }).click()
  await expect(page.getByLabel('Nachricht')).toBeVisible()
  await context.close()
})

test('a screen whose script is gone since a newer build is loaded anew', async ({ page, refusals }) => {
  refusals.add(404)
  await page.goto('/de')
  const gone = /\/assets\/contact-[^/]*\.js$/
  await page.route(gone, (route) => route.fulfill({ status: 404, body: '' }))
  const [reloaded] = await Promise.all([
    page.waitForRequest((request) => request.isNavigationRequest()),
    page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click(),
  ])
  expect(new URL(reloaded.url()).pathname).toBe('/de')
})
