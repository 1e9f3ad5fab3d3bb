import { createAccount, PASSWORD, signIn, signInByForm } from '../support/accounts/browser-accounts.ts'
import { hydrateOnNavigation } from '../support/browser/hydrate-on-navigation.ts'
import { expectAccessible } from '../support/browser/expect-accessible.ts'
import { openMail } from '../support/browser/open-mail.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

test.beforeAll(({ site }) => createAccount(site, { email: 'sina@example.org' }))

test('sign-in redirects to the requested screen, but never to another site', async ({ page }) => {
  await signInByForm(page, 'sina@example.org', { next: '/en/top-100' })
  await expect(page.getByText('Signed in successfully!')).toBeVisible()
  await page.goto('/de/auth?next=//elsewhere.example')
  await page.waitForURL('**/de')
  await page.getByText('Anna Example').first().click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.waitForURL('**/de')
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
})

test('a click during the slow redirect after signing out is followed, and the dashboard does not come back @prove', async ({
  page,
}) => {
  await signIn(page, 'sina@example.org', { next: '/de/dashboard' })
  await expect(page.getByLabel('Name')).toBeVisible()
  // The home screen never loads.
  await page.route(/\/de(\/_)?\.data/, () => {})
  await page.getByText('Anna Example').first().click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByRole('status', { name: 'Wird geladen' })).toBeVisible()
  await page.getByRole('link', { name: 'Top 100' }).first().click()
  await page.waitForURL('**/de/top-100')
})

test('errors of a form are shown at their fields, and the first invalid field has the focus', async ({
  page,
}) => {
  await page.goto('/en/auth')
  await page.getByLabel('Email').fill('anna')
  await page.getByLabel('Password').fill('12345')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await expect(page.getByText('Invalid password')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
})

test('before hydration the form cannot be submitted, and a password is never in the URL', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ baseURL: site.url })
  await page.route('**/assets/*.js', () => {})
  await page.goto('/en/auth?next=%2Fen%2Ftop-100', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('sina@example.org')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.locator('main').getByRole('button', { name: 'Sign In' }).last()).toBeDisabled()
  expect(page.url()).toBe(`${site.url}/en/auth?next=%2Fen%2Ftop-100`)
  await page.close()
})

test('a forgotten password is reset on another device, and the old one stops working', async ({
  page,
  browser,
  site,
  expectedErrorStatuses,
}) => {
  expectedErrorStatuses.add(400)
  await createAccount(site, { email: 'ben@example.org', name: 'Ben', language: 'de' })
  await page.goto('/de/auth')
  await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
  await page.getByLabel('E-Mail').fill('BEN@example.org ')
  await page.getByRole('button', { name: 'Link zuschicken' }).click()
  await expect(page.getByText('E-Mail zum Zurücksetzen ist unterwegs!')).toBeVisible()
  await expect(page.locator('main').getByRole('button', { name: 'Anmelden' }).first()).toBeVisible()

  const phone = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 844 } })
  const phonePage = hydrateOnNavigation(await phone.newPage())
  await openMail(phonePage, site, { to: 'ben@example.org', subject: 'Neues Passwort' })
  await phonePage.getByRole('link', { name: /Passwort/ }).click()
  await phonePage.waitForURL('**/de/auth?mode=reset')
  await expect(phonePage.getByLabel('Neues Passwort')).toBeVisible()
  await expectAccessible(phonePage)
  await phonePage.getByLabel('Neues Passwort').fill('kurz')
  await phonePage.getByRole('button', { name: 'Passwort speichern' }).click()
  await expect(phonePage.getByText('Das Passwort muss mindestens 8 Zeichen lang sein')).toBeVisible()
  await phonePage.getByLabel('Neues Passwort').fill('Koala-Bär-8?')
  await phonePage.getByRole('button', { name: 'Passwort speichern' }).click()
  await expect(phonePage.getByText('Dein Passwort wurde geändert.')).toBeVisible()
  await phonePage.waitForURL('**/de')
  await phone.close()

  await page.getByLabel('E-Mail').fill('ben@example.org')
  await page.getByLabel('Passwort').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('E-Mail oder Passwort stimmt nicht.')).toBeVisible()
  await page.getByLabel('Passwort').fill('Koala-Bär-8?')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/de')
})

test('an expired link shows an error and offers another mail @prove', async ({ page }) => {
  await page.goto('/en/auth?mode=reset#error=access_denied&error_code=otp_expired')
  await expect(page.locator('main').getByText('This link has expired or was used already.')).toBeVisible()
  await page.getByLabel('Email').fill('sina@example.org')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('Password reset email sent!')).toBeVisible()
})

test('signing in or out in one tab updates the other tab @prove', async ({ page, context }) => {
  await page.goto('/en/top-100')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const otherTab = hydrateOnNavigation(await context.newPage())
  await signInByForm(otherTab, 'sina@example.org')
  await expect(page.getByText('Anna Example').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await otherTab.getByText('Anna Example').first().click()
  await otherTab.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
})
