import { hydrateOnNavigation } from '../support/browser/hydrate-on-navigation.ts'
import { expectAccessible } from '../support/browser/expect-accessible.ts'
import { openMail } from '../support/browser/open-mail.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

test('the favourites of a guest move to a new account, and are there on another device and without its server', async ({
  page,
  browser,
  site,
}) => {
  await page.goto('/en/favourites')
  await expect(page.getByRole('heading', { name: 'No hearts given yet' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/en/top-100')
  const heart = page.getByRole('button', { name: /^Favorite: Friendly/ })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('It is kept on this device.')).toBeVisible()
  await page.goto('/en/page/racing-car')
  await page
    .getByRole('button', { name: /^Favorite: Racing/ })
    .first()
    .click()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Favorites' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('article').first()).toContainText('Racing')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Sign Up' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your name').fill('Fay')
  await dialog.getByLabel('Email').fill('fay@example.org')
  await dialog.getByLabel('Password').fill('Kangaroo-7!')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Sign Up' }).last().click()
  await expect(page.getByText('Account created!')).toBeVisible()
  await openMail(page, site, { to: 'fay@example.org', subject: 'Confirm your address' })
  await page.getByRole('link', { name: 'Confirm my address' }).click()
  await expect(page.getByText('Fay').first()).toBeVisible()

  await page.goto('/en/favourites')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favourites') ?? '[]')).toBe('[]')
  const deletion = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Favorite:/ })
    .click()
  expect((await deletion).status()).toBe(204)
  await expect(page.getByRole('article')).toHaveCount(1)

  // Another device of the same user.
  const otherDevice = await browser.newContext({ baseURL: site.url })
  const otherPage = hydrateOnNavigation(await otherDevice.newPage())
  await otherPage.goto('/en/favourites')
  await otherPage.getByRole('button', { name: 'Sign In' }).first().click()
  await otherPage.getByRole('dialog').getByLabel('Email').fill('fay@example.org')
  await otherPage.getByRole('dialog').getByLabel('Password').fill('Kangaroo-7!')
  await otherPage.getByRole('dialog').getByRole('button', { name: 'Sign In' }).last().click()
  await expect(otherPage.getByRole('article')).toHaveCount(1)
  await expect(otherPage.getByRole('article')).toContainText('Friendly')

  await otherPage.route('**/rest/v1/**', (route) => route.abort('internetdisconnected'))
  await otherPage.reload()
  await expect(otherPage.getByRole('article')).toContainText('Friendly')
  await otherPage.unroute('**/rest/v1/**')
  await otherPage.reload()
  await otherPage.locator('header summary', { hasText: 'Fay' }).click()
  await otherPage.getByRole('button', { name: 'Sign Out' }).click()
  // Signing out leads to the home screen.
  await otherPage.waitForURL('**/en')
  await otherPage.goto('/en/favourites')
  await expect(otherPage.getByRole('heading', { name: 'No hearts given yet' })).toBeVisible()
  // A title of the account must not stay on the device.
  expect(await otherPage.evaluate(() => localStorage.getItem('favourite-pages') ?? '')).not.toContain(
    'Friendly',
  )
  await otherDevice.close()
})
