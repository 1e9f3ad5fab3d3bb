import { totp } from '../auth/support/totp.ts'
import { createAccount, PASSWORD, signIn, signInByForm } from '../support/accounts.ts'
import { everybodyCanUse } from '../support/axe.ts'
import { expect, test } from '../support/visitor.ts'

test('with a second step the password alone opens nothing; a recovery code does when the phone is gone', async ({
  page,
  site,
  refusals,
}) => {
  // A code that does not fit.
  refusals.add(422)
  const email = 'mia@example.org'
  await createAccount(site, { email, name: 'Mia' })
  await signIn(page, email, { next: '/en/dashboard?tab=security' })
  await page.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  await everybodyCanUse(page)
  const secret = (await dialog.locator('code').innerText()).trim()
  await dialog.getByLabel('Code from your app').fill('12')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('The code has six digits.')).toBeVisible()
  await dialog.getByLabel('Code from your app').fill(totp(secret, Date.now()))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Recovery codes' })).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const codes = await dialog.getByRole('listitem').allInnerTexts()
  await everybodyCanUse(page)
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 recovery codes left')).toBeVisible()
  await signOut()

  // On the page: a wrong code is refused, the right one leads on. A code is good once, so the next one is taken.
  await page.goto('/en/auth?next=/en/top-100')
  await givePassword('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step')
  await everybodyCanUse(page)
  await page.getByLabel('Code from your app').fill(totp(secret, Date.now() + 300_000))
  await page.keyboard.press('Enter')
  await expect(page.getByText('That code does not fit.')).toBeVisible()
  // Whoever goes elsewhere half-way is asked there too, and is nobody until then.
  await page.goto('/en/random')
  await expect(dialog.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await dialog.getByLabel('Code from your app').fill(totp(secret, Date.now() + 30_000))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Mia').first()).toBeVisible()
  await signOut()

  // In the dialog: without the phone.
  await page.getByRole('button', { name: 'Sign In' }).click()
  await givePassword('dialog')
  await dialog.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await dialog.getByLabel('Recovery code').fill('00000-00000-00000-00000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This recovery code does not fit.')).toBeVisible()
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
  async function givePassword(place: string) {
    await page.locator(place).getByLabel('Email').fill(email)
    await page.locator(place).getByLabel('Password').fill(PASSWORD)
    await page.keyboard.press('Enter')
  }
})
