import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../support/browser/expect-accessible.ts'
import { hydrateOnNavigation } from '../support/browser/hydrate-on-navigation.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

test.use({ sharesSite: true, locale: 'de-DE' })

test('pages from several screens are collected in a class pack, ordered, counted and downloaded as one PDF', async ({
  page,
}) => {
  await page.goto('/de/top-100')
  await page.getByRole('button', { name: /^Malmappe: Fußball/ }).click()
  await page.getByRole('button', { name: /^Malmappe: Rennwagen/ }).click()
  await page.goto('/de/page/friendly-cat')
  await page.getByRole('button', { name: 'In die Malmappe' }).click()

  const tray = page.getByRole('button', { name: 'Malmappe: 3 Bilder' })
  await tray.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Nach oben: Freundliche/ }).click()
  await dialog.getByRole('button', { name: /^Herausnehmen: Rennwagen/ }).click()
  await dialog.getByLabel(/^Exemplare von jedem Bild/).fill('12')
  // Key by key, because the field is empty for a moment between 12 and 3.
  const copies = dialog.getByLabel(/^Exemplare von Fußball/)
  await copies.press('End')
  for (const key of ['Backspace', 'Backspace', '3']) await copies.press(key)
  await expectAccessible(page)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'PDF herunterladen (15 Blätter)' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('malmappe.pdf')
  const pdf = (await readFile(await file.path())).toString('latin1')
  expect(pdf).toContain('/Count 15')
  expect(pdf).toContain('/MediaBox[0 0 595.276 841.89]')
  expect(pdf).not.toContain('/Subtype/Image')

  await dialog.getByRole('button', { name: 'Mappe leeren' }).click()
  await expect(tray).toBeHidden()
})

test('a whole list is added to the pack, which can be undone', async ({ page }) => {
  await page.goto('/de/top-100')
  await page.getByRole('button', { name: 'Alle in die Malmappe' }).click()
  const tray = page.getByRole('button', { name: 'Malmappe: 5 Bilder' })
  await expect(tray).toBeVisible()
  const message = page.getByRole('status').filter({ hasText: '5 Bilder in die Malmappe gelegt' })
  const undo = message.getByRole('button', { name: 'Rückgängig' })
  // A message with the focus stays, however long the next line takes.
  await undo.focus()
  await expectAccessible(page)
  await undo.click()
  await expect(tray).toBeHidden()
  await expect(message).toBeHidden()
})

test('the pack tray is hidden on screens with a form @prove', async ({ page }) => {
  await page.goto('/de/page/friendly-cat')
  await page.getByRole('button', { name: 'In die Malmappe' }).click()
  const tray = page.getByRole('button', { name: 'Malmappe: 1 Bild' })
  await expect(tray).toBeVisible()
  await page.goto('/de/create-image')
  await expect(page.getByLabel('Dein Wunsch')).toBeVisible()
  await expect(tray).toHaveCount(0)
  await page.goto('/de/favourites')
  await expect(tray).toBeVisible()
})

test('a word for every sheet is part of the file, and a link opens the pack on another device @prove', async ({
  page,
  browser,
  site,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/de/page/friendly-cat')
  await page.getByRole('button', { name: 'In die Malmappe' }).click()
  await page.getByRole('button', { name: 'Malmappe: 1 Bild' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Exemplare von Freundliche/).fill('3')
  await dialog.getByLabel('Ein Wort über jedem Bild').fill('Klasse 2b')
  await expect(dialog.getByRole('link', { name: /^PDF herunterladen/ })).toHaveAttribute(
    'href',
    /pages=friendly-cat\*3&.*&word=Klasse%202b/,
  )
  await page.evaluate(() => delete (Navigator.prototype as { share?: unknown }).share)
  await dialog.getByRole('button', { name: 'Link zu dieser Mappe' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/de\/pack\?pages=/)
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const context = await browser.newContext({ baseURL: site.url, locale: 'de-DE' })
  const other = hydrateOnNavigation(await context.newPage())
  await other.goto(link)
  await expect(other.getByRole('heading', { level: 1, name: 'Eine Malmappe für dich' })).toBeVisible()
  const download = other.getByRole('link', { name: 'PDF herunterladen (3 Blätter)' })
  await expect(download).toHaveAttribute('href', /&word=Klasse%202b/)
  await expect(other.getByText('Über jedem Bild steht „Klasse 2b“ in großen Buchstaben.')).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('button', { name: 'In meine Malmappe legen' }).click()
  await other.getByRole('button', { name: 'Malmappe: 1 Bild' }).click()
  const saved = other.getByRole('dialog')
  await expect(saved.getByLabel(/^Exemplare von Freundliche/)).toHaveValue('3')
  await expect(saved.getByLabel('Ein Wort über jedem Bild')).toHaveValue('Klasse 2b')
  await saved.getByLabel('Stattdessen den Titel jedes Bildes drucken').check()
  await expect(saved.getByRole('link', { name: /^PDF herunterladen/ })).toHaveAttribute('href', /&titles=on/)
  await context.close()
})

test('an incomplete link to a pack shows a message @prove', async ({ page }) => {
  for (const pages of ['', '../../etc', 'no-such-page', 'cat*99']) {
    await page.goto(`/de/pack?pages=${encodeURIComponent(pages)}`)
    await expect(page.getByRole('heading', { name: 'Diese Mappe ist leer' })).toBeVisible()
  }
})
