import type { Page } from '@playwright/test'
import { createAccount, PASSWORD, signIn, withDatabase } from '../support/accounts/browser-accounts.ts'
import { expectAccessible, horizontalOverflow } from '../support/browser/expect-accessible.ts'
import { finishStaggeredLayout } from '../support/browser/finish-staggered-layout.ts'
import { hydrateOnNavigation } from '../support/browser/hydrate-on-navigation.ts'
import { storeDrawing, houseSvg } from '../support/drawing/drawn-page.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

const PARENT = 'pia@example.org'
const ADMIN = 'olga@example.org'
const MISSING = 'cat on a skateboard'

test.beforeAll(async ({ site }) => {
  await storeDrawing(site, 'friendly-cat', { svg: houseSvg() })
  await createAccount(site, { email: PARENT })
  await createAccount(site, { email: ADMIN, name: 'Olga Operator' })
  await withDatabase(
    site,
    (sql) => sql`update public.profiles set subscription_tier = 'admin' where email = ${ADMIN}`,
  )
})

const results = (page: Page) => page.getByRole('main').getByRole('article')
const search = (page: Page, query: string, language = 'en') =>
  page.goto(`/${language}/search?q=${encodeURIComponent(query)}`)

test('a difficulty in words is a chip; removing it by keyboard rewrites the query and keeps the focus', async ({
  page,
}) => {
  await search(page, 'easy cat')
  const row = page.getByRole('navigation', { name: 'Difficulty' })
  const chip = row.getByRole('link', { name: 'Remove filter: Easy' })
  await expect(chip).toBeVisible()
  await expect(results(page)).toHaveCount(1)
  await expectAccessible(page)
  await chip.press('Enter')
  await expect(page).toHaveURL(/search\?q=cat$/)
  await expect(page.getByRole('combobox')).toHaveValue('cat')
  await expect(row.getByRole('link', { name: 'Easy', exact: true })).toBeFocused()
  await expect(page.getByRole('main').getByRole('status').first()).not.toContainText('Filters')
})

