import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createAccount, PASSWORD, signIn, withDatabase } from '../support/accounts/browser-accounts.ts'
import { hydrateOnNavigation } from '../support/browser/hydrate-on-navigation.ts'
import { expectAccessible } from '../support/browser/expect-accessible.ts'
import { openMail } from '../support/browser/open-mail.ts'
import type { ServerProcess } from '../support/site/server-process.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

const PHONE_IN_GERMAN = [390, 'de'] as const
const DESKTOP_IN_ENGLISH = [1280, 'en'] as const
/** Problems of accessibility depend on the width or on the language, hardly ever on both. */
const VIEWS = process.env.PROVE === '1' ? [PHONE_IN_GERMAN, DESKTOP_IN_ENGLISH] : [PHONE_IN_GERMAN]
const TABS = ['profile', 'creations', 'downloads', 'ai-history', 'security', 'data']

const userIdOf = (site: ServerProcess, email: string) =>
  withDatabase(site, async (sql) => {
    const [user] = await sql<{ id: string }[]>`select id from auth.users where email = ${email}`
    return user!.id
  })

/** Opens a tab of the dashboard and waits until it is loaded. */
async function openTab(page: Page, tab: string, language = 'en') {
  await page.goto(`/${language}/dashboard?tab=${tab}`)
  await expect(page.getByRole('navigation', { name: /dashboard|Bereichs/ })).toBeVisible()
  await expect(page.locator('main').getByText(/^(Loading|Wird geladen)/)).toHaveCount(0)
}

test('a guest who opens the dashboard is redirected to the home screen', async ({ page }) => {
  await page.goto('/en/dashboard')
  await page.waitForURL(({ pathname }) => pathname === '/')
})

test('a user signs up in Dutch, confirms by mail, finds their profile and switches to German @prove', async ({
  page,
  site,
}) => {
  await page.goto('/nl')
  await page.getByRole('button', { name: 'Registreren' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Je naam').fill('Noor Voorbeeld')
  await dialog.getByLabel('E-mail').fill('noor@example.org')
  await dialog.getByLabel('Wachtwoord').fill(PASSWORD)
  await dialog.getByRole('checkbox').check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Registreren' }).last().click()
  await expect(page.getByText('Account gemaakt!')).toBeVisible()
  await openMail(page, site, { to: 'noor@example.org', subject: 'Bevestig je adres' })
  await page.getByRole('link', { name: /Bevestig|bevestigen/ }).click()
  await expect(page.getByText('Noor Voorbeeld').first()).toBeVisible()

  await page.goto('/nl/dashboard')
  await expect(page.getByLabel('E-mail')).toHaveValue('noor@example.org')
  await expect(page.getByLabel('E-mail')).not.toBeEditable()
  await expect(page.getByText('999/999')).toHaveCount(2)
  await expect(page.getByText(/Bij ons sinds \d/)).toBeVisible()
  await page.getByRole('button', { name: 'Vernieuwen' }).click()
  await expect(page.getByText('Profiel vernieuwd')).toBeVisible()
  await page.getByLabel('Je naam').fill('Noor <b>de Vries</b>')
  await page.getByLabel('Taal').selectOption('de')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await page.waitForURL('**/de/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mein Bereich')
  await expect(page.getByLabel('Dein Name')).toHaveValue('Noor bde Vries/b')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('errors of the profile are shown with the messages of the specification @prove', async ({
  page,
  site,
  expectedErrorStatuses,
}) => {
  expectedErrorStatuses.add(422)
  await createAccount(site, { email: 'ria@example.org', name: 'Ria' })
  await signIn(page, 'ria@example.org', { next: '/en/dashboard' })
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('Your name')).toHaveValue('Ria')
  await page.route('**/rest/v1/profiles*', (route) => route.fulfill({ status: 422, json: {} }))
  await save()
  await expect(page.getByText('Failed to update profile. Please try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('Failed to refresh profile')).toBeVisible()
  // Clearing the browser's storage signs the user out.
  await page.evaluate(() => localStorage.clear())
  await save()
  await expect(page.getByText('No user logged in')).toBeVisible()
})

test('histories show pages, themes and the progress of a wish, and update automatically', async ({
  page,
  site,
}) => {
  await createAccount(site, { email: 'lea@example.org', name: 'Lea' })
  const lea = await userIdOf(site, 'lea@example.org')
  await signIn(page, 'lea@example.org')
  await openTab(page, 'downloads')
  await expect(page.getByRole('heading', { name: 'No downloads yet' })).toBeVisible()
  await openTab(page, 'creations')
  await expect(page.getByRole('heading', { name: 'No pages of your own yet' })).toBeVisible()
  await openTab(page, 'ai-history')
  await expect(page.getByRole('heading', { name: 'No AI generations yet' })).toBeVisible()

  // Another device starts a wish; this one shows its progress.
  await withDatabase(
    site,
    (sql) => sql`
      insert into public.ai_prompts (user_id, prompt_text, lease_owner, lease_expires_at)
      values (${lea}, 'a horse in a meadow', 'other-process', now() + interval '10 minutes')`,
  )
  const wish = page.getByRole('listitem').filter({ hasText: 'a horse in a meadow' })
  await expect(wish.getByText('In progress')).toBeVisible()
  await expect(wish.getByRole('button', { name: 'Regenerate' })).toBeDisabled()
  await withDatabase(
    site,
    (sql) => sql`
      update public.ai_prompts set status = 'failed', failure_reason = 'nothing-drawable', lease_owner = null
      where user_id = ${lea}`,
  )
  await expect(wish.getByText('Failed', { exact: true })).toBeVisible()
  await expect(wish.getByText(/did not recognize anything/)).toBeVisible()
  await wish.getByRole('button', { name: 'Regenerate' }).click()
  await expect(wish.getByText('Completed')).toBeVisible()
  await expect(wish).toHaveCount(2)
  await wish.getByRole('link', { name: 'View result' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/horse/i)

  await withDatabase(
    site,
    (sql) => sql`
      insert into public.download_history (user_id, page_id)
      select ${lea}, id from public.coloring_pages where slug = 'friendly-cat'`,
  )
  await openTab(page, 'downloads')
  const downloadRow = page.getByRole('listitem').filter({ hasText: 'Friendly Cat' })
  await expect(downloadRow.getByRole('link', { name: /Animals/ })).toHaveAttribute(
    'href',
    '/en/category/animals',
  )

  await openTab(page, 'creations')
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Download:/ }).click()
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/)
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByLabel('New title').fill('My own horse')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'My own horse' })).toBeVisible()
  await page.getByRole('button', { name: 'Ask us to publish it' }).click()
  await expect(page.getByText('Waiting for review')).toBeVisible()
  // An admin declines the release.
  await withDatabase(site, async (sql) => {
    await sql`update public.coloring_pages set release_requested_at = null where created_by = ${lea}`
    await sql`insert into public.page_declines (page_id) select id from public.coloring_pages where created_by = ${lea} and deleted_at is null`
  })
  await openTab(page, 'creations')
  await expect(page.getByText('Not published')).toBeVisible()
  await expect(page.getByText(/It stays your page/)).toBeVisible()
  for (const [width, language] of VIEWS)
    for (const tab of TABS) {
      await page.setViewportSize({ width, height: 900 })
      await openTab(page, tab, language)
      await expectAccessible(page)
    }
  await openTab(page, 'creations')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No pages of your own yet' })).toBeVisible()
})

