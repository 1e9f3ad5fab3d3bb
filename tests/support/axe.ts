import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { laidOut } from './laid-out.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Nothing that axe finds, and nothing to scroll sideways for. */
export async function everybodyCanUse(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await laidOut(page)
  // In the page itself: there are no frames, and a second page to put their answers together would take longer than asking.
  const { violations } = await new AxeBuilder({ page })
    // What is well need not be told in full.
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode(true)
    .analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
  const overflow = await sidewaysScroll(page)
  expect([...found, ...(overflow > 0 ? [`${overflow} px too wide`] : [])]).toEqual([])
}

/** By how many pixels the page is wider than its window. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
