import { openMail } from '../support/outbox.ts'
import { expect, test } from '../support/visitor.ts'

test('a guest who wants to create is asked to sign in', async ({ page }) => {
  await page.goto('/en/create-image')
  await expect(page.getByRole('heading', { name: 'Log in to create images' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign in or sign up' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a parent signs up, confirms by mail, wishes for a page in German and holds it in their hands', async ({
  page,
}) => {
  await page.goto('/de')
  await page.getByRole('button', { name: 'Registrieren' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Registrieren' }).last().click()
  await expect(dialog.getByText('Ungültige E-Mail-Adresse')).toBeVisible()
  await dialog.getByLabel('Dein Name').fill('Anna Beispiel')
  await dialog.getByLabel('E-Mail').fill('anna@example.org')
  await dialog.getByLabel('Passwort').fill('Kangaroo-7!')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Registrieren' }).last().click()
  await expect(page.getByText('Konto erstellt!')).toBeVisible()

  await openMail(page, 'Bestätige deine Adresse')
  await page.getByRole('link', { name: 'Adresse bestätigen' }).click()
  await expect(page.getByText('Anna Beispiel').first()).toBeVisible()

  await page.goto('/de/create-image')
  await page.getByLabel('Dein Wunsch').fill('Ein Drache liest ein Buch')
  await page.getByText('Fantasie', { exact: true }).click()
  await page.getByRole('button', { name: 'Erstellen', exact: true }).click()
  await expect(page).toHaveURL(/\/de\/page\/.*dragon.*/, { timeout: 25_000 })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Drache')
  const picture = page.getByRole('img', { name: /Ausmalbild/ }).first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(200)
})
