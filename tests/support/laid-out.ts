import { expect, type Page } from '@playwright/test'

/**
 * Cards out of sight are laid out by and by on a first visit: before, their words cannot be read off the screen, nor can it be told where
 * they stand. This does not wait for it but has it done; a list whose cards are still coming is waited for.
 */
export async function laidOut(page: Page) {
  await expect(page.locator('ul[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName === 'by-and-by') animation.finish()
  })
}
