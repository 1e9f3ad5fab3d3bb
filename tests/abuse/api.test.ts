// Attacks with the publishable key and an ordinary account.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startInProcessSite, type InProcessSite } from '#tests/support/site/in-process-site.ts'
import { repeat, expectRejected } from './support/expect-rejected.ts'
import { START_TIMEOUT_MS } from '../support/site/start-timeout.ts'

let site: InProcessSite
beforeAll(async () => {
  site = await startInProcessSite()
}, START_TIMEOUT_MS)
afterAll(() => site?.close())

test.each([
  `/coloring_pages?select=${repeat(50, 'categories(name)')}`,
  `/coloring_pages?and=(${'and('.repeat(1000)}id.eq.1${')'.repeat(1000)})`,
  `/coloring_pages?select=${repeat(2000, 'title')}`,
  `/coloring_pages?select=title;drop table profiles`,
  `/coloring_pages?slug=eq.x'; select pg_sleep(9)--&select=nothing`,
  `/coloring_pages?order=slug;select`,
  `/coloring_pages?id=in.(${repeat(1500, 'x')})`,
])('case 9: excessive queries and SQL injection are rejected: %#', async (path) => {
  const before = process.cpuUsage()
  // Rejected while parsing, not by the database's statement timeout.
  expect(await expectRejected(site, `/rest/v1${path}`)).not.toContain('57014')
  // At most one second of CPU time; a busy machine may need more wall-clock time.
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(1000)
})

test.each(['limit=1000000000', 'limit=1&offset=-5', 'offset=999999999999', 'limit=-1'])(
  'case 9: %s returns the existing rows or a client error',
  async (query) => {
    const { status } = await site.request(`/rest/v1/coloring_pages?select=slug&${query}`)
    expect([200, 206, 400, 416]).toContain(status)
  },
)

test.each([
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '..%2fadmin-site-status',
  'generate-ai-coloring-page%00',
])('case 38: %s is not a function', async (name) => {
  expect(
    (await site.request(`/functions/v1/${name}`, { method: 'POST', as: 'admin', body: {} })).status,
  ).toBe(404)
})

test.each([
  'auth.users',
  'users',
  'api_keys',
  'pg_user',
  'pg_catalog.pg_user',
  'information_schema.tables',
  'objects',
  'schema_migrations',
])('case 39: the REST API does not expose the table %s', async (table) => {
  for (const as of ['anon', 'user', 'admin'] as const)
    await expectRejected(site, `/rest/v1/${table}?limit=1`, { as })
})

test.each([
  'auth',
  'storage',
  'private',
  'pg_catalog',
  'information_schema',
  'vault',
  'extensions',
  '"public"',
])('case 40: the schema %s cannot be selected', async (schema) => {
  const headers = { 'accept-profile': schema, 'content-profile': schema }
  await expectRejected(site, '/rest/v1/users?limit=1', { as: 'admin', headers })
  await expectRejected(site, '/rest/v1/rpc/require_admin', { as: 'admin', headers, method: 'POST', body: {} })
})

test.each([
  'pg_sleep',
  'pg_read_file',
  'lo_import',
  'set_config',
  'current_setting',
  'require_admin',
  'is_admin',
  'query_to_xml',
  'dblink',
  'version',
])('case 41: %s cannot be called', async (name) => {
  await expectRejected(site, `/rest/v1/rpc/${name}`, { as: 'user', method: 'POST', body: {} })
})

test.each([
  'start_creation',
  'finish_creation',
  'fail_creation',
  'take_jobs',
  'renew_lease',
  'publish_page',
  'start_import',
  'take_import_rows',
  'finish_import_row',
  'close_account',
  'rename_page',
  'redraw_page',
  'set_setup_code',
  'creation_allowed',
  'save_translation',
  'end_translation',
  'expired_pages',
  'purge_old_records',
])('case 42: only the server can call %s, not even an admin', async (name) => {
  for (const as of ['anon', 'user', 'admin'] as const)
    await expectRejected(site, `/rest/v1/rpc/${name}`, { as, method: 'POST', body: {} })
})

describe('case 43: a draft of another user', () => {
  const slug = 'a-draft-k3m9x2w7p5qz'
  beforeAll(async () => {
    await site.sql`insert into public.coloring_pages (slug, title, status, created_by)
      values (${slug}, '{"en":"Mine alone"}', 'draft', ${site.ids.user})`
  })

  test.each([
    '',
    '?status=eq.draft',
    `?created_by=eq.USER`,
    '?slug=like.*draft*',
    '?or=(status.eq.draft,status.eq.hidden)',
    '?select=slug&order=created_at.desc&limit=1000',
    '?deleted_at=is.null&status=neq.released',
  ])('cannot be listed: /coloring_pages%s', async (query) => {
    for (const as of ['anon', 'other'] as const) {
      const response = await site.request(`/rest/v1/coloring_pages${query.replace('USER', site.ids.user)}`, {
        as,
      })
      expect(await response.text()).not.toContain(slug)
    }
  })

  test.each([
    'a-draft-%',
    'a-draft-____________',
    'A-DRAFT-K3M9X2W7P5QZ',
    ' a-draft-k3m9x2w7p5qz',
    'a-draft',
  ])('cannot be guessed by a pattern: %s', async (guess) => {
    const response = await site.request('/rest/v1/rpc/page_by_slug', {
      as: 'other',
      method: 'POST',
      body: { slug: guess },
    })
    expect(await response.json()).toEqual([])
  })

  test('does not say whose it is, neither in HTML nor through the API', async () => {
    const html = await (await site.request(`/en/page/${slug}`)).text()
    expect(html).toContain('Mine alone')
    expect(html).not.toContain(site.ids.user)
    for (const as of ['anon', 'other'] as const) {
      const response = await site.request('/rest/v1/rpc/page_by_slug', { as, method: 'POST', body: { slug } })
      expect(await response.json()).toMatchObject([{ slug, created_by: null }])
    }
  })

  test('does not appear in lists, searches or sitemaps', async () => {
    for (const path of ['/sitemap.xml', '/en/sitemap', '/en/search?q=Mine%20alone', '/en/top-100', '/en'])
      expect(await (await site.request(path)).text()).not.toContain(slug)
    for (const name of ['search_pages', 'top_pages', 'random_pages'])
      expect(
        await (
          await site.request(`/rest/v1/rpc/${name}`, {
            method: 'POST',
            body: name === 'search_pages' ? { query: 'Mine alone' } : {},
          })
        ).text(),
      ).not.toContain(slug)
  })
})
