import { totp } from '../auth/support/totp.ts'
import { createAccount, PASSWORD, signIn, signInByForm } from '../support/accounts/browser-accounts.ts'
import { expectAccessible } from '../support/browser/expect-accessible.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

test('with a second factor the password alone does not sign in; a recovery code replaces the phone', async ({
  page,
  site,
  expectedErrorStatuses,
}) => {
  // The response to a wrong code.
  expectedErrorStatuses.add(422)
  const email = 'mia@example.org'
  await createAccount(site, { email, name: 'Mia' })
  await signIn(page, email, { next: '/en/dashboard?tab=security' })
  await page.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expectAccessible(page)
  const secret = (await dialog.locator('code').innerText()).trim()
  await dialog.getByLabel('Code from your app').fill('12')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('The code has six digits.')).toBeVisible()
  await dialog.getByLabel('Code from your app').fill(totp(secret, Date.now()))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Recovery codes' })).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const codes = await dialog.getByRole('listitem').allInnerTexts()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('10 recovery codes left')).toBeVisible()
  await signOut()

  // On the sign-in screen: a wrong code is rejected. Each code works once, so the next one is used afterwards.
  await page.goto('/en/auth?next=/en/top-100')
  await enterPassword('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step')
  await expectAccessible(page)
  await page.getByLabel('Code from your app').fill(totp(secret, Date.now() + 300_000))
  await page.keyboard.press('Enter')
  await expect(page.getByText('That code does not work.')).toBeVisible()
  // Every other screen asks for the second factor in a dialog until the user is signed in.
  await page.goto('/en/random')
  await expect(dialog.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await dialog.getByLabel('Code from your app').fill(totp(secret, Date.now() + 30_000))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Mia').first()).toBeVisible()
  await signOut()

  // In the dialog: with a recovery code.
  await page.getByRole('button', { name: 'Sign In' }).click()
  await enterPassword('dialog')
  await dialog.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await dialog.getByLabel('Recovery code').fill('00000-00000-00000-00000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This recovery code does not work.')).toBeVisible()
  await dialog.getByLabel('Recovery code').fill(codes[4]!.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(page.getByText('Two-step sign-in is off now.')).toBeVisible()
  await signOut()
  await signInByForm(page, email)

  async function signOut() {
    await page.getByText('Mia').first().click()
    await page.getByRole('button', { name: 'Sign Out', exact: true }).first().click()
    await page.waitForURL('**/en')
  }
  async function enterPassword(container: string) {
    await page.locator(container).getByLabel('Email').fill(email)
    await page.locator(container).getByLabel('Password').fill(PASSWORD)
    await page.keyboard.press('Enter')
  }
})
