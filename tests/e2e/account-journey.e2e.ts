// Everything a user does with an account, from signing up to deleting it, in three languages.
import type { Locator, Page } from '@playwright/test'
import type { Language } from '#domain/text/languages.ts'
import { createAccount, PASSWORD, withDatabase } from '../support/accounts/browser-accounts.ts'
import { expectAccessible } from '../support/browser/expect-accessible.ts'
import { test } from '../support/browser/speech-site-test.ts'
import { openMail } from '../support/browser/open-mail.ts'
import { textsOf } from '../support/browser/locale-texts.ts'
import { expect } from '../support/browser/visitor-test.ts'

const WISHES: [Language, typed: string, spoken: string, change: string][] = [
  ['en', 'A dragon reading a book', 'a duck on the water', 'with a hat'],
  ['de', 'Ein Drache liest ein Buch', 'eine Ente auf dem Wasser', 'mit einem Hut'],
  ['nl', 'Een draak leest een boek', 'een eend op het water', 'met een hoed'],
]

/** Waits for the screen of a new page and returns its path. */
async function waitForNewPage(page: Page, language: Language, knownPaths: string[] = []): Promise<string> {
  const currentPath = () => new URL(page.url()).pathname
  await expect
    .poll(() => currentPath().startsWith(`/${language}/page/`) && !knownPaths.includes(currentPath()))
    .toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return currentPath()
}

/** One language in every run, the others in `npm run prove`. */
const tagOf = (language: Language) => (language === 'de' ? '' : ' @prove')

