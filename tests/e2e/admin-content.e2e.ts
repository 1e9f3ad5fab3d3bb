// What an admin does with content: categories, generator, import, review queue and page list.
import type { Page } from '@playwright/test'
import { createAccount, signIn, withDatabase } from '../support/accounts/browser-accounts.ts'
import { expectAccessible } from '../support/browser/expect-accessible.ts'
import type { ServerProcess } from '../support/site/server-process.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

const EMAIL = 'cora@example.org'
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 900 }
const ANIMALS = ['cat', 'dog', 'fish', 'horse', 'owl', 'lion', 'bear', 'frog', 'duck', 'snail']

/** Adds fifty released pages without pictures, one of them waiting for release and one reported. */
const addManyPages = (site: ServerProcess) =>
  withDatabase(site, async (sql) => {
    await sql`
      insert into public.coloring_pages (slug, title, status)
      select 'guest-' || n, jsonb_build_object('en', 'Guest number ' || n), 'released' from generate_series(1, 50) as n`
    await sql`
      update public.coloring_pages set status = 'draft', release_requested_at = now() where slug = 'guest-7'`
    await sql`
      insert into public.page_reports (page_id, reason, visitor)
      select id, 'wrong_text', 'guest:a' from public.coloring_pages where slug = 'guest-8'`
  })

async function createAdmin(site: ServerProcess): Promise<void> {
  await createAccount(site, { email: EMAIL, name: 'Ada Admin' })
  await withDatabase(
    site,
    (sql) => sql`update public.profiles set subscription_tier = 'admin' where email = ${EMAIL}`,
  )
}

/** Only `npm run prove` has the time for the phones of administrators. */
const SIZES = process.env.PROVE === '1' ? [PHONE, DESKTOP] : [DESKTOP]

async function checkAccessibility(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expectAccessible(page)
  }
}

const csvOf = (rows: readonly string[]) => ({
  name: 'rows.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['category_slug;difficulty;title_en;prompt', ...rows].join('\r\n')),
})

/** Holds the second call for rows until the returned function is called, so that the import cannot finish before it is paused. */
async function holdLastRows(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let calls = 0
  await page.route('**/functions/v1/import-csv-prompts', async (route) => {
    const { limit } = route.request().postDataJSON() as { limit?: number }
    if (limit && ++calls === 2) await released
    await route.continue()
  })
  return release
}

test.beforeAll(({ site }) => createAdmin(site))

