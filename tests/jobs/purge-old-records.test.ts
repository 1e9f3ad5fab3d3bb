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

test('once a day records past their retention time are deleted', async () => {
  await expect.poll(isDoneToday, { timeout: 60_000 }).toBe(true)
  await insertLog('/old', 91)
  await insertLog('/young', 89)
  await startNewDay()
  await expect.poll(() => exists('/old'), { timeout: 60_000 }).toBe(false)
  expect(await exists('/young')).toBe(true)
})
