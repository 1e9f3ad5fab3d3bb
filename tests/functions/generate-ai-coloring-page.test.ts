import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/text/languages.ts'
import { type Account, type FunctionSite, createFunctionSite } from './function-site.ts'

const NAME = 'generate-ai-coloring-page'
let site: FunctionSite
let anna: Account

interface Page {
  id: string
  slug: string
  title: Record<string, string>
  status: string
  thumbnail_url: string
  is_ai_generated: boolean
  created_by: string
}
const pageOf = (body: Record<string, unknown>) => body.page as Page

beforeAll(async () => {
  site = await createFunctionSite()
  anna = await site.createAccount()
})
afterAll(() => site.close())

test('a wish becomes a page with a drawing, texts in six languages and a history entry', async () => {
  const { status, body } = await site.call(
    NAME,
    { prompt: 'Eine Katze auf dem Mond', style: 'cartoon' },
    { account: anna, language: 'de' },
  )
  expect([status, body.success, body.prompt]).toEqual([200, true, 'Eine Katze auf dem Mond'])
  const page = pageOf(body)
  expect(Object.keys(page.title).sort()).toEqual([...LANGUAGES].sort())
  expect(page.title.en).toMatch(/cat/i)
  expect(page).toMatchObject({ status: 'draft', is_ai_generated: true, created_by: anna.id })
  expect(page.slug).toMatch(/-[a-z2-9]{12}$/)
  expect(await (await site.fetchFile(page.thumbnail_url)).text()).toContain('<svg')
  expect(
    await site.sql`select status, generated_page_id from public.ai_prompts where user_id = ${anna.id}`,
  ).toEqual([{ status: 'completed', generated_page_id: page.id }])
  expect(await site.sql`select action_type from public.ai_usage where user_id = ${anna.id}`).toEqual([
    { action_type: 'create' },
  ])
  expect(await site.sql`select 1 from public.page_scenes where page_id = ${page.id}`).toHaveLength(1)
})

test('a double tap creates one page', async () => {
  const ben = await site.createAccount()
  const wish = { prompt: 'a dog', idempotencyKey: 'one-tap-of-ben' }
  const first = await site.call(NAME, wish, { account: ben })
  const second = await site.call(NAME, wish, { account: ben })
  expect(pageOf(second.body).id).toBe(pageOf(first.body).id)
  expect(await site.sql`select 1 from public.coloring_pages where created_by = ${ben.id}`).toHaveLength(1)
})

test('a second wish changes the page and keeps its subject', async () => {
  const clara = await site.createAccount()
  const first = pageOf(
    (await site.call(NAME, { prompt: 'a horse in a meadow', style: 'cartoon' }, { account: clara })).body,
  )
  const { body } = await site.call(
    NAME,
    { prompt: 'at night', style: 'cartoon', basePage: { id: first.id } },
    { account: clara },
  )
  const [scene] =
    await site.sql`select scene -> 'wish' as wish from public.page_scenes where page_id = ${pageOf(body).id}`
  expect(scene!.wish).toMatchObject({ figures: [{ noun: 'horse' }], time: 'night' })
  expect(
    await site.sql`select action_type from public.ai_usage where user_id = ${clara.id} order by created_at`,
  ).toEqual([{ action_type: 'create' }, { action_type: 'modify' }])
})

test.each([
  ['an anonymous visitor', { prompt: 'a cat' }, false, 401, /sign in/i],
  ['an empty wish', { prompt: '   ' }, true, 400, /describe/],
  ['a wish that is too long', { prompt: 'x'.repeat(501) }, true, 413, /too long/],
  ['an unknown style', { prompt: 'a cat', style: 'oil' }, true, 400, /check/],
  ['an array instead of a text', { prompt: ['a'], __proto__: { style: 'x' } }, true, 400, /check/],
  ['a wish without a drawable word', { prompt: 'qwertz uiop' }, true, 422, /recognize/],
  ['a wish that is not for children', { prompt: 'a naked woman' }, true, 422, /not a picture for children/],
])('%s is refused with a message', async (_, body, signedIn, status, message) => {
  const response = await site.call(NAME, body, signedIn ? { account: anna } : {})
  expect([response.status, response.body.success]).toEqual([status, false])
  expect(response.body.error).toMatch(message)
})

test('a refused wish creates no page and stores its reason in the history', async () => {
  const dora = await site.createAccount()
  await site.call(NAME, { prompt: 'qwertz uiop' }, { account: dora })
  expect(
    await site.sql`select status, failure_reason from public.ai_prompts where user_id = ${dora.id}`,
  ).toEqual([{ status: 'failed', failure_reason: 'nothing-drawable' }])
  expect(await site.sql`select 1 from public.coloring_pages where created_by = ${dora.id}`).toHaveLength(0)
})

test('while an admin has disabled creation, wishes are refused in the user’s language', async () => {
  await site.sql`update public.settings set ai_generation_enabled = false`
  const { status, body } = await site.call(NAME, { prompt: 'un chat' }, { account: anna, language: 'fr' })
  await site.sql`update public.settings set ai_generation_enabled = true`
  expect([status, body.error]).toEqual([403, 'La création est désactivée pour le moment. Revenez plus tard.'])
})

test('an unknown function is a 404 and an invalid body a 400', async () => {
  expect((await site.call('make-me-admin', {}, { account: anna })).status).toBe(404)
  expect((await site.call(NAME, '{', { account: anna })).status).toBe(400)
})