test('an admin creates a category, generates a page and imports a CSV file', async ({ page }) => {
  await signIn(page, EMAIL)

  await test.step('a category in two languages, with an emoji', async () => {
    await page.goto('/en/admin?tab=content&sub=categories')
    await page.getByRole('button', { name: 'New category' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Name and slug are required')).toBeVisible()
    await dialog.getByLabel('Name').fill('Robots')
    await expect(dialog.getByLabel('Slug')).toHaveValue('robots')
    await dialog.getByRole('button', { name: 'German' }).click()
    await dialog.getByLabel('Name').fill('Roboter')
    await dialog.getByRole('button', { name: 'Choose emoji' }).click()
    await dialog.getByLabel('Find an emoji').fill('robot')
    await expect(dialog.getByRole('button', { name: 'robot', exact: true })).toBeVisible()
    await checkAccessibility(page)
    await dialog.getByRole('button', { name: 'robot', exact: true }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Category created')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('two variants are generated in German and both are released', async () => {
    await page.goto('/de/admin?tab=content&sub=generator')
    await page.getByRole('button', { name: 'Generieren' }).click()
    await expect(page.getByText('Bitte geben Sie einen Prompt ein').first()).toBeVisible()
    await page.getByLabel('Prompt').fill('Ein Roboter')
    await page.getByRole('button', { name: 'Generieren' }).click()
    await expect(page.getByText('Bitte wählen Sie eine Kategorie aus').first()).toBeVisible()
    await page.getByLabel('Kategorie').selectOption({ label: '🤖 Roboter' })
    await page.getByLabel('Varianten').selectOption('2')
    await page.getByRole('button', { name: 'Generieren' }).click()
    const release = page.getByRole('button', { name: 'Dieses freigeben' })
    // Two drawings of medium difficulty take longer while other tests use the processors.
    await expect(release).toHaveCount(2, { timeout: 120_000 })
    await expect(page.getByText('Erfolgreich erstellt')).toBeVisible()
    await checkAccessibility(page)
    await release.first().click()
    await expect(page.getByText('Freigegeben')).toBeVisible()
    await expect(release).toHaveCount(1)
    await release.click()
    await expect(release).toHaveCount(0)
    await expect(page.getByLabel('Prompt')).toHaveValue('')
    await expect(page.getByLabel('Schwierigkeit')).toHaveValue('medium')
    await page.goto('/de/category/robots')
    await expect(
      page
        .locator('main')
        .getByText(/Roboter/)
        .first(),
    ).toBeVisible()
  })

  await test.step('an import of sixteen rows shows invalid rows, is paused, reloaded and resumed', async () => {
    await page.goto('/en/admin?tab=import')
    const choose = page.getByLabel('Choose CSV file')
    await choose.setInputFiles({ name: 'e.csv', mimeType: 'text/csv', buffer: Buffer.from('') })
    await expect(page.getByText('The CSV file is empty or has an invalid format')).toBeVisible()
    const validRows = Array.from(
      { length: 16 },
      (_, index) => `animals;easy;Newcomer number ${index};a ${ANIMALS[index % ANIMALS.length]}`,
    )
    await choose.setInputFiles(csvOf([...validRows, 'nowhere;easy;A pig;a pig', ';;;a cow']))
    await expect(page.getByText('16 good rows')).toBeVisible()
    await expect(page.getByText('2 rows with a problem')).toBeVisible()
    await expect(page.getByText('Row 19')).toBeVisible()
    await checkAccessibility(page)
    const release = await holdLastRows(page)
    await page.getByRole('button', { name: 'Import 16 rows' }).click()
    await page.getByRole('button', { name: 'Pause' }).click()
    release()
    await expect(page.getByRole('heading', { name: 'Import paused' })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect(page.getByRole('heading', { name: 'Import done' })).toBeVisible({ timeout: 240_000 })
    await expect(page.getByText('18 of 18')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Row 18' })).toContainText('problem')
    await expectAccessible(page)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download report' }).click()
    expect((await saving).suggestedFilename()).toBe('colorami-import-report.csv')
  })
})

test('an admin reviews pages by keyboard, edits the page list and deletes a category @prove', async ({
  page,
  site,
}) => {
  await addManyPages(site)
  await signIn(page, EMAIL)

  await test.step('the review queue works with the keyboard', async () => {
    await page.goto('/en/admin?tab=content&sub=review')
    await expect(page.getByText('1 of 2')).toBeVisible()
    await checkAccessibility(page)
    await page.keyboard.press('n')
    await expect(page.getByText('2 of 2')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Guest number 8' })).toBeVisible()
    await page.keyboard.press('d')
    await expect(page.getByText('1 of 1')).toBeVisible()
    await page.getByLabel('Keyboard shortcuts').uncheck()
    await page.keyboard.press('r')
    await expect(page.getByRole('heading', { name: 'Guest number 7' })).toBeVisible()
    await page.getByRole('button', { name: 'Release' }).click()
    await expect(page.getByText('Nothing is waiting for you')).toBeVisible()
  })

  await test.step('pages are searched, edited, deleted and restored', async () => {
    await page.goto('/en/admin?tab=content&sub=pages&q=guest')
    await expect(page.getByText('50 entries')).toBeVisible()
    await checkAccessibility(page)
    await page.getByLabel('State', { exact: true }).selectOption('hidden')
    await expect(page.getByText('1 entry')).toBeVisible()
    await page.getByRole('link', { name: 'Edit: Guest number 8' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title').fill('Our eighth guest')
    await dialog.getByLabel('Address').fill('eighth-guest')
    await dialog.getByLabel('State').selectOption('released')
    await checkAccessibility(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Page saved')).toBeVisible()
    await page.goto('/en/page/guest-8')
    await expect(page).toHaveURL(/\/en\/page\/eighth-guest$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our eighth guest')

    await page.goto('/en/admin?tab=content&sub=pages&q=guest')
    await page.getByLabel('Select all on this page').check()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Successfully deleted 25 coloring pages')).toBeVisible()
    await expect(page.getByText('25 entries')).toBeVisible()
    await page.getByLabel('State', { exact: true }).selectOption('bin')
    // The previous list is shown until the bin is loaded.
    await expect(page.getByRole('button', { name: /^Restore: / })).toHaveCount(25)
    await page.getByLabel('Select all on this page').check()
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(page.getByText('25 pages restored')).toBeVisible()
  })

  await test.step('deleting a category keeps its pages', async () => {
    await page.goto('/en/admin?tab=content&sub=categories')
    await page.getByRole('button', { name: 'Delete: Vehicles' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('It has 1 page. The page stays; choose where it goes.')).toBeVisible()
    await dialog.getByLabel('The pages go to').selectOption({ label: '🐾 Animals' })
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Category deleted')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete: Vehicles' })).toHaveCount(0)
  })
})
