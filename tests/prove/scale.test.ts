// A site on several machines: PostgreSQL and files on other servers, three server processes behind a proxy.
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { RATE_LIMIT_RULES } from '#backend/auth/rate-limits/rate-limit-rules.ts'
import { buildIfChanged } from '#scripts/app-build/build-if-changed.ts'
import { createAccount, PASSWORD, withDatabase } from '#tests/support/accounts/browser-accounts.ts'
import { type Fleet, startFleet } from '#tests/support/site/fleet.ts'
import { signInByApi } from '#tests/support/accounts/api-account.ts'

// Every test waits for several server processes.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 })

let fleet: Fleet
let apikey: string
beforeAll(async () => {
  await buildIfChanged()
  fleet = await startFleet()
  ;({ publishableKey: apikey } = (await (await fetch(`${fleet.url}/config.json`)).json()) as {
    publishableKey: string
  })
})
afterAll(() => fleet?.remove(), 60_000)

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(fleet.url + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { apikey, 'content-type': 'application/json', ...headers },
  })
const readJson = async (response: Response) => (await response.json()) as Record<string, never>

test('a session of one process is valid in every other process, and ends in all of them', async () => {
  await createAccount(fleet, { email: 'anna@example.org' })
  const session = await readJson(
    await post('/auth/v1/token?grant_type=password', { email: 'anna@example.org', password: PASSWORD }),
  )
  const bearer = { authorization: `Bearer ${session.access_token}` }
  for (let attempt = 0; attempt < 6; attempt++)
    expect((await fetch(`${fleet.url}/auth/v1/user`, { headers: { apikey, ...bearer } })).status).toBe(200)
  expect((await post('/auth/v1/logout?scope=global', {}, bearer)).status).toBe(204)
  for (let attempt = 0; attempt < 6; attempt++) {
    const response = await post('/auth/v1/token?grant_type=refresh_token', {
      refresh_token: session.refresh_token,
    })
    expect(response.status).toBe(400)
  }
})

test('all processes share one rate limit', async () => {
  const from = { 'x-forwarded-for': '203.0.113.7' }
  const guessPassword = async () =>
    (await post('/auth/v1/token?grant_type=password', { email: 'anna@example.org', password: 'x' }, from))
      .status
  const statuses = await Promise.all(Array.from({ length: 120 }, guessPassword))
  const allowed = statuses.filter((status) => status === 400).length
  expect(statuses.filter((status) => status === 429).length).toBe(120 - allowed)
  // Separate counters in the three processes would have allowed three times as many.
  expect(allowed).toBeLessThanOrEqual(RATE_LIMIT_RULES.signInFailuresPerAccountAndIp.burst + 1)
})

test('a page that one process creates is available from every other process, with picture and print', async () => {
  await createAccount(fleet, { email: 'ben@example.org' })
  const ben = await signInByApi(fleet, 'ben@example.org')
  const response = await ben.call('generate-ai-coloring-page', { prompt: 'a cat', seed: 1 })
  expect(response.status).toBe(200)
  const { page } = (await response.json()) as { page: { slug: string; thumbnail_url: string } }
  for (const { port } of fleet.members)
    for (const path of [
      `/en/page/${page.slug}`,
      `${page.thumbnail_url}?format=webp&width=400`,
      `/print/${page.slug}.pdf`,
    ]) {
      const pageResponse = await fetch(`http://127.0.0.1:${port}${path}`)
      await pageResponse.arrayBuffer()
      expect([path, pageResponse.status]).toEqual([path, 200])
    }
  expect(fleet.files.objects.size).toBeGreaterThan(5)
})

test('when a process is killed while it draws, another process finishes the page', async () => {
  await createAccount(fleet, { email: 'cleo@example.org' })
  const cleo = await signInByApi(fleet, 'cleo@example.org')
  const wish = cleo
    .call('generate-ai-coloring-page', { prompt: 'a castle with a dragon and three knights', seed: 2 })
    .then(
      (response) => response.status,
      () => 0,
    )
  const countWishes = () =>
    withDatabase(fleet, async (sql) => {
      const [row] = await sql<{ pending: number; completed: number }[]>`
        select count(*) filter (where status = 'pending')::int as pending,
          count(*) filter (where status = 'completed')::int as completed
        from public.ai_prompts where prompt_text like 'a castle%'`
      return row!
    })
  await expect.poll(async () => (await countWishes()).pending, { timeout: 30_000, interval: 5 }).toBe(1)
  // Kills all processes but one, because the test does not know which one draws the page.
  const [survivor, ...others] = fleet.members
  for (const { process } of others) await process.stop('SIGKILL')
  await wish
  await expect.poll(async () => (await countWishes()).completed, { timeout: 120_000, interval: 500 }).toBe(1)
  for (const member of others) await fleet.replace(member)
  expect(fleet.members).toContain(survivor)
})

test('no request fails while all processes are replaced one after the other', async () => {
  await createAccount(fleet, { email: 'dora@example.org' })
  const dora = await signInByApi(fleet, 'dora@example.org')
  const failures: string[] = []
  let responseCount = 0
  const stopping = new AbortController()
  const sendLoad = async (name: string, send: (count: number) => Promise<Response>) => {
    for (let count = 0; !stopping.signal.aborted; count++) {
      const outcome = await send(count).then(
        async (response) => (await response.arrayBuffer(), response.status),
        (error: Error) => error.message,
      )
      responseCount++
      if (outcome !== 200 && outcome !== 204) failures.push(`${name}: ${outcome}`)
      await pause(20)
    }
  }
  const screens = ['/en', '/de/category/animals', '/fr/page/friendly-cat', '/en/search?q=cat', '/en/random']
  const [cat] = await withDatabase(
    fleet,
    (sql) => sql<{ id: string; thumbnail_url: string }[]>`
      select id, thumbnail_url from public.coloring_pages where slug = 'friendly-cat'`,
  )
  const loads = [
    sendLoad('a screen', (count) => fetch(fleet.url + screens[count % screens.length]!)),
    sendLoad('a screen', (count) => fetch(`${fleet.url}/en/search?q=word${count}`)),
    sendLoad('a picture', () => fetch(`${fleet.url}${cat!.thumbnail_url}?format=webp&width=400`)),
    sendLoad('rows', () =>
      fetch(`${fleet.url}/rest/v1/coloring_pages?select=slug&limit=5`, { headers: { apikey } }),
    ),
    sendLoad('a count', (count) =>
      post(
        '/rest/v1/rpc/record_download',
        { page_id: cat!.id },
        { 'x-forwarded-for': `10.1.${count >> 8}.${count & 255}` },
      ),
    ),
    sendLoad('a wish', (count) => dora.call('generate-ai-coloring-page', { prompt: 'a cat', seed: count })),
  ]
  for (const member of fleet.members) await fleet.replace(member)
  await pause(1000)
  stopping.abort()
  await Promise.all(loads)
  expect(failures).toEqual([])
  expect(responseCount).toBeGreaterThan(100)
  const [{ count }] = await withDatabase(
    fleet,
    (sql) =>
      sql<
        [{ count: number }]
      >`select count(*)::int as count from public.ai_prompts where status <> 'completed'`,
  )
  expect(count).toBe(0)
})
