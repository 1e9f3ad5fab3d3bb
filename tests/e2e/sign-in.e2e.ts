import { createAccount, PASSWORD, signIn, signInByForm } from '../support/accounts.ts'
import { arriveAwake } from '../support/awake.ts'
import { everybodyCanUse } from '../support/axe.ts'
import { openMail } from '../support/outbox.ts'
import { expect, test } from '../support/visitor.ts'

test.beforeAll(({ site }) => createAccount(site, { email: 'sina@example.org' }))

test('the sign-in page leads where one wanted to go, but never off the site', async ({ page }) => {
  await signInByForm(page, 'sina@example.org', { next: '/en/top-100' })
  await expect(page.getByText('Signed in successfully!')).toBeVisible()
  await page.goto('/de/auth?next=//elsewhere.example')
  await page.waitForURL('**/de')
  await page.getByText('Anna Example').first().click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.waitForURL('**/de')
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
})

test('a press while one is led home over a slow line counts, and the closed room does not come back', async ({
  page,
}) => {
  await signIn(page, 'sina@example.org', { next: '/de/dashboard' })
  await expect(page.getByLabel('Name')).toBeVisible()
  // The home screen never comes.
  await page.route(/\/de(\/_)?\.data/, () => {})
  await page.getByText('Anna Example').first().click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByRole('status', { name: 'Wird geladen' })).toBeVisible()
  await page.getByRole('link', { name: 'Top 100' }).first().click()
  await page.waitForURL('**/de/top-100')
})

test('what is wrong with a form is said at its field, and the first one has the focus', async ({ page }) => {
  await page.goto('/en/auth')
  await page.getByLabel('Email').fill('anna')
  await page.getByLabel('Password').fill('12345')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await expect(page.getByText('Invalid password')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
})

test('before its script is there a form waits, and a password never stands in the address', async ({
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

test('a forgotten password is chosen anew on another device, and the old one is worth nothing', async ({
  page,
  browser,
  site,
  refusals,
}) => {
  refusals.add(400)
  await createAccount(site, { email: 'ben@example.org', name: 'Ben', language: 'de' })
  await page.goto('/de/auth')
  await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
  await page.getByLabel('E-Mail').fill('BEN@example.org ')
  await page.getByRole('button', { name: 'Link zuschicken' }).click()
  await expect(page.getByText('E-Mail zum Zurücksetzen ist unterwegs!')).toBeVisible()
  await expect(page.locator('main').getByRole('button', { name: 'Anmelden' }).first()).toBeVisible()

  const phone = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 844 } })
  const there = arriveAwake(await phone.newPage())
  await openMail(there, 'Neues Passwort')
  await there.getByRole('link', { name: /Passwort/ }).click()
  await there.waitForURL('**/de/auth?mode=reset')
  await expect(there.getByLabel('Neues Passwort')).toBeVisible()
  await everybodyCanUse(there)
  await there.getByLabel('Neues Passwort').fill('kurz')
  await there.getByRole('button', { name: 'Passwort speichern' }).click()
  await expect(there.getByText('Das Passwort muss mindestens 8 Zeichen lang sein')).toBeVisible()
  await there.getByLabel('Neues Passwort').fill('Koala-Bär-8?')
  await there.getByRole('button', { name: 'Passwort speichern' }).click()
  await expect(there.getByText('Dein Passwort ist geändert.')).toBeVisible()
  await there.waitForURL('**/de')
  await phone.close()

  await page.getByLabel('E-Mail').fill('ben@example.org')
  await page.getByLabel('Passwort').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('E-Mail oder Passwort stimmt nicht.')).toBeVisible()
  await page.getByLabel('Passwort').fill('Koala-Bär-8?')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/de')
})

test('a spent link says so and offers another mail', async ({ page }) => {
  await page.goto('/en/auth?mode=reset#error=access_denied&error_code=otp_expired')
  await expect(page.locator('main').getByText('This link has expired or was used already.')).toBeVisible()
  await page.getByLabel('Email').fill('sina@example.org')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('Password reset email sent!')).toBeVisible()
})

test('a second tab knows at once who signed in or out in the first', async ({ page, context }) => {
  await page.goto('/en/top-100')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const first = arriveAwake(await context.newPage())
  await signInByForm(first, 'sina@example.org')
  await expect(page.getByText('Anna Example').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await first.getByText('Anna Example').first().click()
  await first.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
})
