// When the server rejects a request of an admin, each screen shows the message of the specification and keeps the
// input.
import type { Page } from '@playwright/test'
import { createAccount, signIn, withDatabase } from '../support/accounts/browser-accounts.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

const ADMIN = 'fiona@example.org'

test.beforeAll(async ({ site }) => {
  await createAccount(site, { email: ADMIN, name: 'Fiona' })
  await withDatabase(
    site,
    (sql) => sql`update public.profiles set subscription_tier = 'admin' where email = ${ADMIN}`,
  )
})

/** Rejects every write request to this URL with an error that has no text of its own in the app, so that its message is shown. */
const rejectWrites = (page: Page, url: string) =>
  page.route(url, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 422, json: { message: 'out of order' } }),
  )

const expectMessage = (page: Page, message: string) => expect(page.getByText(message).first()).toBeVisible()

test('errors of categories, pages and translations are shown in English @prove', async ({
  page,
  expectedErrorStatuses,
}) => {
  expectedErrorStatuses.add(422)
  await signIn(page, ADMIN)
  const dialog = page.getByRole('dialog')

  await page.goto('/en/admin?tab=content&sub=categories')
  await rejectWrites(page, '**/rest/v1/categories*')
  await rejectWrites(page, '**/rest/v1/rpc/delete_category')
  await page.getByRole('button', { name: 'New category' }).click()
  await dialog.getByLabel('Name').fill('Robots')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectMessage(page, 'Failed to save category')
  await expect(dialog.getByLabel('Name')).toHaveValue('Robots')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete: Culture' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expectMessage(page, 'Failed to delete category')

  await page.goto('/en/admin?tab=content&sub=pages&q=racing')
  await rejectWrites(page, '**/rest/v1/rpc/delete_pages')
  const deleteAll = async () => {
    await page.getByLabel('Select all on this page').check()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
  }
  await deleteAll()
  await expectMessage(page, 'Failed to delete pages')
  await page.goto('/en/admin?tab=content&sub=pages&q=racing')
  await rejectWrites(page, '**/rest/v1/ai_prompts*')
  await deleteAll()
  await expectMessage(page, 'Failed to update related AI Prompts: out of order')

  await page.goto('/en/admin?tab=translations&sub=pages')
  await rejectWrites(page, '**/rest/v1/rpc/request_translations')
  await page.getByRole('button', { name: 'Translate everything that is missing' }).click()
  await expectMessage(page, 'Failed to create translation job')
  await rejectWrites(page, '**/functions/v1/translate-content')
  for (const [sub, message] of [
    ['categories', 'Translation Error: Failed to translate category'],
    ['pages', 'Translation Error: Failed to translate coloring page'],
  ] as const) {
    await page.goto(`/en/admin?tab=translations&sub=${sub}`)
    await page
      .getByRole('button', { name: /^Edit the texts of/ })
      .first()
      .click()
    await dialog
      .getByRole('button', { name: /^Suggest a translation/ })
      .first()
      .click()
    await expectMessage(page, message)
  }
})

test('errors of generator, import and pages are shown in German @prove', async ({
  page,
  expectedErrorStatuses,
}) => {
  expectedErrorStatuses.add(422)
  await signIn(page, ADMIN)
  await page.goto('/de/admin?tab=content&sub=generator')
  await rejectWrites(page, '**/functions/v1/admin-generate-coloring-page')
  await page.getByLabel('Prompt').fill('Ein Roboter')
  await page.getByLabel('Kategorie').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Generieren' }).click()
  await expectMessage(page, 'Fehler beim Generieren der Ausmalseite')
  await expect(page.getByLabel('Prompt')).toHaveValue('Ein Roboter')

  await page.goto('/de/admin?tab=import')
  const choose = page.getByLabel('CSV-Datei wählen')
  const csv = (text: string) => ({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose.setInputFiles(csv(''))
  await expectMessage(page, 'Die CSV-Datei ist leer oder hat ein ungültiges Format')
  await choose.setInputFiles(csv('title_en,prompt\n"A cat,a cat\n'))
  await expectMessage(page, 'Fehler beim Import')
  await rejectWrites(page, '**/functions/v1/import-csv-prompts')
  await choose.setInputFiles(csv('title_en,prompt\nA cat,a cat\n'))
  await page.getByRole('button', { name: /^1 Zeile importieren/ }).click()
  await expectMessage(page, 'Fehler beim Import')
  await page.evaluate(() => {
    Blob.prototype.arrayBuffer = () => Promise.reject(new Error('gone'))
  })
  await choose.setInputFiles(csv('title_en,prompt\nA cat,a cat\n'))
  await expectMessage(page, 'Fehler beim Parsen der CSV-Datei')

  await page.goto('/de/admin?tab=content&sub=pages&q=racing')
  await rejectWrites(page, '**/rest/v1/rpc/delete_pages')
  await page.getByRole('checkbox').last().check()
  await page.getByRole('button', { name: 'Löschen', exact: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expectMessage(page, 'Fehler beim Löschen')
})
