import { expect, type Page } from '@playwright/test'

/**
 * Deals random pages anew, and returns once they are there. The answer is held until the screen says that it is
 * being waited for: a button looked at between the press and the waiting is the button of before.
 */
export async function shuffle(page: Page, meanwhile: () => Promise<void> = async () => {}) {
  const asked = `${new URL(page.url()).pathname}.data`
  const isAsked = (url: URL) => url.pathname === asked
  const { promise: waitedFor, resolve: answer } = Promise.withResolvers<void>()
  await page.route(isAsked, async (route) => {
    await waitedFor
    await route.continue()
  })
  const button = page.getByRole('button', { name: /Shuffl/ })
  await button.click()
  await expect(button).toBeDisabled()
  await meanwhile()
  answer()
  await expect(button).toBeEnabled()
  // The old cards make way a few at a time.
  await expect(page.locator('ul[aria-busy=true]')).toHaveCount(0)
  await page.unroute(isAsked)
}
