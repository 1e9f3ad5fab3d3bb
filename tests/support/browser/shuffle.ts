import { expect, type Page } from '@playwright/test'

/**
 * Shuffles the random pages and returns when the new ones are shown. Holds the response back until the button is
 * disabled; without that, a test could mistake the still enabled button for the end of the shuffle.
 */
export async function shuffle(page: Page, whileShuffling: () => Promise<void> = async () => {}) {
  const dataPath = `${new URL(page.url()).pathname}.data`
  const isDataRequest = (url: URL) => url.pathname === dataPath
  const { promise: released, resolve: releaseRequest } = Promise.withResolvers<void>()
  await page.route(isDataRequest, async (route) => {
    await released
    await route.continue()
  })
  const button = page.getByRole('button', { name: /Shuffl/ })
  await button.click()
  await expect(button).toBeDisabled()
  await whileShuffling()
  releaseRequest()
  await expect(button).toBeEnabled()
  // Cards are replaced in several frames.
  await expect(page.locator('ul[aria-busy=true]')).toHaveCount(0)
  await page.unroute(isDataRequest)
}
