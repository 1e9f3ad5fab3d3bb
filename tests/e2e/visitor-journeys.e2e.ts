import type { Page } from '@playwright/test'
import { TOP_LIST } from '#domain/product-limits.ts'
import { addPages } from '../support/site/add-pages.ts'
import { finishStaggeredLayout } from '../support/browser/finish-staggered-layout.ts'
import { shuffle } from '../support/browser/shuffle.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

test.use({ sharesSite: true })

test('a visitor finds and downloads a page with the keyboard alone', async ({ page }) => {
  await page.goto('/en')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  const search = page.getByRole('combobox')
  while (!(await search.evaluate((box) => box === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.type('friendly cat')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  const found = page.getByRole('option', { name: /Friendly Cat/ })
  while ((await found.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/page\/friendly-cat$/)
  const download = page.getByRole('link', { name: /^Download PDF/ })
  await expect(download).toBeVisible()
  for (
    let steps = 0;
    steps < 60 && !(await download.evaluate((link) => link === document.activeElement));
    steps++
  )
    await page.keyboard.press('Tab')
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(file.suggestedFilename()).toBe('friendly_cat.pdf')
})

test('back and forward restore the screen with its filter', async ({ page }) => {
  await page.goto('/en/category/animals')
  await page.getByRole('navigation', { name: 'Difficulty' }).getByRole('link', { name: /^Easy/ }).click()
  await expect(page).toHaveURL(/difficulty=easy/)
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/page\//)
  await page.goBack()
  await expect(page).toHaveURL(/difficulty=easy/)
  await expect(
    page.getByRole('navigation', { name: 'Difficulty' }).getByRole('link', { name: /^Easy/ }),
  ).toHaveAttribute('aria-current', 'page')
  await page.goForward()
  await expect(page).toHaveURL(/\/page\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the search bar stays visible while scrolling on every screen except the home screen @prove', async ({
  page,
}) => {
  const search = page.getByRole('search')
  for (const [path, isVisible] of [
    ['/en/top-100', true],
    ['/de/privacy-policy', true],
    ['/en', false],
  ] as const) {
    await page.goto(path)
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const { y, height } = (await search.boundingBox())!
    expect([path, y + height > 0]).toEqual([path, isVisible])
  }
})

test('a search without results offers to draw the page', async ({ page }) => {
  await page.goto('/en/random')
  const rpcRequests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/rpc/')) rpcRequests.push(request.url())
  })
  const search = page.getByRole('combobox')
  await search.pressSequentially('q')
  await expect(search).toHaveAttribute('aria-expanded', 'true')
  expect(rpcRequests).toEqual([])
  await search.pressSequentially('wertz')
  await page.getByRole('button', { name: 'Have it drawn, free' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the likely next screens are prefetched when the browser is idle @prove', async ({ page }) => {
  const fetched = new Set<string>()
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname))
  await page.goto('/en')
  for (const next of ['category/animals', 'category/vehicles', 'top-100', 'random'])
    await expect.poll(() => [...fetched].some((path) => path.startsWith(`/en/${next}.`))).toBe(true)
})

test('going back to random pages restores the same pages and scroll position; shuffling loads new ones @prove', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  const titles = () => page.getByRole('article').getByRole('heading').allTextContents()
  for (const [screen, shuffled] of [
    ['/en/random', /random$/],
    ['/en', /en$/],
  ] as const) {
    await page.goto(screen)
    // Shuffled first, so that the restored list differs from the server's HTML.
    await shuffle(page)
    const before = await titles()
    await finishStaggeredLayout(page)
    const card = page.getByRole('article').last().getByRole('heading').getByRole('link')
    // Scrolls as far as the click below does.
    await card.hover()
    const scrolled = await page.evaluate(() => scrollY)
    expect(scrolled).toBeGreaterThan(300)
    await card.click()
    await expect(page).toHaveURL(/\/page\//)
    await page.goBack()
    await expect(page).toHaveURL(shuffled)
    await expect.poll(titles).toEqual(before)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
  }
})

test('a list is replaced by at most two cards per frame, so that the browser can handle input in between', async ({
  page,
  site,
}) => {
  await addPages(site, { difficulty: 'easy', count: 24 })
  await addPages(site, { difficulty: 'hard', count: 24 })
  await page.goto('/en/top-100?difficulty=easy')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(TOP_LIST.perPage)
  const addedCards = await countAddedCards(page)
  await page.getByRole('navigation', { name: 'Difficulty' }).getByRole('link', { name: 'Hard' }).click()
  await expect(cards.getByText('Hard', { exact: true })).toHaveCount(TOP_LIST.perPage)
  await finishStaggeredLayout(page)
  const frames = await addedCards.evaluate((counts) => [...counts.values()])
  expect(frames.reduce((sum, count) => sum + count)).toBe(TOP_LIST.perPage)
  expect(Math.max(...frames)).toBeLessThanOrEqual(2)
})

/** Counts the cards that are added in each frame from now on. */
const countAddedCards = (page: Page) =>
  page.evaluateHandle(() => {
    const counts = new Map<unknown, number>()
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      const cards = added.flatMap((node) =>
        node instanceof Element ? [...node.querySelectorAll('article')] : [],
      )
      // The timeline's time is the same for all changes within a frame.
      const frame = document.timeline.currentTime
      if (cards.length > 0) counts.set(frame, (counts.get(frame) ?? 0) + cards.length)
    }).observe(document.body, { childList: true, subtree: true })
    return counts
  })
