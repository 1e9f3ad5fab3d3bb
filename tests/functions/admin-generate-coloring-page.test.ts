import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, type FunctionSite, createFunctionSite } from './function-site.ts'

const NAME = 'admin-generate-coloring-page'
let site: FunctionSite
let admin: Account
let category_id: string

interface Page {
  id: string
  slug: string
  title: Record<string, string>
  status: string
  thumbnail_url: string
}
const pageOf = (body: Record<string, unknown>) => body.page as Page
const generate = (body: object, language = 'en') => site.call(NAME, body, { account: admin, language })

beforeAll(async () => {
  site = await createFunctionSite()
  admin = await site.createAccount()
  await site.sql`update public.profiles set subscription_tier = 'admin' where id = ${admin.id}`
  category_id = (await site.sql`select id from public.categories where slug = 'animals'`)[0]!.id as string
})
afterAll(() => site.close())

test('an admin’s wish becomes a page in the chosen category and difficulty', async () => {
  const { status, body } = await generate({
    prompt: 'Ein Hund im Wald',
    category_id,
    difficulty: 'hard',
    language: 'de',
  })
  expect(status).toBe(200)
  expect(body.page).toMatchObject({ status: 'released', difficulty: 'hard', category_id })
  expect(pageOf(body).title.en).toMatch(/dog/i)
  expect(pageOf(body).slug).not.toMatch(/-[a-z2-9]{12}$/)
})

test('a repeated request with the same id creates one draft', async () => {
  const wish = { prompt: 'a cat', category_id, status: 'draft', id: randomUUID() }
  const [first, second] = [await generate(wish), await generate(wish)]
  expect(pageOf(second.body)).toEqual(pageOf(first.body))
  expect(pageOf(first.body)).toMatchObject({ id: wish.id, status: 'draft' })
  const files = await site.sql`select name from storage.objects where name like 'made/%'`
  const pages = await site.sql`select 1 from public.coloring_pages where thumbnail_url like '%/made/%'`
  expect(files).toHaveLength(pages.length)
})

test('a page gets a new drawing and keeps its texts, and the old file is removed', async () => {
  const before = pageOf((await generate({ prompt: 'a fish', category_id })).body)
  const after = pageOf((await generate({ prompt: 'a whale', replaces: before.id, style: 'cartoon' })).body)
  expect(after).toMatchObject({ id: before.id, slug: before.slug, title: before.title, style: 'cartoon' })
  expect(after.thumbnail_url).not.toBe(before.thumbnail_url)
  expect((await site.fetchFile(after.thumbnail_url)).status).toBe(200)
  expect((await site.fetchFile(before.thumbnail_url)).status).toBeGreaterThanOrEqual(400)
})

test.each([
  ['no prompt', { prompt: ' ' }, 400, 'Bitte geben Sie einen Prompt ein'],
  ['no category', { prompt: 'a cat', category_id: '' }, 400, 'Bitte wählen Sie eine Kategorie aus'],
  ['a category that is gone', { prompt: 'a cat', category_id: randomUUID() }, 400, /gibt es nicht/],
  ['what is not for children', { prompt: 'a naked woman' }, 422, /kein Bild für Kinder/],
  ['nothing drawable', { prompt: 'qwertz uiop' }, 422, /nichts zum Zeichnen/],
  ['a page that is gone', { prompt: 'a cat', replaces: randomUUID() }, 404, /gibt es nicht mehr/],
])('%s is refused with a message', async (_, wish, status, message) => {
  const response = await generate({ category_id, ...wish }, 'de')
  expect(response.status).toBe(status)
  expect(response.body.error).toMatch(message)
})

test('only an admin can generate pages', async () => {
  const body = { prompt: 'a cat', category_id }
  expect((await site.call(NAME, body)).status).toBe(401)
  expect((await site.call(NAME, body, { account: await site.createAccount() })).status).toBe(403)
})
