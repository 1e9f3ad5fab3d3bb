// A guest writes a wish, signs up or in, and finds the wish again.
import type { Page } from '@playwright/test'
import { createAccount, PASSWORD } from '../support/accounts/browser-accounts.ts'
import { expectAccessible } from '../support/browser/expect-accessible.ts'
import { hydrateOnNavigation } from '../support/browser/hydrate-on-navigation.ts'
import { openMail } from '../support/browser/open-mail.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

const WISH = 'a cat with a hat'
const CONFIRM_SUBJECT = 'Confirm your address'

test.use({ viewport: { width: 390, height: 844 } })

/** Writes the wish as a guest and presses Create, which opens the dialog on Sign Up. */
async function wishAsGuest(page: Page, wish = WISH) {
  await page.goto('/en/create-image')
  await page.getByLabel('Your wish').fill(wish)
  const create = page.getByRole('button', { name: 'Create', exact: true })
  await expect(create).toBeInViewport()
  await create.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(`Your wish “${wish}” is waiting.`)).toBeVisible()
  return dialog
}

async function fillSignUp(page: Page, email: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your name').fill('Nora New')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password').fill(PASSWORD)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Sign Up' }).last().click()
  const message = dialog.getByText('Account created! Please check your email for verification.')
  await expect(message).toBeInViewport({ ratio: 1 })
}

/** The code in the confirmation mail, read in a tab of its own. */
async function readCode(page: Page, site: Parameters<typeof openMail>[1], to: string, sent = 1) {
  const mailTab = await page.context().newPage()
  await openMail(mailTab, site, { to, subject: CONFIRM_SUBJECT, sent })
  const code = /\b\d{6}\b/.exec(await mailTab.locator('body').innerText())?.[0]
  await mailTab.close()
  return code!
}

test('a guest writes a wish, signs up with the code from the mail, and the wish is drawn', async ({
  page,
  site,
  expectedErrorStatuses,
}) => {
  expectedErrorStatuses.add(403)
  const dialog = await wishAsGuest(page)
  await expect(dialog.getByRole('button', { name: 'Sign Up' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await fillSignUp(page, 'code@example.org')
  await expect(dialog.getByText('code@example.org')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Send again in 0:\d\d$/ })).toBeDisabled()
  await expectAccessible(page)
  const code = await readCode(page, site, 'code@example.org')
  await dialog.getByLabel('Six-digit code').fill(code === '123456' ? '654321' : '123456')
  await expect(dialog.getByText('That code does not work. Please use the newest one.')).toBeVisible()
  // A phone may have reloaded the tab in the meantime.
  await page.reload()
  await expect(page.getByLabel('Your wish')).toHaveValue(WISH)
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await dialog.getByLabel('Six-digit code').fill(code)
  await expect(page.getByText('Email confirmed successfully!')).toBeVisible()
  await expect(page).toHaveURL(/\/en\/page\/.*cat.*/)
})

test('the link in the mail opens the create screen with the wish, in another tab and on another device @prove', async ({
  page,
  site,
  browser,
}) => {
  await wishAsGuest(page)
  await fillSignUp(page, 'link@example.org')
  const device = await browser.newContext({ baseURL: site.url })
  const tab = hydrateOnNavigation(await device.newPage())
  await openMail(tab, site, { to: 'link@example.org', subject: CONFIRM_SUBJECT })
  await tab.getByRole('link', { name: 'Confirm my address' }).click()
  await expect(tab.getByText('Email confirmed successfully!')).toBeVisible()
  await expect(tab).toHaveURL(/\/en\/create-image\?/)
  await expect(tab.getByLabel('Your wish')).toHaveValue(WISH)
  // The used link offers another mail instead of a dead end.
  await openMail(tab, site, { to: 'link@example.org', subject: CONFIRM_SUBJECT })
  const link = await tab.getByRole('link', { name: 'Confirm my address' }).getAttribute('href')
  await page.goto(link!)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Back to sign in' }).click()
  await dialog.getByLabel('Email').fill('link@example.org')
  await dialog.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Signed in successfully!')).toBeVisible()
  await expect(page.getByLabel('Your wish')).toHaveValue(WISH)
  await device.close()
})

test('an expired link and an unconfirmed sign-in show the same panel, which sends the mail again @prove', async ({
  page,
  site,
  request,
  expectedErrorStatuses,
}) => {
  expectedErrorStatuses.add(400)
  const email = 'later@example.org'
  const { publishableKey } = (await (await request.get('/config.json')).json()) as { publishableKey: string }
  await request.post('/auth/v1/signup', {
    data: { email, password: PASSWORD },
    headers: { apikey: publishableKey },
  })
  await page.goto('/en/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  const main = page.locator('main')
  await expect(main.getByText('Please confirm your email first.')).toBeVisible()
  await main.getByRole('button', { name: 'Send the email again' }).click()
  await expect(main.getByText('A new email is on its way.')).toBeVisible()
  await expect(main.getByRole('button', { name: /^Send again in/ })).toBeDisabled()
  await expectAccessible(page)

  const fresh = hydrateOnNavigation(await page.context().newPage())
  await fresh.goto('/en/top-100#error=access_denied&error_code=otp_expired')
  const dialog = fresh.getByRole('dialog')
  await expect(
    dialog.getByText('There was an issue confirming your email. Please try signing in.'),
  ).toBeVisible()
  await expectAccessible(fresh)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Send me a new email' }).click()
  await expect(dialog.getByText('A new email is on its way.')).toBeVisible()
  await dialog.getByLabel('Six-digit code').fill(await readCode(page, site, email, 3))
  await expect(fresh.getByText('Email confirmed successfully!')).toBeVisible()
})

test('a wish survives a sign-in by mail and a sign-in with the password @prove', async ({
  page,
  site,
  expectedErrorStatuses,
}) => {
  // The first tab notices the sign-in of the second one and loads the account while that tab signs out again.
  expectedErrorStatuses.add(401)
  const email = 'again@example.org'
  await createAccount(site, { email, name: 'Again' })
  const dialog = await wishAsGuest(page, 'two owls')
  await dialog.getByRole('button', { name: 'Sign In' }).first().click()
  await dialog.getByRole('button', { name: 'Forgot your password?' }).click()
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Sign me in by email instead' }).click()
  await expect(dialog.getByText('If there is an account with this address')).toBeVisible()
  const tab = hydrateOnNavigation(await page.context().newPage())
  await openMail(tab, site, { to: email, subject: 'Your sign-in to' })
  await tab.getByRole('link', { name: 'Sign in', exact: true }).click()
  await expect(tab).toHaveURL(/\/en\/create-image\?/)
  await expect(tab.getByLabel('Your wish')).toHaveValue('two owls')
  await expect(tab.getByText('Again').first()).toBeAttached()
  await tab.getByRole('button', { name: 'Menu' }).click()
  await tab.getByRole('dialog').locator('summary', { hasText: 'Again' }).click()
  await tab.getByRole('button', { name: 'Sign Out' }).click()
  await expect(tab.getByText('Again')).toHaveCount(0)
  await tab.close()

  const next = await wishAsGuest(page, 'a red fox')
  await next.getByRole('button', { name: 'Sign In' }).first().click()
  await next.getByLabel('Email').fill(email)
  await next.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/page\/.*fox.*/)
})
