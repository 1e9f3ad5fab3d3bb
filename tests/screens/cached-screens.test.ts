import { afterAll, beforeAll, expect, test } from 'vitest'
import { START_TIMEOUT_MS } from '#tests/support/site/start-timeout.ts'
import { startInProcessSite, type InProcessSite } from '#tests/support/site/in-process-site.ts'

let site: InProcessSite
beforeAll(async () => {
  site = await startInProcessSite()
}, START_TIMEOUT_MS)
afterAll(() => site?.close())

/** The pages of a screen in their order. */
const pagesOf = async (address: string) =>
  (await (await site.request(address)).text()).match(/"?\/en\/page\/[a-z0-9-]+/g) ?? []

test('random pages are cached for a minute, but not the data that the shuffle button fetches', async () => {
  await site.sql`insert into public.coloring_pages (slug, title, difficulty, status)
    select 'many-' || n, jsonb_build_object('en', 'Many ' || n), 'easy', 'released' from generate_series(1, 60) n`
  const first = await pagesOf('/en/random')
  expect(first.length).toBeGreaterThan(20)
  expect(await pagesOf('/en/random')).toEqual(first)
  const data = async () => (await site.request('/en/random.data')).text()
  expect(await data()).not.toBe(await data())
})
