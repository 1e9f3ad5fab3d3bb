import { expect, test } from '../support/visitor.ts'

test('switching the language keeps the place and is remembered', async ({ page }) => {
  await page.goto('/en')
  await page.locator('header summary', { hasText: 'Language' }).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(await page.evaluate(() => localStorage.getItem('preferred-language'))).toBe('de')
})

test('without JavaScript the pages and links are there all the same', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/fr')
  await expect(page.getByRole('article')).toHaveCount(10)
  await context.close()
})

test('an unknown path says so with status 404, an unknown language leads there', async ({
  page,
  refusals,
}) => {
  refusals.add(404)
  expect((await page.goto('/en/no-such-thing'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  expect((await page.goto('/pt'))?.status()).toBe(404)
  await expect(page).toHaveURL(/\/404$/)
  await page.goto('/DE')
  await expect(page).toHaveURL(/\/de$/)
})
