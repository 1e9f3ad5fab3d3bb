// What can be reached with a key that every browser has, and an account that anybody can open.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWholeSite, type WholeSite } from '#tests/support/whole-site.ts'
import { many, refused } from './support/refused.ts'

let site: WholeSite
beforeAll(async () => {
  site = await openWholeSite()
})
afterAll(() => site?.close())

test.each([
  `/coloring_pages?select=${many(50, 'categories(name)')}`,
  `/coloring_pages?and=(${'and('.repeat(1000)}id.eq.1${')'.repeat(1000)})`,
  `/coloring_pages?select=${many(2000, 'title')}`,
  `/coloring_pages?select=title;drop table profiles`,
  `/coloring_pages?slug=eq.x'; select pg_sleep(9)--&select=nothing`,
  `/coloring_pages?order=slug;select`,
  `/coloring_pages?id=in.(${many(1500, 'x')})`,
])('case 9: too much, or SQL where a name should be: %#', async (address) => {
  const before = process.cpuUsage()
  // Refused for what it asks, not because the database was let work on it until its time was up.
  expect(await refused(site, `/rest/v1${address}`)).not.toContain('57014')
  // A second at most, of the processor: a busy machine may take longer by the clock.
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(1000)
})

test.each(['limit=1000000000', 'limit=1&offset=-5', 'offset=999999999999', 'limit=-1'])(
  'case 9: %s gives what there is, or a refusal',
  async (query) => {
    const { status } = await site.ask(`/rest/v1/coloring_pages?select=slug&${query}`)
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
])('case 38: %s is no function', async (name) => {
  expect((await site.ask(`/functions/v1/${name}`, { method: 'POST', as: 'admin', body: {} })).status).toBe(
    404,
  )
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
])('case 39: %s is no table of the wire', async (table) => {
  for (const as of ['anon', 'user', 'admin'] as const)
    await refused(site, `/rest/v1/${table}?limit=1`, { as })
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
])('case 40: the schema %s cannot be chosen', async (schema) => {
  const headers = { 'accept-profile': schema, 'content-profile': schema }
  await refused(site, '/rest/v1/users?limit=1', { as: 'admin', headers })
  await refused(site, '/rest/v1/rpc/require_admin', { as: 'admin', headers, method: 'POST', body: {} })
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
  await refused(site, `/rest/v1/rpc/${name}`, { as: 'user', method: 'POST', body: {} })
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
])('case 42: %s is for the server alone, an admin’s token included', async (name) => {
  for (const as of ['anon', 'user', 'admin'] as const)
    await refused(site, `/rest/v1/rpc/${name}`, { as, method: 'POST', body: {} })
})

describe('case 43: a draft of somebody else', () => {
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
      const answer = await site.ask(`/rest/v1/coloring_pages${query.replace('USER', site.ids.user)}`, { as })
      expect(await answer.text()).not.toContain(slug)
    }
  })

  test.each([
    'a-draft-%',
    'a-draft-____________',
    'A-DRAFT-K3M9X2W7P5QZ',
    ' a-draft-k3m9x2w7p5qz',
    'a-draft',
  ])('cannot be guessed by a pattern: %s', async (guess) => {
    const answer = await site.ask('/rest/v1/rpc/page_by_slug', {
      as: 'other',
      method: 'POST',
      body: { slug: guess },
    })
    expect(await answer.json()).toEqual([])
  })

  test('is in no list, search, sitemap or feed', async () => {
    for (const address of ['/sitemap.xml', '/en/sitemap', '/en/search?q=Mine%20alone', '/en/top-100', '/en'])
      expect(await (await site.ask(address)).text()).not.toContain(slug)
    for (const name of ['search_pages', 'top_pages', 'random_pages'])
      expect(
        await (
          await site.ask(`/rest/v1/rpc/${name}`, {
            method: 'POST',
            body: name === 'search_pages' ? { query: 'Mine alone' } : {},
          })
        ).text(),
      ).not.toContain(slug)
  })
})
