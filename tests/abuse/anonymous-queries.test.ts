// Expensive queries with nothing but the publishable key.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startInProcessSite, type InProcessSite } from '#tests/support/site/in-process-site.ts'
import { untilLockAwaited } from '../support/database/wait-for-locks.ts'
import { START_TIMEOUT_MS } from '../support/site/start-timeout.ts'
import { expectRejected } from './support/expect-rejected.ts'

let site: InProcessSite
beforeAll(async () => {
  site = await startInProcessSite()
}, START_TIMEOUT_MS)
afterAll(() => site?.close())

test.each([
  'match.^(.+)(.+)\\1\\2$',
  'imatch.cat',
  'not.match.cat',
  'match(any).{cat,dog}',
  'imatch(all).{a}',
])('a visitor cannot filter by the regular expression %s, an account can', async (filter) => {
  const path = `/rest/v1/coloring_pages?select=slug&slug=${encodeURIComponent(filter)}`
  expect(await expectRejected(site, path)).toContain('not available without signing in')
  expect((await site.request(path, { as: 'user' })).status).toBe(200)
})

test('a visitor cannot multiply rows by nesting embeds of each other', async () => {
  const nested = (depth: number): string =>
    depth === 0 ? '*' : `*,${depth % 2 ? 'coloring_pages' : 'categories'}(${nested(depth - 1)})`
  expect(await expectRejected(site, `/rest/v1/categories?select=${nested(5)}`)).toContain('nested embeds')
  expect((await site.request(`/rest/v1/categories?select=${nested(3)}`)).status).toBe(200)
})

test('queries of one address leave connections for the pages and queries of others', async () => {
  const attacks: Promise<Response>[] = []
  await site.sql.begin(async (transaction) => {
    await transaction`lock table public.page_redirects in access exclusive mode`
    for (let count = 0; count < 16; count++)
      attacks.push(site.request('/rest/v1/page_redirects', { as: 'user', from: '192.0.2.66' }))
    await untilLockAwaited(site.sql)
    const page = await site.request(`/en/search?q=cat`, { from: '192.0.2.7' })
    const read = await site.request('/rest/v1/categories?select=slug', { from: '192.0.2.7' })
    expect([page.status, read.status]).toEqual([200, 200])
    const { count } = await site.sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    expect(count).toBeLessThanOrEqual(3)
  })
  for (const { status } of await Promise.all(attacks)) expect([200, 429]).toContain(status)
})
