import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FunctionSite, createFunctionSite } from '../functions/function-site.ts'

let site: FunctionSite
beforeAll(async () => {
  site = await createFunctionSite({}, { hourly: 100 })
})
afterAll(() => site.close())

const insertLog = (path: string, days: number) => site.sql`
  insert into public.not_found_logs (requested_path, created_at) values (${path}, now() - make_interval(days => ${days}))`
const exists = async (path: string) =>
  (await site.sql`select 1 from public.not_found_logs where requested_path = ${path}`).length > 0
const startNewDay = () => site.sql`update private.daily_work set done_on = done_on - 1`
const isDoneToday = async () =>
  (await site.sql`select 1 from private.daily_work where done_on = current_date`).length > 0

test('drafts that the generator left behind move to the bin after a day; drafts of wishes and edited ones stay', async () => {
  // The work of the first day could otherwise run between the draft and the wish it belongs to.
  await expect.poll(isDoneToday).toBe(true)
  const admin = await site.createAccount()
  await site.sql`update public.profiles set subscription_tier = 'admin' where id = ${admin.id}`
  const insertDraft = async (slug: string, createdHoursAgo = 30, editedHoursAgo = createdHoursAgo) => {
    const [page] = await site.sql<{ id: string }[]>`
      insert into public.coloring_pages (slug, title, status, is_ai_generated, created_by, created_at, updated_at)
      values (${slug}, '{"en": "A cat"}', 'draft', true, ${admin.id},
        now() - make_interval(hours => ${createdHoursAgo}), now() - make_interval(hours => ${editedHoursAgo}))
      returning id`
    return page!.id
  }
  await insertDraft('left-behind')
  await insertDraft('young', 20)
  await insertDraft('edited', 30, 29)
  const wished = await insertDraft('wished')
  await site.sql`
    insert into public.ai_prompts (user_id, prompt_text, status, generated_page_id)
    values (${admin.id}, 'a cat', 'completed', ${wished})`
  await startNewDay()
  const binned = async () =>
    (
      await site.sql`select slug from public.coloring_pages where deleted_at is not null and created_by = ${admin.id}`
    ).map(({ slug }) => slug as string)
  await expect.poll(binned).toEqual(['left-behind'])
})

test('once a day records past their retention time are deleted', async () => {
  await expect.poll(isDoneToday, { timeout: 60_000 }).toBe(true)
  await insertLog('/old', 91)
  await insertLog('/young', 89)
  await startNewDay()
  await expect.poll(() => exists('/old'), { timeout: 60_000 }).toBe(false)
  expect(await exists('/young')).toBe(true)
})
