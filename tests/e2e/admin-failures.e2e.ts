// The server refuses what an admin asks for: each screen says so in the words of the specification, and nothing is lost.
import type { Page } from '@playwright/test'
import { createAccount, signIn, withDatabase } from '../support/accounts.ts'
import { expect, test } from '../support/visitor.ts'

const ADMIN = 'fiona@example.org'

test.beforeAll(async ({ site }) => {
  await createAccount(site, { email: ADMIN, name: 'Fiona' })
  await withDatabase(
    site,
    (sql) => sql`update public.profiles set subscription_tier = 'admin' where email = ${ADMIN}`,
  )
})

/** Whatever would change something at this address is refused, without a sentence of the server's own. */
const refuse = (page: Page, address: string) =>
  page.route(address, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 422, json: { message: 'out of order' } }),
  )

const said = (page: Page, sentence: string) => expect(page.getByText(sentence).first()).toBeVisible()

test('categories, pages and translations in English', async ({ page, refusals }) => {
  refusals.add(422)
  await signIn(page, ADMIN)
  const dialog = page.getByRole('dialog')

  await page.goto('/en/admin?tab=content&sub=categories')
  await refuse(page, '**/rest/v1/categories*')
  await refuse(page, '**/rest/v1/rpc/delete_category')
  await page.getByRole('button', { name: 'New category' }).click()
  await dialog.getByLabel('Name').fill('Robots')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await said(page, 'Failed to save category')
  await expect(dialog.getByLabel('Name')).toHaveValue('Robots')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete: Culture' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await said(page, 'Failed to delete category')

  await page.goto('/en/admin?tab=content&sub=pages&q=racing')
  await refuse(page, '**/rest/v1/rpc/delete_pages')
  const remove = async () => {
    await page.getByLabel('Select all on this page').check()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
  }
  await remove()
  await said(page, 'Failed to delete pages')
  await page.goto('/en/admin?tab=content&sub=pages&q=racing')
  await refuse(page, '**/rest/v1/ai_prompts*')
  await remove()
  await said(page, 'Failed to update related AI Prompts: out of order')

  await page.goto('/en/admin?tab=translations&sub=pages')
  await refuse(page, '**/rest/v1/rpc/request_translations')
  await page.getByRole('button', { name: 'Translate everything that is missing' }).click()
  await said(page, 'Failed to create translation job')
  await refuse(page, '**/functions/v1/translate-content')
  for (const [sub, sentence] of [
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
    await said(page, sentence)
  }
})

test('generator, import and pages in German', async ({ page, refusals }) => {
  refusals.add(422)
  await signIn(page, ADMIN)
  await page.goto('/de/admin?tab=content&sub=generator')
  await refuse(page, '**/functions/v1/admin-generate-coloring-page')
  await page.getByLabel('Prompt').fill('Ein Roboter')
  await page.getByLabel('Kategorie').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Generieren' }).click()
  await said(page, 'Fehler beim Generieren der Ausmalseite')
  await expect(page.getByLabel('Prompt')).toHaveValue('Ein Roboter')

  await page.goto('/de/admin?tab=import')
  const choose = page.getByLabel('CSV-Datei wählen')
  const csv = (text: string) => ({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose.setInputFiles(csv(''))
  await said(page, 'Die CSV-Datei ist leer oder hat ein ungültiges Format')
  await choose.setInputFiles(csv('title_en,prompt\n"A cat,a cat\n'))
  await said(page, 'Fehler beim Import')
  await refuse(page, '**/functions/v1/import-csv-prompts')
  await choose.setInputFiles(csv('title_en,prompt\nA cat,a cat\n'))
  await page.getByRole('button', { name: /^1 Zeile importieren/ }).click()
  await said(page, 'Fehler beim Import')
  await page.evaluate(() => {
    Blob.prototype.arrayBuffer = () => Promise.reject(new Error('gone'))
  })
  await choose.setInputFiles(csv('title_en,prompt\nA cat,a cat\n'))
  await said(page, 'Fehler beim Parsen der CSV-Datei')

  await page.goto('/de/admin?tab=content&sub=pages&q=racing')
  await refuse(page, '**/rest/v1/rpc/delete_pages')
  await page.getByRole('checkbox').last().check()
  await page.getByRole('button', { name: 'Löschen', exact: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await said(page, 'Fehler beim Löschen')
})