test('an age in words is a chip in the reader’s language, and another choice replaces the words @prove', async ({
  page,
}) => {
  await search(page, 'Katze für 4 Jährige', 'de')
  const ages = page.getByRole('navigation', { name: 'Alter' })
  await expect(ages.getByRole('link', { name: 'Filter entfernen: 4 Jahre' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('Filter: 4 Jahre')
  await ages.getByRole('link', { name: '5–7' }).click()
  await expect(page).toHaveURL(/search\?q=Katze&age=5$/)
  await expect(results(page)).toHaveCount(1)
})

test('a search for something we do not have names what there is, and hands the wish over to creating', async ({
  page,
}) => {
  await search(page, MISSING)
  const status = page.getByRole('main').getByRole('status').first()
  await expect(status).toContainText(`No “${MISSING}” yet. 1 cat, or we draw yours:`)
  await expect(results(page)).toHaveCount(1)
  await expectAccessible(page)
  await status.getByRole('link', { name: 'Have it drawn, free' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('group').getByRole('button', { name: 'Sign In' }).click()
  await dialog.getByLabel('Email').fill(PARENT)
  await dialog.getByLabel('Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign In' }).last().click()
  await expect(page.getByLabel('Your wish')).toHaveValue(MISSING)
})

test('a search for unknown letters is no dead end @prove', async ({ page }) => {
  await search(page, 'zzqqxx', 'nl')
  await expect(page.getByRole('heading', { name: '‘zzqqxx’ hebben we nog niet.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Laat het gratis tekenen' })).toHaveAttribute(
    'href',
    '/nl/create-image?prompt=zzqqxx',
  )
  await expect(page.getByRole('link', { name: 'Dieren', exact: true })).toBeVisible()
  await expect(results(page)).toHaveCount(5)
  await expectAccessible(page)
})

test('the search screen proposes searches and themes before the first search @prove', async ({ page }) => {
  await page.goto('/fr/search')
  await expect(page.getByRole('link', { name: 'animaux de la ferme' })).toHaveAttribute(
    'href',
    '/fr/search?q=animaux+de+la+ferme',
  )
  await page.getByRole('main').getByRole('link', { name: 'Animaux', exact: true }).click()
  await expect(page).toHaveURL(/\/fr\/category\/animals$/)
})

for (const [language, query] of [
  ['de', 'leichte Katze'],
  ['fr', 'chat sur un skateboard'],
] as const)
  test(`a phone shows the first result of “${query}” above the fold`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await search(page, query, language)
    await finishStaggeredLayout(page)
    expect((await results(page).first().boundingBox())!.y).toBeLessThan(600)
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
  await box.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/en\/page\/friendly-cat$/)
})

test('the search of the 404 screen leads to the same results @prove', async ({
  page,
  expectedErrorStatuses,
}) => {
  expectedErrorStatuses.add(404)
  await page.goto('/en/no-such-thing')
  await page.getByRole('combobox').fill('easy cat')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/search\?q=easy\+cat$/)
  await expect(page.getByRole('link', { name: 'Remove filter: Easy' })).toBeVisible()
})

test('a search without results is recorded once, and a synonym for it works at once @prove', async ({
  page,
  browser,
  site,
}) => {
  const visitor = await browser.newContext({ baseURL: site.url })
  const visitorPage = hydrateOnNavigation(await visitor.newPage())
  const recorded: string[] = []
  visitorPage.on('request', (request) => {
    if (request.url().includes('record_search_miss')) recorded.push(request.postData()!)
  })
  await visitorPage.goto('/de')
  const box = visitorPage.getByRole('combobox')
  await box.fill('wauzimauzi')
  await expect(visitorPage.getByText('Dazu haben wir noch nichts.')).toBeVisible()
  expect(recorded).toEqual([])
  await box.press('Enter')
  await expect.poll(() => recorded).toEqual([JSON.stringify({ query: 'wauzimauzi', lang: 'de' })])
  await visitorPage.goBack()
  await expect(visitorPage).toHaveURL(/\/de$/)
  await visitorPage.goForward()
  await expect(visitorPage.getByText('„wauzimauzi“ haben wir noch nicht.')).toBeVisible()
  expect(recorded).toHaveLength(1)

  await signIn(page, ADMIN, { next: '/en/admin?tab=analytics' })
  const row = page.getByRole('row').filter({ hasText: 'wauzimauzi' })
  await expect(row).toContainText('German')
  await row.getByRole('link', { name: 'Add a synonym: wauzimauzi' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Word')).toHaveValue('wauzimauzi')
  await expect(dialog.getByRole('button', { name: 'German' })).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please fill this in.')).toBeVisible()
  await dialog.getByLabel('Means').fill('Katze')
  await expect(dialog.getByText('Understood: Katze. 1 page has it.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('“wauzimauzi” is understood from now on.')).toBeVisible()

  await search(visitorPage, 'wauzimauzi', 'de')
  await expect(results(visitorPage)).toHaveCount(1)
  await visitor.close()
})

test('an administrator edits and deletes a synonym; a word has one meaning in each language @prove', async ({
  page,
  site,
  expectedErrorStatuses,
}) => {
  expectedErrorStatuses.add(409)
  await withDatabase(
    site,
    (sql) => sql`insert into public.search_synonyms (language, word, meaning)
      values ('en', 'meowster', 'cat'), ('en', 'vroomer', 'car')`,
  )
  await signIn(page, ADMIN, { next: '/en/admin?tab=content&sub=synonyms' })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('button', { name: 'Edit: meowster' })).toBeVisible()
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'Edit: meowster' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Word').fill('Vroomer')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('This word has a meaning in this language already.')).toBeVisible()
  await dialog.getByLabel('Word').fill('meowsterly')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('searchbox', { name: 'Search by word or meaning' }).fill('meow')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Delete: meowsterly' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('“meowsterly” was deleted.')).toBeVisible()
  await expect(page.getByText('Nothing here.')).toBeVisible()
})
