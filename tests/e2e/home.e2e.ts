import { LANGUAGES } from '#domain/text/languages.ts'
import { createAccount, signIn, withDatabase } from '../support/accounts/browser-accounts.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

test.use({ sharesSite: true })

test('switching the language keeps the screen and is stored', async ({ page }) => {
  await page.goto('/en')
  await page.locator('header summary', { hasText: 'Language' }).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(await page.evaluate(() => localStorage.getItem('preferred-language'))).toBe('de')
})

test('switching the language keeps query and fragment @prove', async ({ page }) => {
  await page.goto('/en/privacy-policy?from=mail#cookies')
  await page.locator('header summary', { hasText: 'Language' }).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/privacy-policy\?from=mail#cookies$/)
})

test('a menu closes on Escape, which focuses its button, and on a click or focus outside', async ({
  page,
}) => {
  await page.goto('/en/top-100')
  const button = page.locator('header summary', { hasText: 'Language' })
  const choice = page.getByRole('link', { name: 'Deutsch' })
  await button.click()
  await choice.focus()
  await page.keyboard.press('Escape')
  await expect(choice).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await expect(choice).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(choice).toBeHidden()
  await button.click()
  await page.getByRole('combobox').focus()
  await expect(choice).toBeHidden()
})

test('Escape closes the suggestions and keeps the query', async ({ page }) => {
  await page.goto('/en')
  const search = page.getByRole('combobox')
  await search.fill('frie')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option').first()).toBeHidden()
  await expect(search).toHaveValue('frie')
})

test('a query that is too short shows a hint instead of "Nothing found" @prove', async ({ page }) => {
  await page.goto('/en/search?q=a')
  await expect(page.getByText('Please type at least two letters.')).toBeVisible()
  await expect(page.getByText('Nothing found')).toHaveCount(0)
})

test('each list has a different title @prove', async ({ page }) => {
  const titles = new Set<string>()
  for (const path of ['category/animals', 'category/animals?difficulty=easy']) {
    await page.goto(`/en/${path}`)
    titles.add(await page.title())
  }
  expect(titles.size).toBe(2)
})

test('the labels of the sign-in tabs fit on the smallest phone @prove', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/de/auth')
  for (const name of ['Anmelden', 'Registrieren']) {
    const tab = page.getByRole('group').getByRole('button', { name })
    expect(await tab.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  }
})

test('the home screen shows its pages without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/fr')
  await expect(page.getByRole('article')).toHaveCount(10)
  await context.close()
})

test('screens that need JavaScript say so and show no buttons', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  for (const screen of ['dashboard', 'admin', 'setup', 'auth', 'create-image', 'favourites']) {
    await page.goto(`/de/${screen}`)
    await expect(page.getByRole('heading', { name: 'Hier geht es nicht ohne JavaScript' })).toBeVisible()
    await expect(page.locator('main').getByRole('status')).toBeHidden()
    await expect(page.locator('header, main').getByRole('button')).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Zu den Ausmalbildern' }).click()
  await expect(page).toHaveURL(/\/de$/)
  await context.close()
})

test('an unknown path responds with 404, and an unknown language redirects to the 404 screen', async ({
  page,
  site,
  expectedErrorStatuses,
}) => {
  expectedErrorStatuses.add(404)
  expect((await page.goto('/en/no-such-thing'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  expect((await page.goto('/no-such-place'))?.status()).toBe(404)
  await expect(page).toHaveURL(/\/no-such-place$/)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  expect((await page.goto('/pt'))?.status()).toBe(404)
  await expect(page).toHaveURL(/\/404$/)
  await page.goto('/DE')
  await expect(page).toHaveURL(/\/de$/)
  const paths = await withDatabase(
    site,
    (sql) => sql`select requested_path as path from public.not_found_logs order by id`,
  )
  expect(paths.map(({ path }) => path as string)).toEqual(['/en/no-such-thing', '/no-such-place', '/pt'])
})

test('a missing path is logged with the signed-in user @prove', async ({
  page,
  site,
  expectedErrorStatuses,
}) => {
  expectedErrorStatuses.add(404)
  await createAccount(site, { email: 'lost@example.org' })
  await signIn(page, 'lost@example.org')
  await page.goto('/en/page/no-such-page-here')
  await expect(page).toHaveURL(/\/en\/404$/)
  const users = () =>
    withDatabase(
      site,
      (sql) => sql`
        select users.email from public.not_found_logs join auth.users on users.id = user_id
        where requested_path = '/en/page/no-such-page-here'`,
    )
  await expect.poll(users).toEqual([{ email: 'lost@example.org' }])
})

test('the headline has three lines in every language and on every screen @prove', async ({ page }) => {
  for (const language of LANGUAGES) {
    await page.goto(`/${language}`)
    await page.evaluate(() => document.fonts.ready)
    for (const width of [390, 640, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const lines = await page.locator('h1').evaluate((heading) => {
        const { lineHeight } = getComputedStyle(heading)
        return Math.round(heading.getBoundingClientRect().height / parseFloat(lineHeight))
      })
      expect(lines, `${language} at ${width} pixels`).toBe(3)
    }
  }
})
