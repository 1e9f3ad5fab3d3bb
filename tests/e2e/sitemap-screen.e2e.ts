import { expect, test } from '../support/browser/visitor-test.ts'

test.use({ sharesSite: true })

test('the sitemap screen shows the sitemap, or an error if it cannot be loaded @prove', async ({
  page,
  expectedErrorStatuses,
}) => {
  expectedErrorStatuses.add(404)
  await page.goto('/en/sitemap')
  await expect(page.getByRole('textbox', { name: 'Sitemap' })).toHaveValue(/<urlset|<sitemapindex/)
  await page.route('**/sitemap.xml', (route) => route.fulfill({ status: 404, body: '' }))
  await page.reload()
  await expect(page.getByText('Failed to generate sitemap')).toBeVisible()
})
