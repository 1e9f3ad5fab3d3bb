import { createAccount, signIn } from '../support/accounts/browser-accounts.ts'
import { expectAccessible } from '../support/browser/expect-accessible.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

const EMIL = 'emil@example.org'
test.beforeAll(({ site }) => createAccount(site, { email: EMIL, name: 'Emil' }))

test('a user customizes a page from its card: the dialog opens empty, shows the page, and leads to the new one', async ({
  page,
}) => {
  await signIn(page, EMIL, { next: '/en/top-100' })
  await page.getByRole('link', { name: 'Customize: Friendly Cat' }).click()
  const dialog = page.getByRole('dialog', { name: 'Customize this page' })
  await expect(dialog.getByRole('img', { name: 'The page you are changing: Friendly Cat' })).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Cartoon' })).toBeChecked()
  await expect(dialog.getByRole('button', { name: 'Customize', exact: true })).toBeDisabled()
  await expectAccessible(page)

  await dialog.getByLabel('What should change?').fill('forget me')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/en\/page\/friendly-cat$/)
  await page.getByRole('link', { name: 'Customize: Friendly Cat' }).click()
  await expect(dialog.getByLabel('What should change?')).toHaveValue('')

  await dialog.getByLabel('What should change?').fill('with a hat')
  // Started before the click, because the banner removes its flag from the URL after a while.
  const newPage = page.waitForURL(/\/en\/page\/(?!friendly-cat$).*generated=true/)
  await dialog.getByRole('button', { name: 'Customize', exact: true }).click()
  await newPage
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Made with AI').first()).toBeVisible()
  await expect(page.getByText('Your wish: with a hat')).toBeVisible()
  await expect(page.getByText('Rate this page')).toBeHidden()
})

test('a guest who opens a link to the dialog signs in and finds it open, in German on a phone @prove', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/de/page/friendly-cat?customize=true')
  const signInDialog = page.getByRole('dialog')
  await signInDialog.getByLabel('E-Mail').fill(EMIL)
  await signInDialog.getByLabel('Passwort').fill('Kangaroo-7!')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Dieses Bild anpassen' })).toBeVisible()
  await expectAccessible(page)
})

test('a user rates by keyboard and changes the rating, which is stored; guests are asked to sign in', async ({
  page,
}) => {
  await page.goto('/en/page/racing-car')
  await page.getByRole('button', { name: 'Sign in to rate' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()

  await signIn(page, EMIL, { next: '/en/page/racing-car' })
  await page.getByRole('radio', { name: '1 star' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('img', { name: '2.0 of 5 stars, 1 rating' })).toBeVisible()
  await page.getByRole('radio', { name: '5 stars' }).press('Space')
  await expect(page.getByRole('img', { name: '5.0 of 5 stars, 1 rating' })).toBeVisible()
  await expect(page.getByText('Thank you. Your rating counts.')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/de/page/racing-car')
  await expect(page.getByRole('radio', { name: '5 Sterne' })).toBeChecked()
})
