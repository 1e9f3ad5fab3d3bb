import { openSql } from '#backend/database/connection.ts'
import { everybodyCanUse } from '../support/axe.ts'
import { socketOf } from '../support/server-process.ts'
import { expect, test } from '../support/visitor.ts'

test('a parent reports a page, is thanked, and the third voice takes it down', async ({
  page,
  site,
  refusals,
}) => {
  await page.goto('/en/page/happy-family')
  await page.getByRole('button', { name: 'Report this page' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Send report' })).toBeDisabled()
  await dialog.getByText('Does not print well').click()
  await dialog.getByLabel(/Anything we should know/).fill('The lines are grey.')
  await everybodyCanUse(page)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Thank you for looking out.')).toBeVisible()

  const sql = openSql(socketOf(site), { max: 1 })
  try {
    const [report] = await sql`select reason, comment, page_id from page_reports`
    expect(report).toMatchObject({ reason: 'broken', comment: 'The lines are grey.' })
    for (const visitor of ['guest:b', 'guest:c'])
      await sql.begin(async (one) => {
        await one`select set_config('request.headers', ${JSON.stringify({ 'x-visitor-hash': visitor })}, true)`
        await one`select public.report_page(${report!.page_id}, 'broken')`
      })
    refusals.add(404)
    await expect.poll(async () => (await page.goto('/en/page/happy-family'))?.status()).toBe(404)
  } finally {
    await sql`update coloring_pages set status = 'released' where slug = 'happy-family'`
    await sql.end()
  }
})
