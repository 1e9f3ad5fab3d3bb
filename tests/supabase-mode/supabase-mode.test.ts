// The server in front of a Supabase project: its features, its protection, and the values that clients must
// not see.
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildIfChanged } from '#scripts/app-build/build-if-changed.ts'
import type { Database } from '#supabase/database.types.ts'
import { START_TIMEOUT_MS } from '#tests/support/site/start-timeout.ts'
import { startServer, type ServerProcess } from '#tests/support/site/server-process.ts'
import { type FakeSupabaseProject, startFakeSupabaseProject } from './fake-supabase-project.ts'

const PASSWORD = 'Kangaroo-7!'

describe('with a Supabase project as the backend', () => {
  let project: FakeSupabaseProject
  let site: ServerProcess
  let client: SupabaseClient<Database>

  beforeAll(async () => {
    await buildIfChanged()
    project = await startFakeSupabaseProject()
    site = await startServer(project.env)
    client = createClient<Database>(site.url, project.env.SUPABASE_PUBLISHABLE_KEY!, {
      auth: { persistSession: false, autoRefreshToken: false },
    })
  }, START_TIMEOUT_MS)
  afterAll(async () => {
    await client?.realtime.disconnect()
    await site?.remove()
    await project?.close()
  })

  const get = (path: string, init?: RequestInit) => fetch(site.url + path, init)

  test('browsers get the public key of the project, but not its address or secret', async () => {
    const config = await (await get('/config.json')).text()
    expect(JSON.parse(config)).toMatchObject({ publishableKey: project.env.SUPABASE_PUBLISHABLE_KEY })
    for (const page of [config, await (await get('/en')).text()]) {
      expect(page).not.toContain(project.env.SUPABASE_SECRET_KEY)
      expect(page).not.toContain(project.env.SUPABASE_URL)
    }
  })

  test('pages are rendered from the rows of the project, with thumbnails of its files', async () => {
    const home = await (await get('/en')).text()
    expect(home).toContain('/en/page/racing-car')
    const picture = /\/storage\/v1\/object\/public\/pages\/[^"\s]+?format=webp[^"\s]*/.exec(home)?.[0]
    const thumbnail = await get(picture!.replaceAll('&amp;', '&'))
    expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const again = await get(picture!.replaceAll('&amp;', '&'), {
      headers: { 'if-none-match': thumbnail.headers.get('etag')! },
    })
    expect(again.status).toBe(304)
    expect((await get(picture!.replace(/\?.*/, '?format=webp&width=401'))).status).toBe(400)
  })

  test('a drawing is served as a download and as a print', async () => {
    const drawing = await get('/storage/v1/object/public/pages/library/racing-car.svg')
    expect(drawing.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(drawing.headers.get('content-security-policy')).toContain('sandbox')
    expect(await drawing.text()).toContain('<svg')
    const print = await get('/print/racing-car.pdf')
    expect([print.status, print.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  })

  test('search works in other languages', async () => {
    const found = await client.rpc('search_pages', { query: 'katze', lang: 'de' })
    expect(found).toMatchObject({ error: null, data: [{ slug: 'friendly-cat' }] })
    const page = await get('/de/search?q=katze')
    expect(await page.text()).toContain('/de/page/friendly-cat')
  })

  test('cookies and forged addresses do not reach the project, and its cookies do not reach clients', async () => {
    const response = await get('/rest/v1/categories?select=slug&limit=1', {
      headers: {
        apikey: project.env.SUPABASE_PUBLISHABLE_KEY!,
        cookie: 'secret=1',
        'x-forwarded-for': '203.0.113.9',
        'x-visitor-hash': 'mine',
      },
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('set-cookie')).toBeNull()
    const { headers } = project.requests.findLast(({ path }) => path === '/rest/v1/categories')!
    expect(headers.get('cookie')).toBeNull()
    expect(headers.get('x-forwarded-for')).toBe('127.0.0.1')
    expect(headers.get('x-visitor-hash')).not.toBe('mine')
  })

  test('the product’s rules for accounts are enforced before the project', async () => {
    const weak = await client.auth.signUp({ email: 'weak@example.org', password: 'kangaroo' })
    expect(weak.error).toMatchObject({
      code: 'weak_password',
      reasons: ['characters'],
    })
    await project.database.sql`update public.settings set registration_enabled = false`
    const closed = await client.auth.signUp({ email: 'late@example.org', password: PASSWORD })
    expect(closed.error).toMatchObject({ code: 'signup_disabled' })
    await project.database.sql`update public.settings set registration_enabled = true`
    expect(await project.database.sql`select from auth.users`).toHaveLength(0)
  })

  test('a user signs up, creates a page, gets its progress through realtime, and prints it', async () => {
    expect((await client.auth.signUp({ email: 'mila@example.org', password: PASSWORD })).error).toBeNull()
    const { data, error } = await client.auth.signInWithPassword({
      email: 'mila@example.org',
      password: PASSWORD,
    })
    expect(error).toBeNull()
    await client.realtime.setAuth(data.session!.access_token)
    const states: string[] = []
    const joined = Promise.withResolvers<void>()
    client
      .channel('mine')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'ai_prompts' }, ({ new: row }) =>
        states.push((row as { status: string }).status),
      )
      .subscribe((state) => state === 'SUBSCRIBED' && joined.resolve())
    await joined.promise
    const created = await client.functions.invoke('generate-ai-coloring-page', {
      body: { prompt: 'a cat on the moon', style: 'simple', language: 'en' },
    })
    expect(created.error).toBeNull()
    const { page } = created.data as { page: { slug: string; thumbnail_url: string } }
    await expect.poll(() => states, { timeout: 30_000 }).toContain('completed')
    expect((await get(page.thumbnail_url)).status).toBe(200)
    expect((await get(`/print/${page.slug}.pdf`)).status).toBe(200)
    expect((await get(`/en/page/${page.slug}`)).status).toBe(200)
    const mine = await client.from('ai_prompts').select('prompt_text')
    expect(mine.data).toEqual([{ prompt_text: 'a cat on the moon' }])
  })

  test('a token that the project has not signed is refused', async () => {
    const forged = `${Buffer.from('{"alg":"ES256","kid":"x"}').toString('base64url')}.e30.x`
    const response = await get('/functions/v1/generate-ai-coloring-page', {
      method: 'POST',
      headers: { apikey: project.env.SUPABASE_PUBLISHABLE_KEY!, authorization: `Bearer ${forged}` },
      body: '{}',
    })
    expect(response.status).toBe(401)
  })

  test('a too large body is not forwarded', async () => {
    const response = await get('/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: 'x'.repeat(100_000),
    })
    expect(response.status).toBe(413)
  })

  test('an unreachable project gives a 503 that does not reveal its address', async () => {
    await project.pause()
    expect((await get('/healthz')).status).toBe(503)
    const response = await get('/rest/v1/categories', { headers: { apikey: 'any' } })
    const body = await response.text()
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
    expect(body).not.toContain(new URL(project.env.SUPABASE_URL!).host)
    expect((await get('/en/search?q=boat')).status).toBe(503)
    expect(site.output()).not.toContain(project.env.SUPABASE_SECRET_KEY)
  })
})
