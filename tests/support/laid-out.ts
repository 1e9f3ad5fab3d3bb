import type { Page } from '@playwright/test'

/**
 * Cards out of sight are laid out by and by: before, their words cannot be read off the screen, nor can it be told where they stand. This
 * does not wait for it but has it done.
 */
export const laidOut = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName === 'by-and-by') animation.finish()
  })
