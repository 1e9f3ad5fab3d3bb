import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../support/browser/expect-accessible.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

test.use({ locale: 'de-DE' })

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
