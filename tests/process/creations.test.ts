// A wish that was accepted is answered, whatever happens to the process that drew it.
import { expect, onTestFinished, test } from 'vitest'
import { openSql } from '#backend/database/connection.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { socketOf } from '#tests/support/server-process.ts'
import { signInOverWire } from '#tests/support/wire-account.ts'
import { siteFolder, startSite, withBuild } from './support/site.ts'

withBuild()

const WISHES = ['a cat', 'a dog', 'a horse', 'a duck']

test('killed in the middle of four drawings, the next process draws them, each once', async () => {
  const DATA_DIR = await siteFolder()
  const first = await startSite({ DATA_DIR })
  await createAccount(first, { email: 'anna@example.org' })
  const anna = await signInOverWire(first, 'anna@example.org')
  const calls = WISHES.map((prompt) =>
    anna.call('generate-ai-coloring-page', { prompt }).catch(() => undefined),
  )
  const before = openSql(socketOf(first), { max: 1 })
  await expect
    .poll(async () => (await before`select from public.ai_prompts`).count, {
      timeout: 30_000,
      interval: 10,
    })
    .toBe(WISHES.length)
  await before.end({ timeout: 1 })
  await first.stop('SIGKILL')
  await Promise.all(calls)

  const second = await startSite({ DATA_DIR })
  const sql = openSql(socketOf(second), { max: 1 })
  onTestFinished(() => sql.end({ timeout: 1 }))
  await expect
    .poll(async () => (await sql`select from public.ai_prompts where status = 'pending'`).count, {
      timeout: 90_000,
    })
    .toBe(0)
  const prompts = await sql`
    select prompt_text, prompt.status, page.created_by is not null as made
    from public.ai_prompts as prompt left join public.coloring_pages as page on page.id = generated_page_id`
  expect(new Set(prompts.map(({ prompt_text }) => prompt_text as string))).toEqual(new Set(WISHES))
  expect(prompts.every(({ status, made }) => status === 'completed' && made === true)).toBe(true)
  expect((await sql`select from public.coloring_pages where is_ai_generated`).count).toBe(WISHES.length)
  expect((await sql`select from public.ai_prompts where attempts > 1`).count).toBeGreaterThan(0)
})
