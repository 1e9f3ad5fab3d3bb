// Attacks on the library, its counters and its files, and attempts of an account to extend its rights.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startInProcessSite, type InProcessSite } from '#tests/support/site/in-process-site.ts'
import { sendRaw, statusesOf } from './support/raw-socket.ts'
import { repeat, expectRejected } from './support/expect-rejected.ts'
import { START_TIMEOUT_MS } from '../support/site/start-timeout.ts'

let site: InProcessSite
beforeAll(async () => {
  site = await startInProcessSite()
}, START_TIMEOUT_MS)
afterAll(() => site?.close())

test.each([0, 6, -1, 1.5, '5; drop', null, [5], 1e300])(
  'case 44: a rating of %j is rejected',
  async (rating) => {
    const [page] = await site.sql`select id from public.coloring_pages where slug = 'friendly-cat'`
    await expectRejected(site, '/rest/v1/page_ratings', {
      as: 'user',
      method: 'POST',
      body: { page_id: page!.id, user_id: site.ids.user, rating },
    })
    expect(await site.sql`select from public.page_ratings`).toHaveLength(0)
  },
)

test('case 45: a user cannot rate, favourite, download or create in the name of another user', async () => {
  const [page] = await site.sql`select id from public.coloring_pages where slug = 'friendly-cat'`
  const row = { page_id: page!.id, user_id: site.ids.user }
  await expectRejected(site, '/rest/v1/page_ratings', {
    as: 'other',
    method: 'POST',
    body: { ...row, rating: 1 },
  })
  await expectRejected(site, '/rest/v1/favourites', { as: 'other', method: 'POST', body: row })
  await expectRejected(site, '/rest/v1/download_history', { as: 'other', method: 'POST', body: row })
  await expectRejected(site, '/rest/v1/ai_prompts', {
    as: 'other',
    method: 'POST',
    body: { user_id: site.ids.user, prompt_text: 'x' },
  })
})

test('case 46: one visitor cannot inflate a download counter', async () => {
  const [page] =
    await site.sql`select id, download_count from public.coloring_pages where slug = 'racing-car'`
  for (let attempt = 0; attempt < 30; attempt++)
    await site.request('/rest/v1/rpc/record_download', {
      method: 'POST',
      from: '192.0.2.46',
      body: { page_id: page!.id },
    })
  const [after] = await site.sql`select download_count from public.coloring_pages where id = ${page!.id}`
  expect(Number(after!.download_count) - Number(page!.download_count)).toBeLessThanOrEqual(2)
})

test('case 47: requests for missing paths do not fill the database', async () => {
  for (let attempt = 0; attempt < 80; attempt++)
    await site.request('/rest/v1/rpc/log_not_found', {
      method: 'POST',
      from: '192.0.2.47',
      body: {
        requested_path: `/scan/${attempt}/${'x'.repeat(5000)}`,
        referer: 'y'.repeat(5000),
        user_agent: 'z'.repeat(5000),
      },
    })
  const [stored] =
    await site.sql`select count(*)::int as rows, coalesce(max(length(to_jsonb(l)::text)), 0)::int as longest from public.not_found_logs l`
  expect(stored!.rows).toBeLessThan(80)
  expect(stored!.longest).toBeLessThan(6000)
})

test.each([
  '%',
  '_',
  "' or 1=1 --",
  '\\',
  '(a|b)+$',
  ':*',
  'a & | !',
  '\u{1F431}'.repeat(40),
  'x'.repeat(4000),
  '<script>alert(1)</script>',
])('case 48: a search for %j causes no error', async (query) => {
  const screen = await site.request(`/en/search?q=${encodeURIComponent(query)}`)
  expect(screen.status).toBe(200)
  expect(await screen.text()).not.toMatch(/<script>alert\(1\)/)
  for (const name of ['search_pages', 'search_count', 'search_categories']) {
    const { status } = await site.request(`/rest/v1/rpc/${name}`, { method: 'POST', body: { query } })
    expect(status).toBeLessThan(500)
  }
})

