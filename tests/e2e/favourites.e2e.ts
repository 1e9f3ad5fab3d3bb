import { arriveAwake } from '../support/awake.ts'
import { everybodyCanUse } from '../support/axe.ts'
import { openMail } from '../support/outbox.ts'
import { expect, test } from '../support/visitor.ts'

test('a guest gives hearts, finds them again, and brings them along into a new account', async ({
  page,
  browser,
  site,
}) => {
  await page.goto('/en/favourites')
  await expect(page.getByRole('heading', { name: 'No hearts given yet' })).toBeVisible()
  await everybodyCanUse(page)

  await page.goto('/en/top-100')
  const heart = page.getByRole('button', { name: /^Favorite: Friendly/ })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('They are kept on this device.')).toBeVisible()
  await page.goto('/en/page/racing-car')
  await page
    .getByRole('button', { name: /^Favorite: Racing/ })
    .first()
    .click()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Favorites' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('article').first()).toContainText('Racing')
  await everybodyCanUse(page)

  await page.getByRole('button', { name: 'Sign Up' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your name').fill('Fay')
  await dialog.getByLabel('Email').fill('fay@example.org')
  await dialog.getByLabel('Password').fill('Kangaroo-7!')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Sign Up' }).last().click()
  await expect(page.getByText('Account created!')).toBeVisible()
  await openMail(page, 'Confirm your address')
  await page.getByRole('link', { name: 'Confirm my address' }).click()
  await expect(page.getByText('Fay').first()).toBeVisible()

  await page.goto('/en/favourites')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favourites') ?? '[]')).toBe('[]')
  const written = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Favorite:/ })
    .click()
  expect((await written).status()).toBe(204)
  await expect(page.getByRole('article')).toHaveCount(1)

  // Another device of the same person.
  const elsewhere = await browser.newContext({ baseURL: site.url })
  const other = arriveAwake(await elsewhere.newPage())
  await other.goto('/en/favourites')
  await other.getByRole('button', { name: 'Sign In' }).first().click()
  await other.getByRole('dialog').getByLabel('Email').fill('fay@example.org')
  await other.getByRole('dialog').getByLabel('Password').fill('Kangaroo-7!')
  await other.getByRole('dialog').getByRole('button', { name: 'Sign In' }).last().click()
  await expect(other.getByRole('article')).toHaveCount(1)
  await expect(other.getByRole('article')).toContainText('Friendly')
  await elsewhere.close()
})
