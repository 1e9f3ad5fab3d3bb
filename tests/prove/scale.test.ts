// The shape in which the site grows past one machine: PostgreSQL and files elsewhere, three processes behind a proxy.
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RULES } from '#backend/auth/limits/rules.ts'
import { buildIfChanged } from '#scripts/build-if-changed.ts'
import { createAccount, PASSWORD, withDatabase } from '#tests/support/accounts.ts'
import { type Fleet, startFleet } from '#tests/support/fleet.ts'
import { signInOverWire } from '#tests/support/wire-account.ts'

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
const json = async (answer: Response) => (await answer.json()) as Record<string, never>

test('a session that began at one process goes on at every other, and ends at all of them', async () => {
  await createAccount(fleet, { email: 'anna@example.org' })
  const session = await json(
    await post('/auth/v1/token?grant_type=password', { email: 'anna@example.org', password: PASSWORD }),
  )
  const bearer = { authorization: `Bearer ${session.access_token}` }
  for (let n = 0; n < 6; n++)
    expect((await fetch(`${fleet.url}/auth/v1/user`, { headers: { apikey, ...bearer } })).status).toBe(200)
  expect((await post('/auth/v1/logout?scope=global', {}, bearer)).status).toBe(204)
  for (let n = 0; n < 6; n++) {
    const answer = await post('/auth/v1/token?grant_type=refresh_token', {
      refresh_token: session.refresh_token,
    })
    expect(answer.status).toBe(400)
  }
})

test('a limit is one limit, however many processes are asked', async () => {
  const from = { 'x-forwarded-for': '203.0.113.7' }
  const guess = async () =>
    (await post('/auth/v1/token?grant_type=password', { email: 'anna@example.org', password: 'x' }, from))
      .status
  const statuses = await Promise.all(Array.from({ length: 120 }, guess))
  const tried = statuses.filter((status) => status === 400).length
  expect(statuses.filter((status) => status === 429).length).toBe(120 - tried)
  // Were each process to count for itself, three times as many would have been let through.
  expect(tried).toBeLessThanOrEqual(RULES.signInFailuresHere.burst + 1)
})

test('a page that one process makes is there at every other, picture and sheet included', async () => {
  await createAccount(fleet, { email: 'ben@example.org' })
  const ben = await signInOverWire(fleet, 'ben@example.org')
  const answer = await ben.call('generate-ai-coloring-page', { prompt: 'a cat', seed: 1 })
  expect(answer.status).toBe(200)
  const { page } = (await answer.json()) as { page: { slug: string; thumbnail_url: string } }
  for (const { port } of fleet.members)
    for (const path of [
      `/en/page/${page.slug}`,
      `${page.thumbnail_url}?format=webp&width=400`,
      `/print/${page.slug}.pdf`,
    ]) {
      const seen = await fetch(`http://127.0.0.1:${port}${path}`)
      await seen.arrayBuffer()
      expect([path, seen.status]).toEqual([path, 200])
    }
  expect(fleet.files.objects.size).toBeGreaterThan(5)
})

test('a process that is killed while it draws loses nothing: another one finishes its page', async () => {
  await createAccount(fleet, { email: 'cleo@example.org' })
  const cleo = await signInOverWire(fleet, 'cleo@example.org')
  const wish = cleo
    .call('generate-ai-coloring-page', { prompt: 'a castle with a dragon and three knights', seed: 2 })
    .then(
      (answer) => answer.status,
      () => 0,
    )
  const open = () =>
    withDatabase(fleet, async (sql) => {
      const [row] = await sql<{ open: number; done: number }[]>`
        select count(*) filter (where status = 'pending')::int as open,
          count(*) filter (where status = 'completed')::int as done
        from public.ai_prompts where prompt_text like 'a castle%'`
      return row!
    })
  await expect.poll(async () => (await open()).open, { timeout: 30_000, interval: 5 }).toBe(1)
  // All but one: whichever of them holds the wish is gone.
  const [survivor, ...others] = fleet.members
  for (const { process } of others) await process.stop('SIGKILL')
  await wish
  await expect.poll(async () => (await open()).done, { timeout: 120_000, interval: 500 }).toBe(1)
  for (const member of others) await fleet.replace(member)
  expect(fleet.members).toContain(survivor)
})

test('all processes are replaced one after the other under load, and nobody notices', async () => {
  await createAccount(fleet, { email: 'dora@example.org' })
  const dora = await signInOverWire(fleet, 'dora@example.org')
  const failed: string[] = []
  let answered = 0
  const end = new AbortController()
  const load = async (name: string, ask: (n: number) => Promise<Response>) => {
    for (let n = 0; !end.signal.aborted; n++) {
      const outcome = await ask(n).then(
        async (answer) => (await answer.arrayBuffer(), answer.status),
        (error: Error) => error.message,
      )
      answered++
      if (outcome !== 200 && outcome !== 204) failed.push(`${name}: ${outcome}`)
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
    load('a screen', (n) => fetch(fleet.url + screens[n % screens.length]!)),
    load('a screen', (n) => fetch(`${fleet.url}/en/search?q=word${n}`)),
    load('a picture', () => fetch(`${fleet.url}${cat!.thumbnail_url}?format=webp&width=400`)),
    load('rows', () =>
      fetch(`${fleet.url}/rest/v1/coloring_pages?select=slug&limit=5`, { headers: { apikey } }),
    ),
    load('a count', (n) =>
      post(
        '/rest/v1/rpc/record_download',
        { page_id: cat!.id },
        { 'x-forwarded-for': `10.1.${n >> 8}.${n & 255}` },
      ),
    ),
    load('a wish', (n) => dora.call('generate-ai-coloring-page', { prompt: 'a cat', seed: n })),
  ]
  for (const member of fleet.members) await fleet.replace(member)
  await pause(1000)
  end.abort()
  await Promise.all(loads)
  expect(failed).toEqual([])
  expect(answered).toBeGreaterThan(100)
  const [{ count }] = await withDatabase(
    fleet,
    (sql) =>
      sql<
        [{ count: number }]
      >`select count(*)::int as count from public.ai_prompts where status <> 'completed'`,
  )
  expect(count).toBe(0)
})
