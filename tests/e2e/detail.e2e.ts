import { shuffle } from '../support/shuffle.ts'
import { expect, test } from '../support/visitor.ts'

test('a page just made says so, and the flag leaves the address after five seconds', async ({ page }) => {
  // The five seconds are those of this test, however long anything takes.
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1000)
  await page.goto('/en/coloring-page/friendly-cat?generated=true')
  const banner = page.getByText('Your page is ready.')
  await expect(banner).toBeVisible()
  // Whoever reads it keeps it.
  await banner.hover()
  await page.clock.runFor(6000)
  await expect(banner).toBeVisible()
  await page.getByRole('heading', { level: 1 }).hover()
  await page.clock.runFor(5100)
  await expect(banner).toBeHidden()
  await expect(page).toHaveURL(/\/en\/page\/friendly-cat$/)
})

test('the banner can be closed at once', async ({ page }) => {
  await page.goto('/de/page/friendly-cat?generated=true&x=1')
  await page.getByRole('button', { name: 'Schließen' }).click()
  await expect(page.getByText('Dein Ausmalbild ist fertig.')).toBeHidden()
  await expect(page).toHaveURL(/friendly-cat\?x=1$/)
})

test('a guest who wants to customize a page is told it is free and asked to sign in', async ({ page }) => {
  await page.goto('/en/top-100')
  await expect(page.getByText('free with an account').first()).toBeVisible()
  await page
    .getByRole('button', { name: /^Customize:/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the random pages of the home screen are dealt anew, and the button waits meanwhile', async ({
  page,
}) => {
  await page.goto('/en')
  await shuffle(page, async () => {
    await expect(page.getByRole('status', { name: 'Loading…' })).toBeVisible()
  })
  await expect(page.getByRole('article')).toHaveCount(10)
})
