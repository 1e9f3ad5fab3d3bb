import { shuffle } from '../support/browser/shuffle.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

test.use({ sharesSite: true })

test('a new page shows a banner, and its flag is removed from the URL after five seconds', async ({
  page,
}) => {
  // The test controls the clock, so that a slow machine does not matter.
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1000)
  await page.goto('/en/coloring-page/friendly-cat?generated=true')
  const banner = page.getByText('Your page is ready.')
  await expect(banner).toBeVisible()
  // The banner stays while the mouse is over it.
  await banner.hover()
  await page.clock.runFor(6000)
  await expect(banner).toBeVisible()
  await page.getByRole('heading', { level: 1 }).hover()
  await page.clock.runFor(5100)
  await expect(banner).toBeHidden()
  await expect(page).toHaveURL(/\/en\/page\/friendly-cat$/)
})

test('the banner can be closed @prove', async ({ page }) => {
  await page.goto('/de/page/friendly-cat?generated=true&x=1')
  await page.getByRole('button', { name: 'Schließen' }).click()
  await expect(page.getByText('Dein Ausmalbild ist fertig.')).toBeHidden()
  await expect(page).toHaveURL(/friendly-cat\?x=1$/)
})

test('a guest who wants to customize a page sees that it is free and is asked to sign in', async ({
  page,
}) => {
  await page.goto('/en/top-100')
  const customize = page.getByRole('button', { name: /^Customize:/ }).first()
  await expect(customize).toHaveAttribute('title', 'Customize (Premium: free with an account)')
  await customize.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the random pages of the home screen can be shuffled, and the button is disabled while they load @prove', async ({
  page,
}) => {
  await page.goto('/en')
  await shuffle(page, async () => {
    await expect(page.getByRole('status', { name: 'Loading…' })).toBeVisible()
  })
  await expect(page.getByRole('article')).toHaveCount(10)
})