for (const [language, typed, spoken, change] of WISHES)
  test(`a user signs up, creates, rates, downloads and deletes the account in ${language}${tagOf(language)}`, async ({
    page,
    site,
    ai,
    expectedErrorStatuses,
  }) => {
    // The response to signing out of a deleted account.
    expectedErrorStatuses.add(403)
    const t = textsOf(language)
    const email = `life-${language}@example.org`
    const button = (id: `${string}.${string}`) => page.getByRole('button', { name: t(id), exact: true })

    await page.goto(`/${language}`)
    await button('header.sign-up').click()
    const dialog = page.getByRole('dialog')
    const signUp = dialog.getByRole('button', { name: t('accounts.sign-up'), exact: true }).last()
    await signUp.click()
    await expect(dialog.getByText(t('accounts.email-invalid'))).toBeVisible()
    await dialog.getByLabel(t('accounts.name')).fill('Kim Example')
    await dialog.getByLabel(t('accounts.email')).fill(email)
    await dialog.getByLabel(t('accounts.password'), { exact: true }).fill(PASSWORD)
    await dialog.getByRole('checkbox').check()
    await signUp.click()
    await expect(page.getByText(t('accounts.signed-up'))).toBeVisible()
    await openMail(page, site, { to: email, subject: t('mail.confirm-subject') })
    await page.getByRole('link', { name: t('mail.confirm-button') }).click()
    await expect(page.getByText('Kim Example').first()).toBeVisible()

    await page.goto(`/${language}/create-image`)
    await page.getByLabel(t('wish.prompt')).fill(typed)
    await page.getByText(t('wish.style-fantasy'), { exact: true }).click()
    await button('wish.submit').click()
    const byText = await waitForNewPage(page, language)
    await expect(page.getByText(t('page.generated'), { exact: true })).toBeVisible()
    await expect
      .poll(() =>
        page
          .locator('main img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(200)

    ai.responses.transcript = spoken
    await page.goto(`/${language}/create-image`)
    await button('wish.record').click()
    await expect(page.getByRole('timer')).toContainText('1')
    await button('wish.stop').click()
    await expect(page.getByLabel(t('wish.prompt'))).toHaveValue(spoken)
    await button('wish.submit').click()
    const byVoice = await waitForNewPage(page, language, [byText])

    await page.goto(`/${language}/page/friendly-cat`)
    await page
      .getByRole('link', { name: t('card.customize-page') })
      .first()
      .click()
    await dialog.getByLabel(t('wish.customize-prompt')).fill(change)
    await dialog.getByRole('button', { name: t('wish.customize-submit'), exact: true }).click()
    await waitForNewPage(page, language, [byText, byVoice, `/${language}/page/friendly-cat`])

    await page.goto(`/${language}/page/racing-car`)
    await page
      .getByRole('group', { name: t('ratings.rate') })
      .getByRole('radio')
      .nth(3)
      .press('Space')
    await expect(page.getByText(t('ratings.thanks'))).toBeVisible()
    const file = page.waitForEvent('download')
    // The download is counted after it started; leaving the screen before would cancel the request.
    const counted = page.waitForResponse('**/rpc/record_download')
    await page.getByRole('link', { name: t('download.downloadPdf') }).click()
    expect((await file).suggestedFilename()).toMatch(/\.pdf$/)
    await counted
    const title = await page.getByRole('heading', { level: 1 }).innerText()

    await page.goto(`/${language}/dashboard?tab=ai-history`)
    for (const wish of [typed, spoken, change]) {
      const row = page.getByRole('listitem').filter({ hasText: wish })
      await expect(row.getByText(t('dashboard.status-completed'))).toBeVisible()
      await expect(row.getByRole('link', { name: t('dashboard.view-result') })).toBeVisible()
    }
    await page.goto(`/${language}/dashboard?tab=creations`)
    await expect(page.getByText(t('dashboard.page-draft'), { exact: true })).toHaveCount(3)
    await page.goto(`/${language}/dashboard?tab=downloads`)
    await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible()
    await page.goto(`/${language}/dashboard`)
    await expect(page.getByText('997/999')).toBeVisible()
    await expect(page.getByText('998/999')).toBeVisible()

    await page.goto(`/${language}/dashboard?tab=security`)
    await button('security.end-all').click()
    await page.waitForURL(`**/${language}`)
    await expect(button('header.sign-in')).toBeVisible()

    await page.goto(`/${language}/auth?next=${encodeURIComponent(`/${language}/dashboard?tab=data`)}`)
    await page.getByLabel(t('accounts.email')).fill(email)
    await page.getByLabel(t('accounts.password'), { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await button('dashboard.leave').click()
    await dialog.getByRole('textbox').fill(email)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/${language}`)
    await expect(page.getByText(t('dashboard.left'))).toBeVisible()
    const remaining = await withDatabase(site, (sql) => sql`select 1 from auth.users where email = ${email}`)
    expect(remaining).toHaveLength(0)
  })

test('a user signs in, creates a page and finds it on the dashboard with the keyboard alone @prove', async ({
  page,
  site,
}) => {
  await createAccount(site, { email: 'keys@example.org', name: 'Kaya Keys' })
  /** Presses Tab until the element has the focus, at most sixty times. */
  const tabTo = async (locator: Locator) => {
    const target = locator.filter({ visible: true }).last()
    await expect(target).toBeVisible()
    for (let steps = 0; steps < 60; steps++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error('the element has no focus after sixty presses of Tab')
  }
  await page.goto('/en')
  await tabTo(page.getByRole('button', { name: 'Sign In' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await tabTo(page.getByRole('textbox', { name: 'Email' }))
  await page.keyboard.type('keys@example.org')
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()

  await tabTo(page.getByRole('link', { name: 'Create Image' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/create-image/)
  await tabTo(page.getByRole('textbox', { name: 'Your wish' }))
  await page.keyboard.type('a happy whale')
  await tabTo(page.getByRole('button', { name: /^Create$/ }))
  await page.keyboard.press('Enter')
  await waitForNewPage(page, 'en')
  await expectAccessible(page)

  await tabTo(page.getByRole('banner').locator('summary', { hasText: 'Kaya Keys' }))
  await page.keyboard.press('Enter')
  await tabTo(page.getByRole('link', { name: 'Dashboard' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/dashboard/)
  await tabTo(page.getByRole('link', { name: 'AI history' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'a happy whale' })).toBeVisible()
})
