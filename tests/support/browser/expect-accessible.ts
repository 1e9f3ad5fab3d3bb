import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { finishStaggeredLayout } from './finish-staggered-layout.ts'

/** Less than half as large as the default: each check sends it to the page and compiles it. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Expects no axe violation and no horizontal overflow. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await finishStaggeredLayout(page)
  // Legacy mode runs axe in the page itself, which is faster and enough, because there are no frames.
  const { violations } = await new AxeBuilder({ page, axeSource })
    // Details of passed rules would only cost time.
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode(true)
    .analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
  const overflow = await horizontalOverflow(page)
  expect([...found, ...(overflow > 0 ? [`${overflow} px too wide`] : [])]).toEqual([])
}

/** By how many pixels the page is wider than its viewport. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
