// The product in front of a Supabase project: what works, what is guarded, and what must never get out.
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildIfChanged } from '#scripts/build-if-changed.ts'
import type { Database } from '#supabase/database.types.ts'
import { missingReference } from '#tests/conformance/reference.ts'
import { startServer, type ServerProcess } from '#tests/support/server-process.ts'
import { type StandIn, startStandIn } from './stand-in.ts'

const PASSWORD = 'Kangaroo-7!'

describe.skipIf(missingReference)('with a Supabase project behind', () => {
  let project: StandIn
  let site: ServerProcess
  let client: SupabaseClient<Database>

  beforeAll(async () => {
    await buildIfChanged()
    project = await startStandIn()
    site = await startServer(project.env)
    client = createClient<Database>(site.url, project.env.SUPABASE_PUBLISHABLE_KEY!, {
      auth: { persistSession: false, autoRefreshToken: false },
    })
  })
  afterAll(async () => {
    await client?.realtime.disconnect()
    await site?.remove()
    await project?.close()
  })

  const get = (path: string, init?: RequestInit) => fetch(site.url + path, init)

  test('the browser learns the project’s public key and never its address or its secret', async () => {
    const config = await (await get('/config.json')).text()
    expect(JSON.parse(config)).toMatchObject({ publishableKey: project.env.SUPABASE_PUBLISHABLE_KEY })
    for (const page of [config, await (await get('/en')).text()]) {
      expect(page).not.toContain(project.env.SUPABASE_SECRET_KEY)
      expect(page).not.toContain(project.env.SUPABASE_URL)
    }
  })

  test('pages are rendered from the project’s rows, with pictures of its files', async () => {
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

  test('a drawing itself is handed over as a download, and as a sheet to print', async () => {
    const drawing = await get('/storage/v1/object/public/pages/library/racing-car.svg')
    expect(drawing.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(drawing.headers.get('content-security-policy')).toContain('sandbox')
    expect(await drawing.text()).toContain('<svg')
    const sheet = await get('/print/racing-car.pdf')
    expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  })

  test('search finds, in every language', async () => {
    const found = await client.rpc('search_pages', { query: 'katze', lang: 'de' })
    expect(found).toMatchObject({ error: null, data: [{ slug: 'friendly-cat' }] })
    const page = await get('/de/search?q=katze')
    expect(await page.text()).toContain('/de/page/friendly-cat')
  })

  test('cookies and made-up addresses do not reach the project, and its cookies do not reach visitors', async () => {
    const answer = await get('/rest/v1/categories?select=slug&limit=1', {
      headers: {
        apikey: project.env.SUPABASE_PUBLISHABLE_KEY!,
        cookie: 'secret=1',
        'x-forwarded-for': '203.0.113.9',
        'x-visitor-hash': 'mine',
      },
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toBeNull()
    const { headers } = project.seen.findLast(({ path }) => path === '/rest/v1/categories')!
    expect(headers.get('cookie')).toBeNull()
    expect(headers.get('x-forwarded-for')).toBe('127.0.0.1')
    expect(headers.get('x-visitor-hash')).not.toBe('mine')
  })

  test('our rules for accounts hold, which the project does not know', async () => {
    const weak = await client.auth.signUp({ email: 'weak@example.org', password: 'kangaroo' })
    expect(weak.error).toMatchObject({
      code: 'weak_password',
      reasons: expect.arrayContaining(['password_needs_number']),
    })
    await project.database.sql`update public.settings set registration_enabled = false`
    const closed = await client.auth.signUp({ email: 'late@example.org', password: PASSWORD })
    expect(closed.error).toMatchObject({ code: 'signup_disabled' })
    await project.database.sql`update public.settings set registration_enabled = true`
    expect(await project.database.sql`select from auth.users`).toHaveLength(0)
  })

  test('somebody signs up, wishes for a page, watches it come and has it printed', async () => {
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
    const made = await client.functions.invoke('generate-ai-coloring-page', {
      body: { prompt: 'a cat on the moon', style: 'simple', language: 'en' },
    })
    expect(made.error).toBeNull()
    const { page } = made.data as { page: { slug: string; thumbnail_url: string } }
    await expect.poll(() => states, { timeout: 30_000 }).toContain('completed')
    expect((await get(page.thumbnail_url)).status).toBe(200)
    expect((await get(`/print/${page.slug}.pdf`)).status).toBe(200)
    expect((await get(`/en/page/${page.slug}`)).status).toBe(200)
    const mine = await client.from('ai_prompts').select('prompt_text')
    expect(mine.data).toEqual([{ prompt_text: 'a cat on the moon' }])
  })

  test('a token that the project has not signed is nobody', async () => {
    const forged = `${Buffer.from('{"alg":"ES256","kid":"x"}').toString('base64url')}.e30.x`
    const answer = await get('/functions/v1/generate-ai-coloring-page', {
      method: 'POST',
      headers: { apikey: project.env.SUPABASE_PUBLISHABLE_KEY!, authorization: `Bearer ${forged}` },
      body: '{}',
    })
    expect(answer.status).toBe(401)
  })

  test('more than the wire takes is not sent on', async () => {
    const answer = await get('/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: 'x'.repeat(100_000),
    })
    expect(answer.status).toBe(413)
  })

  test('a project that is gone is said, at once and without a word of where it stood', async () => {
    await project.pause()
    expect((await get('/healthz')).status).toBe(503)
    const answer = await get('/rest/v1/categories', { headers: { apikey: 'any' } })
    const said = await answer.text()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    expect(said).not.toContain(new URL(project.env.SUPABASE_URL!).host)
    expect((await get('/en/search?q=boat')).status).toBe(503)
    expect(site.output()).not.toContain(project.env.SUPABASE_SECRET_KEY)
  })
})
