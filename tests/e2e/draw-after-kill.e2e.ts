import type { Browser, Page } from '@playwright/test'
import { hydrateOnNavigation } from '../support/browser/hydrate-on-navigation.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

test.use({ sharesSite: true })

const KILLS = 50
const ANIMALS = ['cat', 'dog', 'lion', 'horse', 'rabbit', 'elephant', 'fox', 'bear', 'duck', 'owl']
const PLACES = ['on a meadow', 'in the forest', 'on the beach', 'in the snow', 'in the city']
const wishAt = (round: number) =>
  `a ${ANIMALS[round % ANIMALS.length]!} ${PLACES[Math.floor(round / ANIMALS.length) % PLACES.length]!}`

/** Ends every renderer as the operating system does it with a tab that needs too much memory. */
async function killRenderers(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = (await session.send('SystemInfo.getProcessInfo')) as {
    processInfo: { type: string; id: number }[]
  }
  for (const { type, id } of processInfo)
    if (type === 'renderer') {
      try {
        process.kill(id, 'SIGKILL')
      } catch {
        // It has ended by itself.
      }
    }
  await session.detach()
}

async function drawAndKill(browser: Browser, page: Page, wish: string, isFirst: boolean): Promise<string> {
  await page.goto('/en/draw')
  if (!isFirst) await page.getByRole('button', { name: 'New sheet' }).click()
  await page.getByLabel('What shall we draw?').fill(wish)
  const picture = page.getByRole('img', { name: new RegExp(wish.split(' ')[1]!, 'i') })
  await picture.first().waitFor()
  const shown = (await picture.first().getAttribute('src'))!
  const crashed = page.waitForEvent('crash')
  await killRenderers(browser)
  await crashed
  await page.close()
  return shown
}

test('no drawing is lost when its tab is killed fifty times @prove', async ({ browser, site }) => {
  test.setTimeout(KILLS * 60_000)
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' })
  const lost: string[] = []
  for (let round = 0; round < KILLS; round++) {
    const wish = wishAt(round)
    const shown = await drawAndKill(browser, hydrateOnNavigation(await context.newPage()), wish, round === 0)
    const page = hydrateOnNavigation(await context.newPage())
    await page.goto('/en/draw')
    const restored = page.locator('[data-picture] > img').first()
    await restored.waitFor()
    // Drawn again from its scene, so it is the same picture to the last line.
    const isSame = (await restored.getAttribute('src')) === shown
    const field = await page.getByLabel('What shall we draw?').inputValue()
    if (!isSame || field !== wish) lost.push(wish)
    if (round === KILLS - 1)
      await expect(page.getByRole('region', { name: 'My drawings' }).getByRole('listitem')).toHaveCount(KILLS)
    await page.close()
  }
  expect(lost).toEqual([])
  await context.close()
})
