// Expensive queries with nothing but the publishable key.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startInProcessSite, type InProcessSite } from '#tests/support/site/in-process-site.ts'
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
