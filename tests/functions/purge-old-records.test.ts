import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FunctionSite, openFunctionSite } from './open-site.ts'

let site: FunctionSite
beforeAll(async () => {
  site = await openFunctionSite({}, { binEveryMs: 100 })
})
afterAll(() => site.close())

const write = (path: string, days: number) => site.sql`
  insert into public.not_found_logs (requested_path, created_at) values (${path}, now() - make_interval(days => ${days}))`
const lies = async (path: string) =>
  (await site.sql`select 1 from public.not_found_logs where requested_path = ${path}`).length > 0
const isANewDay = () => site.sql`update private.daily_work set done_on = done_on - 1`
const doneToday = async () =>
  (await site.sql`select 1 from private.daily_work where done_on = current_date`).length > 0

test('once a day, what was only to be kept for a while goes; the rest stays', async () => {
  await expect.poll(doneToday, { timeout: 60_000 }).toBe(true)
  await write('/old', 91)
  await write('/young', 89)
  await isANewDay()
  await expect.poll(() => lies('/old'), { timeout: 60_000 }).toBe(false)
  expect(await lies('/young')).toBe(true)
})
