import { expect, type Page } from '@playwright/test'

/**
 * Lays out all cards at once, also those outside the viewport (app/styles/staggered-layout.css), because a test cannot read the texts and
 * positions of cards without a layout. First waits for lists that are still loading.
 */
export async function finishStaggeredLayout(page: Page) {
  await expect(page.locator('ul[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName === 'staggered-layout')
        animation.finish()
  })
}
