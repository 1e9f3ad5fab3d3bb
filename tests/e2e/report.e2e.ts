import { createSqlClient } from '#backend/database/sql-client.ts'
import { expectAccessible } from '../support/browser/expect-accessible.ts'
import { databaseOf } from '../support/site/server-process.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

test('a visitor reports a page, and the third report hides it', async ({
  page,
  site,
  expectedErrorStatuses,
}) => {
  await page.goto('/en/page/happy-family')
  await page.getByRole('button', { name: 'Report this page' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Send report' })).toBeDisabled()
  await dialog.getByText('Does not print well').click()
  await dialog.getByLabel(/Anything we should know/).fill('The lines are grey.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Thank you for looking out.')).toBeVisible()

  const sql = createSqlClient(databaseOf(site), { max: 1 })
  try {
    const [report] = await sql`select reason, comment, page_id from page_reports`
    expect(report).toMatchObject({ reason: 'broken', comment: 'The lines are grey.' })
    for (const visitor of ['guest:b', 'guest:c'])
      await sql.begin(async (transaction) => {
        await transaction`select set_config('request.headers', ${JSON.stringify({ 'x-visitor-hash': visitor })}, true)`
        await transaction`select public.report_page(${report!.page_id}, 'broken')`
      })
    expectedErrorStatuses.add(404)
    await expect.poll(async () => (await page.goto('/en/page/happy-family'))?.status()).toBe(404)
  } finally {
    await sql`update coloring_pages set status = 'released' where slug = 'happy-family'`
    await sql.end()
  }
})
