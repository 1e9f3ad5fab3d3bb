// An accepted wish is drawn even when the process that draws it is killed.
import { expect, onTestFinished, test } from 'vitest'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { createAccount } from '#tests/support/accounts/browser-accounts.ts'
import { databaseOf } from '#tests/support/site/server-process.ts'
import { signInByApi } from '#tests/support/accounts/api-account.ts'
import { createSiteFolder, startSite, useServerProcesses } from '../../process/support/site-process.ts'

useServerProcesses()

const WISHES = ['a cat', 'a duck']

test('when the server is killed while it draws two pages, the next process draws each of them once', async () => {
  const DATA_DIR = await createSiteFolder()
  const first = await startSite({ DATA_DIR })
  await createAccount(first, { email: 'anna@example.org' })
  const anna = await signInByApi(first, 'anna@example.org')
  const calls = WISHES.map((prompt) =>
    anna.call('generate-ai-coloring-page', { prompt }).catch(() => undefined),
  )
  const firstSql = createSqlClient(databaseOf(first), { max: 1 })
  await expect
    .poll(async () => (await firstSql`select from public.ai_prompts`).count, {
      timeout: 30_000,
      interval: 10,
    })
    .toBe(WISHES.length)
  await firstSql.end({ timeout: 1 })
  await first.stop('SIGKILL')
  await Promise.all(calls)

  const second = await startSite({ DATA_DIR })
  const sql = createSqlClient(databaseOf(second), { max: 1 })
  onTestFinished(() => sql.end({ timeout: 1 }))
  await expect
    .poll(async () => (await sql`select from public.ai_prompts where status = 'pending'`).count, {
      timeout: 90_000,
    })
    .toBe(0)
  const prompts = await sql`
    select prompt_text, prompt.status, page.created_by is not null as has_page
    from public.ai_prompts as prompt left join public.coloring_pages as page on page.id = generated_page_id`
  expect(new Set(prompts.map(({ prompt_text }) => prompt_text as string))).toEqual(new Set(WISHES))
  expect(prompts.every(({ status, has_page }) => status === 'completed' && has_page === true)).toBe(true)
  expect((await sql`select from public.coloring_pages where is_ai_generated`).count).toBe(WISHES.length)
  expect((await sql`select from public.ai_prompts where attempts > 1`).count).toBeGreaterThan(0)
})