test('other devices are listed and signed out, then all devices', async ({ page, browser, site }) => {
  await createAccount(site, { email: 'tom@example.org', name: 'Tom' })
  const tom = await userIdOf(site, 'tom@example.org')
  const sessions = () =>
    withDatabase(site, async (sql) => (await sql`select 1 from auth.sessions where user_id = ${tom}`).length)
  const otherDevice = await browser.newContext({ baseURL: site.url })
  await signIn(hydrateOnNavigation(await otherDevice.newPage()), 'tom@example.org')
  await otherDevice.close()
  await signIn(page, 'tom@example.org', { next: '/en/dashboard?tab=security' })
  await expect(page.getByText('This device')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(page.getByText('All other devices are signed out.')).toBeVisible()
  expect(await sessions()).toBe(1)
  await page.getByLabel('New password').fill('Wombat-Box-9!')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL('**/en')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(await sessions()).toBe(0)
})

test('a user downloads their data and deletes the account', async ({ page, site, expectedErrorStatuses }) => {
  // The deleted account is rejected: requests the screen still sends, and the sign-in at the end.
  expectedErrorStatuses.add(403).add(400)
  await createAccount(site, { email: 'ida@example.org', name: 'Ida' })
  await signIn(page, 'ida@example.org', { next: '/en/dashboard?tab=data' })
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const data = JSON.parse(readFileSync(await (await file).path(), 'utf8')) as { account: { email: string } }
  expect(data.account.email).toBe('ida@example.org')

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByRole('textbox').fill('somebody@example.org')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByText('Please type your email address exactly')).toBeVisible()
  await dialog.getByRole('textbox').fill('ida@example.org')
  await page.keyboard.press('Enter')
  await page.waitForURL(({ pathname }) => pathname === '/en')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await page.goto('/en/auth')
  await page.getByLabel('Email').fill('ida@example.org')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('The email or the password is not right.')).toBeVisible()
})