test('case 49: NUL characters and lone surrogates cause no server error', async () => {
  for (const body of ['{"query":"a\\u0000b"}', '{"query":"\\ud800"}'])
    expect(
      (
        await site.request('/rest/v1/rpc/search_pages', {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    ).toBeLessThan(500)
  for (const path of [
    '/en/page/%00',
    '/en/category/%00',
    '/en/search?q=%00',
    '/en/page/%ff%fe',
    '/rest/v1/coloring_pages?slug=eq.%00',
  ])
    expect((await site.request(path)).status).toBeLessThan(500)
})

test.each([
  '/print/pack/x.pdf?pages=' + repeat(500, 'friendly-cat'),
  '/print/pack/x.pdf?pages=friendly-cat*99999999',
  '/print/pack/x.pdf?pages=friendly-cat*-1',
  '/print/pack/..%2fx.pdf?pages=friendly-cat',
  '/share/en/..%2f..%2fx.png',
])('case 50: an excessive print or share request is rejected: %#', async (path) => {
  await expectRejected(site, path)
})

test('case 51: extreme picture sizes are not rendered', async () => {
  const picture = /\/storage\/v1\/object\/public\/([^"? ]+)/.exec(
    await (await site.request('/en/top-100')).text(),
  )!
  for (const query of [
    'width=100000&format=png',
    'width=-1',
    'width=NaN',
    'width=401',
    'format=gif&width=400',
    'height=99999&width=99999',
    'quality=9999&width=400',
  ]) {
    const response = await site.request(`${picture[0]}?${query}`)
    expect(response.status).toBeLessThan(500)
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(2_000_000)
    expect(
      (await site.request(`/storage/v1/render/image/public/${picture[1]}?${query}`)).status,
    ).toBeLessThan(500)
  }
})

test("case 52: neither visitors nor users can write to the library's files", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const files = () =>
    site.sql<{ name: string; version: string }[]>`
      select name, version from storage.objects where bucket_id = 'pages' order by name`
  const before = await files()
  // An existing file, because a missing one cannot be replaced anyway.
  const existingFile = `/storage/v1/object/pages/${before[0]!.name}`
  for (const as of ['anon', 'user', 'stranger'] as const) {
    for (const [method, path] of [
      ['POST', '/storage/v1/object/pages/mine.svg'],
      ['POST', existingFile],
      ['PUT', existingFile],
      ['DELETE', existingFile],
      ['POST', '/storage/v1/bucket'],
      ['POST', '/storage/v1/object/upload/sign/pages/mine.svg'],
      ['DELETE', '/storage/v1/bucket/pages'],
      ['POST', '/storage/v1/bucket/pages/empty'],
    ] as const)
      await expectRejected(site, path, {
        as,
        method,
        body: method === 'DELETE' ? undefined : svg,
        headers: { 'content-type': 'image/svg+xml', 'x-upsert': 'true' },
      })
    const names = { bucketId: 'pages', sourceKey: before[0]!.name, destinationKey: 'mine.svg' }
    for (const operation of ['move', 'copy'])
      await expectRejected(site, `/storage/v1/object/${operation}`, { as, method: 'POST', body: names })
    // The bulk delete responds with the deleted files.
    const deleted = await site.request('/storage/v1/object/pages', {
      as,
      method: 'DELETE',
      body: { prefixes: [before[0]!.name] },
    })
    if (deleted.ok) expect(await deleted.json()).toEqual([])
  }
  expect(await files()).toEqual(before)
})

test('case 53: a WebSocket without a valid API key is rejected', async () => {
  const openSocket = (path: string) =>
    sendRaw(
      site.port,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
      5000,
    )
  for (const path of ['/realtime/v1/websocket', '/realtime/v1/websocket?apikey=wrong', '/en', '/rest/v1/'])
    expect(statusesOf(await openSocket(path))[0] ?? 400, path).toBeGreaterThanOrEqual(400)
})

test('case 54: the setup code cannot be guessed', async () => {
  const statuses: number[] = []
  for (let attempt = 0; attempt < 25; attempt++)
    statuses.push(
      (
        await site.request('/rest/v1/rpc/grant_admin_with_code', {
          as: 'other',
          method: 'POST',
          from: '192.0.2.54',
          body: { code: `guess-${attempt}` },
        })
      ).status,
    )
  const [profile] = await site.sql`select subscription_tier from public.profiles where id = ${site.ids.other}`
  expect(profile!.subscription_tier).not.toBe('admin')
  expect(statuses.every((status) => status < 500)).toBe(true)
})

test('case 55: a user cannot extend the rights of their account', async () => {
  const path = `/rest/v1/profiles?id=eq.${site.ids.user}`
  for (const body of [
    { subscription_tier: 'admin' },
    { id: site.ids.admin },
    { email: 'boss@example.org' },
    { full_name: 'x', subscription_tier: 'premium' },
  ])
    await expectRejected(site, path, { as: 'user', method: 'PATCH', body })
  await expectRejected(site, '/rest/v1/rpc/set_tier', {
    as: 'user',
    method: 'POST',
    body: { user_id: site.ids.user, tier: 'admin' },
  })
  const [profile] =
    await site.sql`select subscription_tier, email from public.profiles where id = ${site.ids.user}`
  expect(profile).toMatchObject({ email: 'user@example.org' })
  expect(profile!.subscription_tier).not.toBe('admin')
})

test('case 56: a GET request changes nothing, not even through a function', async () => {
  const [page] =
    await site.sql`select id, download_count from public.coloring_pages where slug = 'soccer-player'`
  expect(
    (await site.request(`/rest/v1/rpc/record_download?page_id=${page!.id}`)).status,
  ).toBeGreaterThanOrEqual(400)
  const [after] = await site.sql`select download_count from public.coloring_pages where id = ${page!.id}`
  expect(after).toEqual({ download_count: page!.download_count })
})

test('case 57: deeply nested bodies and wrong content types are rejected', async () => {
  const deep = `{"prompt":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
  await expectRejected(site, '/functions/v1/generate-ai-coloring-page', {
    as: 'user',
    method: 'POST',
    body: deep,
    headers: { 'content-type': 'application/json' },
  })
  for (const body of ['[]', 'null', '"x"', '{', '', '\u0000'])
    await expectRejected(site, '/functions/v1/generate-ai-coloring-page', {
      as: 'user',
      method: 'POST',
      body,
    })
  await expectRejected(site, '/rest/v1/favourites', {
    as: 'user',
    method: 'POST',
    body: '<xml/>',
    headers: { 'content-type': 'application/xml' },
  })
})

test('case 58: a former admin cannot call admin functions with a token that is still valid', async () => {
  await site.sql`update public.profiles set subscription_tier = 'admin' where id = ${site.ids.other}`
  expect(
    (await site.request('/functions/v1/admin-site-status', { as: 'other', method: 'POST', body: {} })).status,
  ).toBe(200)
  await site.sql`update public.profiles set subscription_tier = 'free' where id = ${site.ids.other}`
  await expectRejected(site, '/functions/v1/admin-site-status', { as: 'other', method: 'POST', body: {} })
})
