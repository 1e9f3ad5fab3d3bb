import { expect, test } from '../support/browser/visitor-test.ts'

test.use({ sharesSite: true })

test('difficulty and age filter the Top 100 together and are in the URL', async ({ page }) => {
  await page.goto('/en/top-100')
  const all = await page.getByRole('article').count()
  await page.getByRole('navigation', { name: 'Difficulty' }).getByRole('link', { name: 'Easy' }).click()
  await expect(page).toHaveURL(/top-100\?difficulty=easy$/)
  await expect(page.getByRole('article').getByText('Medium', { exact: true })).toHaveCount(0)
  const easy = await page.getByRole('article').count()
  expect(easy).toBeLessThan(all)
  await page.getByRole('navigation', { name: 'Age' }).getByRole('link', { name: '8–12' }).click()
  await expect(page).toHaveURL(/top-100\?difficulty=easy&age=8$/)
  await expect(page.getByRole('article')).toHaveCount(easy)
  await page.goBack()
  await expect(page).toHaveURL(/top-100\?difficulty=easy$/)
})

test('a filtered search without matches links to all results, and their number is shown @prove', async ({
  page,
}) => {
  await page.goto('/en/search?q=cat&difficulty=hard&age=3')
  await expect(page.getByText('Nothing fits this choice')).toBeVisible()
  await page.getByRole('link', { name: 'Show everything' }).click()
  await expect(page).toHaveURL(/search\?q=cat$/)
  await expect(page.getByText(/^\d+ results?$/)).toBeVisible()
})

test('random pages match the filter, also without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/de/random')
  await page.getByRole('navigation', { name: 'Schwierigkeit' }).getByRole('link', { name: 'Mittel' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('article').getByText('Leicht', { exact: true })).toHaveCount(0)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  await context.close()
})
