import type { Page } from '@playwright/test'
import { ADMIN_TABS } from '#app/features/admin/admin-tabs.ts'
import { totp } from '../auth/support/totp.ts'
import { createAccount, PASSWORD, signIn, withDatabase } from '../support/accounts/browser-accounts.ts'
import { hydrateOnNavigation } from '../support/browser/hydrate-on-navigation.ts'
import { expectAccessible } from '../support/browser/expect-accessible.ts'
import { textsOf } from '../support/browser/locale-texts.ts'
import type { ServerProcess } from '../support/site/server-process.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

test.describe.configure({ mode: 'serial' })

const ADMIN = 'runa@example.org'
const PARENT = 'uwe@example.org'

test.beforeAll(async ({ site }) => {
  await createAccount(site, { email: ADMIN, name: 'Ada Admin' })
  await createAccount(site, { email: PARENT, name: 'Uwe User' })
})

/** Calls the API directly instead of using the screens. */
async function post(site: ServerProcess, path: string, body: object, token?: string) {
  const { publishableKey } = (await (await fetch(`${site.url}/config.json`)).json()) as {
    publishableKey: string
  }
  const response = await fetch(`${site.url}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token ?? publishableKey}`,
      'content-type': 'application/json',
    },
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const requestToken = async (site: ServerProcess, email: string) =>
  post(site, '/auth/v1/token?grant_type=password', { email, password: PASSWORD })

async function saveSettings(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Settings Saved')).toBeVisible()
}

test('guests are redirected from /admin and asked to sign in on /secure-admin', async ({ page }) => {
  for (const path of ['/admin', '/en/admin']) {
    await page.goto(path)
    await page.waitForURL((url) => url.pathname === '/')
  }
  await page.goto('/secure-admin')
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.goto('/de/secure-admin')
  await expect(page.getByRole('heading', { name: 'Anmeldung erforderlich' })).toBeVisible()
  await expectAccessible(page)
})

test('a user without admin rights sees Access Denied and their tier', async ({ page }) => {
  await signIn(page, PARENT, { next: '/en/admin' })
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(page.getByText('You need admin privileges to access this page')).toBeVisible()
  await expect(page.getByText('Your current tier: free')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/en/secure-admin')
  await expect(page.getByText("You don't have administrative privileges to access this area")).toBeVisible()
})

test('the link printed at the start creates the first admin, once', async ({
  page,
  site,
  browser,
  expectedErrorStatuses,
}) => {
  expectedErrorStatuses.add(422)
  const link = /http\S+\/setup#code=\S+/.exec(site.output())![0]
  await page.goto(link.replace(site.url, ''))
  await expect(page.getByLabel('Setup code')).not.toHaveValue('')
  // The code is removed from the URL, so that it is not in the browser history.
  expect(page.url()).not.toContain('code=')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Login First' }).click()
  await expect(page.getByText('Please log in first')).toBeVisible()
  await page.waitForURL('**/auth?next=*')
  await page.getByLabel('Email').fill(ADMIN)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.locator('main').getByRole('button', { name: 'Sign In' }).last().click()
  await page.waitForURL('**/setup')
  const code = page.getByLabel('Setup code')
  const validCode = await code.inputValue()
  await code.fill('not the code')
  await page.getByRole('button', { name: 'Grant Admin Access' }).click()
  await expect(page.getByText('Error granting admin access')).toBeVisible()
  await code.fill(validCode)
  await page.getByRole('button', { name: 'Grant Admin Access' }).click()
  await expect(page.getByText('Admin access granted!')).toBeVisible()
  const initialize = '**/rest/v1/rpc/initialize_sample_data'
  await page.route(initialize, (route) => route.fulfill({ status: 422, json: {} }))
  await page.getByRole('button', { name: 'Initialize Sample Data' }).click()
  await expect(page.getByText('Setup failed')).toBeVisible()
  await page.unroute(initialize)
  await page.getByRole('button', { name: 'Initialize Sample Data' }).click()
  await expect(page.getByText('Database setup complete!')).toBeVisible()
  await page.locator('main').getByRole('link', { name: 'Admin' }).click()
  await expect(page.getByRole('navigation', { name: 'Admin areas' })).toBeVisible()

  const second = await browser.newContext({ baseURL: site.url })
  const secondVisitor = hydrateOnNavigation(await second.newPage())
  await secondVisitor.goto(link.replace(site.url, '').replace('/setup', '/de/setup'))
  await expect(secondVisitor.getByRole('heading', { name: 'Die Einrichtung ist erledigt' })).toBeVisible()
  await second.close()
  const { access_token } = (await requestToken(site, PARENT)).body
  const printed = link.split('code=')[1]
  const secondAttempt = await post(
    site,
    '/rest/v1/rpc/grant_admin_with_code',
    { code: printed },
    String(access_token),
  )
  expect(secondAttempt.body).toBe('already_done')
})

test('settings take effect on the server, and the notice is on every screen', async ({ page, site }) => {
  await signIn(page, ADMIN, { next: '/en/admin?tab=settings' })
  await expect(page.getByText('✓ Connected')).toHaveCount(3)
  await expect(page.getByText('as files, not sent')).toBeVisible()
  await page.getByLabel('AI generation enabled').uncheck()
  await page.getByLabel('User registration enabled').uncheck()
  await page.getByLabel('German').fill('Am Sonntag ziehen wir um.')
  await saveSettings(page)

  const { access_token } = (await requestToken(site, PARENT)).body
  const wish = () =>
    post(site, '/functions/v1/generate-ai-coloring-page', { prompt: 'a cat' }, String(access_token))
  expect((await wish()).body).toMatchObject({ success: false, code: 'ai_generation_disabled' })
  const signUp = await post(site, '/auth/v1/signup', { email: 'new@example.org', password: PASSWORD })
  expect([signUp.status, signUp.body.error_code]).toEqual([422, 'signup_disabled'])
  await expect(async () => {
    await page.goto('/de/top-100')
    await expect(page.getByText('Am Sonntag ziehen wir um.')).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 60_000 })

  await page.goto('/en/admin?tab=settings')
  await page.getByLabel('AI generation enabled').check()
  await page.getByLabel('User registration enabled').check()
  await page.getByLabel('German').fill('')
  await saveSettings(page)
  expect((await wish()).status).toBe(200)
  await page.getByRole('button', { name: 'Send me a test mail' }).click()
  await expect(page.getByText(`Test mail sent to ${ADMIN}`)).toBeVisible()
})

test('an account is disabled and enabled, and the last admin cannot be demoted @prove', async ({
  page,
  site,
  expectedErrorStatuses,
}) => {
  expectedErrorStatuses.add(422)
  await signIn(page, ADMIN, { next: '/en/admin?tab=users' })
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('uwe')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Manage Uwe User' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Disable account' }).click()
  await expect(page.getByText('Account disabled')).toBeVisible()
  expect((await requestToken(site, PARENT)).body.error_code).toBe('user_banned')
  await page.getByRole('button', { name: 'Enable account' }).click()
  await expect(page.getByText('Account enabled')).toBeVisible()
  expect((await requestToken(site, PARENT)).status).toBe(200)

  await page.goto('/en/admin?tab=users&q=ada')
  await page.getByRole('button', { name: 'Manage Ada Admin' }).click()
  await page.route('**/rpc/set_tier', async (route) => {
    const response = await route.fetch()
    // Changed to a status that this test allows in the browser's console.
    await route.fulfill({ response, status: 422 })
  })
  await page.getByLabel('Change tier').selectOption('free')
  await expect(page.getByText('This is the last administrator.')).toBeVisible()
})

