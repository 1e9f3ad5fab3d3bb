import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createAccount, PASSWORD, signIn, withDatabase } from '../support/accounts.ts'
import { arriveAwake } from '../support/awake.ts'
import { everybodyCanUse } from '../support/axe.ts'
import { openMail } from '../support/outbox.ts'
import type { ServerProcess } from '../support/server-process.ts'
import { expect, test } from '../support/visitor.ts'

const TABS = ['profile', 'creations', 'downloads', 'ai-history', 'security', 'data']

const idOf = (site: ServerProcess, email: string) =>
  withDatabase(site, async (sql) => {
    const [user] = await sql<{ id: string }[]>`select id from auth.users where email = ${email}`
    return user!.id
  })

/** Opens a tab of the English dashboard and waits until it has finished loading. */
async function openTab(page: Page, tab: string, language = 'en') {
  await page.goto(`/${language}/dashboard?tab=${tab}`)
  await expect(page.getByRole('navigation', { name: /dashboard|Bereichs/ })).toBeVisible()
  await expect(page.locator('main').getByText(/^(Loading|Wird geladen)/)).toHaveCount(0)
}

test('a guest who opens the dashboard is led home', async ({ page }) => {
  await page.goto('/en/dashboard')
  await page.waitForURL(({ pathname }) => pathname === '/')
})

test('somebody signs up in Dutch, confirms by mail, finds their profile and moves to German', async ({
  page,
}) => {
  await page.goto('/nl')
  await page.getByRole('button', { name: 'Registreren' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Je naam').fill('Noor Voorbeeld')
  await dialog.getByLabel('E-mail').fill('noor@example.org')
  await dialog.getByLabel('Wachtwoord').fill(PASSWORD)
  await dialog.getByRole('checkbox').check()
  await everybodyCanUse(page)
  await dialog.getByRole('button', { name: 'Registreren' }).last().click()
  await expect(page.getByText('Account gemaakt!')).toBeVisible()
  await openMail(page, 'Bevestig je adres')
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

test('what goes wrong around a profile is said as the specification says it', async ({
  page,
  site,
  refusals,
}) => {
  refusals.add(422)
  await createAccount(site, { email: 'ria@example.org', name: 'Ria' })
  await signIn(page, 'ria@example.org', { next: '/en/dashboard' })
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('Your name')).toHaveValue('Ria')
  await page.route('**/rest/v1/profiles*', (route) => route.fulfill({ status: 422, json: {} }))
  await save()
  await expect(page.getByText('Failed to update profile. Please try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('Failed to refresh profile')).toBeVisible()
  // Signed out meanwhile, by somebody who cleared the browser's memory.
  await page.evaluate(() => localStorage.clear())
  await save()
  await expect(page.getByText('No user logged in')).toBeVisible()
})

test('histories show pages, themes and how far a wish is, by themselves', async ({ page, site }) => {
  await createAccount(site, { email: 'lea@example.org', name: 'Lea' })
  const lea = await idOf(site, 'lea@example.org')
  await signIn(page, 'lea@example.org')
  await openTab(page, 'downloads')
  await expect(page.getByRole('heading', { name: 'No downloads yet' })).toBeVisible()
  await openTab(page, 'creations')
  await expect(page.getByRole('heading', { name: 'No pages of your own yet' })).toBeVisible()
  await openTab(page, 'ai-history')
  await expect(page.getByRole('heading', { name: 'No AI generations yet' })).toBeVisible()

  // Another device begins a wish; this one only looks on.
  await withDatabase(
    site,
    (sql) => sql`
      insert into public.ai_prompts (user_id, prompt_text, lease_owner, lease_expires_at)
      values (${lea}, 'a horse in a meadow', 'elsewhere', now() + interval '10 minutes')`,
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
  const download = page.getByRole('listitem').filter({ hasText: 'Friendly Cat' })
  await expect(download.getByRole('link', { name: /Animals/ })).toHaveAttribute(
    'href',
    '/en/category/animals',
  )

  await openTab(page, 'creations')
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByLabel('New title').fill('My own horse')
  await everybodyCanUse(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'My own horse' })).toBeVisible()
  await page.getByRole('button', { name: 'Ask for release' }).click()
  await expect(page.getByText('Release asked for')).toBeVisible()
  // Somebody looked at it and said no.
  await withDatabase(site, async (sql) => {
    await sql`update public.coloring_pages set release_requested_at = null where created_by = ${lea}`
    await sql`insert into public.page_declines (page_id) select id from public.coloring_pages where created_by = ${lea} and deleted_at is null`
  })
  await openTab(page, 'creations')
  await expect(page.getByText('Not released')).toBeVisible()
  await expect(page.getByText(/It stays your page/)).toBeVisible()
  for (const [width, language] of [
    [390, 'de'],
    [1280, 'en'],
  ] as const)
    for (const tab of TABS) {
      await page.setViewportSize({ width, height: 900 })
      await openTab(page, tab, language)
      await everybodyCanUse(page)
    }
  await openTab(page, 'creations')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No pages of your own yet' })).toBeVisible()
})

test('other devices are seen and signed out, then all of them', async ({ page, browser, site }) => {
  await createAccount(site, { email: 'tom@example.org', name: 'Tom' })
  const tom = await idOf(site, 'tom@example.org')
  const sessions = () =>
    withDatabase(site, async (sql) => (await sql`select 1 from auth.sessions where user_id = ${tom}`).length)
  const elsewhere = await browser.newContext({ baseURL: site.url })
  await signIn(arriveAwake(await elsewhere.newPage()), 'tom@example.org')
  await elsewhere.close()
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

test('who leaves takes their data along, and the account is gone', async ({ page, site, refusals }) => {
  // Whoever is gone is refused: what the screen still asks for, and the sign-in at the end.
  refusals.add(403).add(400)
  await createAccount(site, { email: 'ida@example.org', name: 'Ida' })
  await signIn(page, 'ida@example.org', { next: '/en/dashboard?tab=data' })
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const data = JSON.parse(readFileSync(await (await file).path(), 'utf8')) as { account: { email: string } }
  expect(data.account.email).toBe('ida@example.org')

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await everybodyCanUse(page)
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
  await expect(page.getByText('Email or password is not right.')).toBeVisible()
})
