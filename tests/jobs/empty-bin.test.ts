import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FunctionSite, createFunctionSite } from '../functions/function-site.ts'

let site: FunctionSite
beforeAll(async () => {
  site = await createFunctionSite({}, { hourly: 100 })
})
afterAll(() => site.close())

const exists = async (slug: string) =>
  (await site.sql`select 1 from public.coloring_pages where slug = ${slug}`).length > 0

test('a page is deleted with its file after its time in the bin; a younger one can still be restored', async () => {
  const admin = await site.createAccount()
  await site.sql`update public.profiles set subscription_tier = 'admin' where id = ${admin.id}`
  const rows = ['Old', 'Young'].map((title_en) => ({ title_en, prompt: 'a cat' }))
  await site.call('import-csv-prompts', { rows }, { account: admin })
  const files = await site.sql<{ slug: string; thumbnail_url: string }[]>`
    select slug, thumbnail_url from public.coloring_pages where slug in ('old', 'young') order by slug`
  await site.sql`update public.coloring_pages set deleted_at = now() - interval '29 days' where slug = 'young'`
  await site.sql`update public.coloring_pages set deleted_at = now() - interval '31 days' where slug = 'old'`
  await expect.poll(() => exists('old')).toBe(false)
  await expect
    .poll(async () => (await site.fetchFile(files[0]!.thumbnail_url)).status)
    .toBeGreaterThanOrEqual(400)
  expect(await exists('young')).toBe(true)
  expect((await site.fetchFile(files[1]!.thumbnail_url)).status).toBe(200)
})
