import type { Page } from '@playwright/test'
import { createAccount, PASSWORD } from '../support/accounts/browser-accounts.ts'
import { expectAccessible, horizontalOverflow } from '../support/browser/expect-accessible.ts'
import { finishStaggeredLayout } from '../support/browser/finish-staggered-layout.ts'
import { storeDrawing, houseSvg } from '../support/drawing/drawn-page.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

const PARENT = 'pia@example.org'

test.beforeAll(async ({ site }) => {
  await storeDrawing(site, 'friendly-cat', { svg: houseSvg() })
  await createAccount(site, { email: PARENT })
})

const results = (page: Page) => page.getByRole('main').getByRole('article')
const search = (page: Page, query: string, language = 'en') =>
  page.goto(`/${language}/search?q=${encodeURIComponent(query)}`)

test('a chosen filter is a chip; removing it by keyboard keeps the focus and is announced', async ({
  page,
}) => {
  await page.goto('/en/search?q=cat&difficulty=easy')
  const row = page.getByRole('navigation', { name: 'Difficulty' })
  const status = page.getByRole('main').getByRole('status').first()
  await expect(status).toContainText('Filters: Easy')
  await expectAccessible(page)
  await row.getByRole('link', { name: 'Remove filter: Easy' }).press('Enter')
  await expect(page).toHaveURL(/search\?q=cat$/)
  await expect(row.getByRole('link', { name: 'Easy', exact: true })).toBeFocused()
  await expect(status).not.toContainText('Filters')
})

test('a search for unknown letters is no dead end', async ({ page }) => {
  await search(page, 'zzqqxx', 'nl')
  await expect(page.getByRole('heading', { name: '‘zzqqxx’ hebben we nog niet.' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Dieren', exact: true })).toBeVisible()
  await expect(results(page)).toHaveCount(5)
  await expectAccessible(page)
})

test('a guest’s search hands the wish over to creating, where it is after signing in', async ({ page }) => {
  await search(page, 'zzqqxx tortoise')
  await page.getByRole('link', { name: 'Have it drawn for you, free' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('group').getByRole('button', { name: 'Sign In' }).click()
  await dialog.getByLabel('Email').fill(PARENT)
  await dialog.getByLabel('Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign In' }).last().click()
  await expect(page.getByLabel('Your wish')).toHaveValue('zzqqxx tortoise')
})

test('the search screen proposes themes before the first search', async ({ page }) => {
  await page.goto('/fr/search')
  await page.getByRole('main').getByRole('link', { name: 'Animaux', exact: true }).click()
  await expect(page).toHaveURL(/\/fr\/category\/animals$/)
})

for (const [language, query] of [
  ['en', 'cat'],
  ['de', 'Freundliche Katze'],
] as const)
  test(`a phone shows the first result of “${query}” above the fold`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await search(page, query, language)
    await finishStaggeredLayout(page)
    expect((await results(page).first().boundingBox())!.y).toBeLessThan(500)
    expect(await horizontalOverflow(page)).toBe(0)
  })

test('suggestions have pictures of a fixed size and are used by keyboard', async ({ page }) => {
  await page.goto('/en')
  const box = page.getByRole('combobox')
  await box.fill('cat')
  const options = page.getByRole('option')
  await expect(options.first()).toContainText('Friendly Cat')
  const picture = options.first().locator('img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const heights = await options.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
  expect(new Set(heights).size).toBe(1)
  await expectAccessible(page)
  await box.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(box).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id'))!)
  await box.press('Enter')
  await expect(page).toHaveURL(/\/en\/page\/friendly-cat$/)
})

test('the search of the 404 screen leads to the same results', async ({ page, expectedErrorStatuses }) => {
  expectedErrorStatuses.add(404)
  await page.goto('/en/no-such-thing')
  await page.getByRole('combobox').fill('friendly')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/search\?q=friendly$/)
  await expect(results(page)).toHaveCount(1)
})

test('a search in vain is recorded once, and not while typing', async ({ page }) => {
  const recorded: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('record_search_miss')) recorded.push(request.postData()!)
  })
  await page.goto('/de')
  const box = page.getByRole('combobox')
  await box.fill('wauzimauzi')
  await expect(page.getByText('Dazu haben wir noch nichts.')).toBeVisible()
  expect(recorded).toEqual([])
  await box.press('Enter')
  await expect.poll(() => recorded).toHaveLength(1)
  expect(recorded[0]).toContain('wauzimauzi')
  await page.goBack()
  await expect(page).toHaveURL(/\/de$/)
  await page.goForward()
  await expect(page.getByRole('heading', { name: '„wauzimauzi“ haben wir noch nicht.' })).toBeVisible()
  expect(recorded).toHaveLength(1)
})