test('an account is deleted after its address is typed @prove', async ({ page, site }) => {
  await signIn(page, ADMIN, { next: '/en/admin?tab=users' })
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('uwe')
  await page.getByRole('button', { name: 'Manage Uwe User' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Delete account').first().click()
  const remove = dialog.getByRole('button', { name: 'Delete account' })
  await dialog.getByLabel(`Type ${PARENT} to confirm`).fill('uwe@example')
  await expect(remove).toBeDisabled()
  await dialog.getByLabel(`Type ${PARENT} to confirm`).fill(PARENT)
  await expectAccessible(page)
  await remove.click()
  await expect(page.getByText('Account deleted')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Manage Uwe User' })).toBeHidden()
  expect((await requestToken(site, PARENT)).body.error_code).toBe('invalid_credentials')
})

test('every admin area is accessible on a phone and a desktop, in English and German @prove', async ({
  page,
  site,
  expectedErrorStatuses,
}) => {
  // Tables and backups ask this administrator for a second factor.
  expectedErrorStatuses.add(403)
  // The test that makes the account an administrator does not run with this one alone.
  await withDatabase(site, async (sql) => {
    await sql`update public.profiles set subscription_tier = 'admin' where email = ${ADMIN}`
    await sql`insert into public.contact_messages (name, email, subject, message, language)
      values ('Grete', 'grete@example.org', 'Unicorns', 'More unicorns, please.', 'de')`
  })
  await signIn(page, ADMIN, { next: '/en/admin' })
  const areas = ADMIN_TABS.flatMap(({ id, sections }) =>
    sections.map((section) => `tab=${id}&sub=${section.id}`),
  )
  for (const [width, language] of [
    [390, 'de'],
    [1280, 'en'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    for (const area of areas) {
      await page.goto(`/${language}/admin?${area}`)
      // Tables and backups ask for a second factor; the audit log may be empty, then only its search is there.
      const content = page.getByRole('main')
      const loaded = content
        .getByRole('table')
        .or(content.getByRole('checkbox'))
        .or(content.getByRole('search'))
        .or(content.getByRole('heading', { level: 2 }))
        .or(content.getByRole('textbox'))
        .or(content.getByText(textsOf(language)('admin.nothing')))
      await expect(loaded.first()).toBeVisible()
      await test.step(area, () => expectAccessible(page))
    }
  }
  await page.goto('/en/admin?tab=content&sub=messages')
  const messages = page.getByRole('navigation').getByRole('link', { name: /^Messages/ })
  await expect(messages).toHaveText('Messages1')
  await page.getByRole('button', { name: 'Open “Unicorns”' }).click()
  await expect(page.getByText('More unicorns, please.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(page.getByText('No messages waiting.')).toBeVisible()
  await expect(messages).toHaveText('Messages')

  await page.goto('/en/admin?tab=analytics')
  // The history is above the lists, which may load before it.
  await expect(page.getByText('Show as a table').first()).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).first().click()
  expect((await saved).suggestedFilename()).toBe('history.csv')
  await page.getByText('Show as a table').first().click()
  await expect(page.getByRole('cell', { name: '0', exact: true }).first()).toBeVisible()
})

test('an admin with a second factor has admin rights only after it, and signs out into their language @prove', async ({
  page,
  site,
}) => {
  const byPassword = String((await requestToken(site, ADMIN)).body.access_token)
  const isAdmin = async () => (await post(site, '/rest/v1/rpc/am_i_admin', {}, byPassword)).body
  expect(await isAdmin()).toBe(true)
  const secret = await enrollSecondFactor(site)
  const tokenWithoutFactor = String((await requestToken(site, ADMIN)).body.access_token)
  expect((await post(site, '/rest/v1/rpc/am_i_admin', {}, tokenWithoutFactor)).body).toBe(false)
  expect((await post(site, '/functions/v1/admin-site-status', {}, tokenWithoutFactor)).status).toBe(403)

  await page.goto('/en/auth?next=/en/admin')
  await page.getByLabel('Email').fill(ADMIN)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step')
  // The admin screen asks for the second factor, too.
  await page.goto('/de/admin')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Code aus deiner App')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Bereiche der Verwaltung' })).toBeHidden()
  await expectAccessible(page)
  await dialog.getByLabel('Code aus deiner App').fill(totp(secret, Date.now() + 30_000))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: 'Bereiche der Verwaltung' })).toBeVisible()

  await page.getByText('Ada Admin').first().click()
  await page.getByRole('button', { name: 'Abmelden', exact: true }).first().click()
  await page.waitForURL((url) => url.pathname === '/de')
})

/** Enrols a second factor for the admin through the API and returns its secret. */
async function enrollSecondFactor(site: ServerProcess): Promise<string> {
  const token = String((await requestToken(site, ADMIN)).body.access_token)
  const factor = await post(site, '/auth/v1/factors', { factor_type: 'totp', friendly_name: 'Phone' }, token)
  const factorPath = `/auth/v1/factors/${String(factor.body.id)}`
  const { secret } = factor.body.totp as { secret: string }
  const challenge_id = (await post(site, `${factorPath}/challenge`, {}, token)).body.id
  const verification = { challenge_id, code: totp(secret, Date.now()) }
  expect((await post(site, `${factorPath}/verify`, verification, token)).status).toBe(200)
  return secret
}
