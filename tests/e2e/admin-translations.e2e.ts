import { expectAccessible } from '../support/browser/expect-accessible.ts'
import { createAccount, signIn, withDatabase } from '../support/accounts/browser-accounts.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

const ADMIN = 'translator@example.org'

test('an admin sees missing translations, starts jobs, follows them and enters the rest by hand @prove', async ({
  page,
  site,
}) => {
  await createAccount(site, { email: ADMIN, name: 'Tara' })
  await withDatabase(site, async (sql) => {
    await sql`update public.profiles set subscription_tier = 'admin' where email = ${ADMIN}`
    await sql`update public.coloring_pages set title = title - 'de' where slug = 'racing-car'`
    await sql`insert into public.coloring_pages (slug, title) values ('school-party', '{"en":"Our school party"}')`
  })
  await signIn(page, ADMIN, { next: '/en/admin?tab=translations&sub=pages&missing=true' })

  const row = page.getByRole('row', { name: /Racing/ })
  await expect(row.getByText('missing in German')).toBeAttached()
  await expect(page.getByRole('note')).toContainText('No translation provider is set up')
  await expect(page.getByRole('checkbox', { name: 'German' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Italian' })).not.toBeChecked()
  await expectAccessible(page)

  for (const name of ['German', 'French', 'Spanish']) {
    await page.getByRole('checkbox', { name }).click()
    await expect(page.getByRole('checkbox', { name })).not.toBeChecked()
  }
  const translateAll = page.getByRole('button', { name: 'Translate everything that is missing' })
  await expect(translateAll).toBeDisabled()
  await page.getByRole('checkbox', { name: 'German' }).click()
  await translateAll.click()
  await expect(page.getByText('2 translations are on their way.')).toBeVisible()

  await page.getByRole('link', { name: 'Jobs' }).click()
  // The artist translates texts of the sample library; other texts need a provider.
  await expect(page.getByRole('row', { name: /Racing/ })).toContainText('completed')
  const failedJob = page.getByRole('row', { name: /school party/ })
  await expect(failedJob).toContainText('Not available without a translation provider')

  await page.goto('/de/admin?tab=translations&sub=pages&missing=true')
  await page.getByRole('button', { name: 'Texte von Our school party bearbeiten' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Titel (Deutsch)').fill('Unser Schulfest')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Texte gespeichert.')).toBeVisible()
  await expect(page.getByText('Unser Schulfest')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await page.goto('/de/admin?tab=translations&sub=categories')
  await expect(page.getByRole('heading', { name: 'Stand der Übersetzungen' })).toBeVisible()
  await expectAccessible(page)
})
