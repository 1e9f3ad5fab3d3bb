import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { TranslationProvider } from '#providers/translation/translation-provider.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { type Account, type FunctionSite, createFunctionSite } from './function-site.ts'

const NAME = 'translate-content'
const WAIT = { timeout: 60_000, interval: 100 }

/** A fake translator that prefixes the target language, counts its calls and can fail. */
const translator: TranslationProvider & { fails: boolean; calls: number } = {
  fails: false,
  calls: 0,
  async translate({ text, to }) {
    this.calls++
    if (this.fails) throw new ProviderError('provider-timeout')
    return `${to}: ${text}`
  },
}

async function createAdmin(site: FunctionSite): Promise<Account> {
  const account = await site.createAccount()
  await site.sql`update public.profiles set subscription_tier = 'admin' where id = ${account.id}`
  return account
}

let online: FunctionSite
let offline: FunctionSite
let admin: Account
let offlineAdmin: Account
beforeAll(async () => {
  online = await createFunctionSite({ translation: translator }, { frequent: 100 })
  offline = await createFunctionSite({}, { frequent: 100 })
  admin = await createAdmin(online)
  offlineAdmin = await createAdmin(offline)
})
afterAll(async () => {
  await online.close()
  await offline.close()
})
beforeEach(() => {
  translator.fails = false
})

const createPage = async (
  { sql }: FunctionSite,
  slug: string,
  title: object,
  description: object | null = null,
) => {
  const [row] = await sql`insert into public.coloring_pages (slug, title, description)
    values (${slug}, ${sql.json(title as never)}, ${description && sql.json(description as never)}) returning id`
  return row!.id as string
}
const createJob = async ({ sql }: FunctionSite, kind: string, id: string, targets: string[]) => {
  const [row] = await sql`insert into public.translation_jobs (content_type, content_id, target_languages)
    values (${kind}, ${id}, ${targets}::public.language[]) returning id`
  return row!.id as string
}
const waitForEnd = ({ sql }: FunctionSite, job: string) =>
  vi.waitFor(async () => {
    const [row] = await sql`select status, failure_reason, done_languages::text[], source_language
      from public.translation_jobs where id = ${job} and status in ('completed', 'failed')`
    if (!row) throw new Error('still running')
    return row
  }, WAIT)

test('only an admin can translate a text', async () => {
  const body = { text: 'A cat', targetLanguage: 'de', contentType: 'page_title' }
  expect(await online.call(NAME, body, { account: admin })).toMatchObject({
    status: 200,
    body: { translatedText: 'de: A cat' },
  })
  expect((await online.call(NAME, body, { account: await online.createAccount() })).status).toBe(403)
  expect((await online.call(NAME, body)).status).toBe(401)
})

test.each([
  ['an empty text', { text: ' ', targetLanguage: 'de' }, 400],
  ['an unknown language', { text: 'A cat', targetLanguage: 'xx' }, 400],
  ['a text that is too long', { text: 'x'.repeat(1001), targetLanguage: 'de' }, 400],
  ['a text that is not for children', { text: 'a naked woman', targetLanguage: 'de' }, 422],
])('%s is refused before the provider is called', async (_, body, status) => {
  translator.calls = 0
  expect((await online.call(NAME, body, { account: admin })).status).toBe(status)
  expect(translator.calls).toBe(0)
})

test('without a provider the lexicon translates texts it knows completely, and other texts are refused', async () => {
  const known = { text: 'Cats', targetLanguage: 'fr', contentType: 'category' }
  expect((await offline.call(NAME, known, { account: offlineAdmin })).body).toEqual({
    translatedText: 'Chats',
  })
  const unknown = { text: 'Our best wishes for the new school year', targetLanguage: 'fr' }
  const { status, body } = await offline.call(NAME, unknown, { account: offlineAdmin })
  expect([status, body.code]).toEqual([501, 'translation-unavailable'])
  expect(body.error).toMatch(/translation provider/)
})

test('a job adds missing texts and keeps existing ones', async () => {
  const page = await createPage(online, 'job-one', { en: 'Cat', fr: 'Le chat' }, { en: 'A cat sits.' })
  const job = await createJob(online, 'page', page, ['de', 'fr'])
  expect(await waitForEnd(online, job)).toMatchObject({ status: 'completed', source_language: 'en' })
  const [row] = await online.sql`select title, description from public.coloring_pages where id = ${page}`
  expect(row!.title).toEqual({ en: 'Cat', fr: 'Le chat', de: 'de: Cat' })
  expect(row!.description).toEqual({ en: 'A cat sits.', de: 'de: A cat sits.', fr: 'fr: A cat sits.' })
})

test('without an English text the first existing language is the source, and the job records it', async () => {
  const page = await createPage(online, 'job-two', { it: 'Un gatto' })
  const job = await createJob(online, 'page', page, ['de'])
  expect(await waitForEnd(online, job)).toMatchObject({ status: 'completed', source_language: 'it' })
})

test('a failing provider ends the job with its reason', async () => {
  translator.fails = true
  const page = await createPage(online, 'job-three', { en: 'Cat' })
  const job = await createJob(online, 'page', page, ['de'])
  expect(await waitForEnd(online, job)).toMatchObject({
    status: 'failed',
    failure_reason: 'provider-timeout',
    done_languages: [],
  })
})

test('a job of a crashed process is resumed with the remaining languages', async () => {
  const page = await createPage(online, 'job-four', { en: 'Cat' })
  const [row] = await online.sql`insert into public.translation_jobs
    (content_type, content_id, target_languages, status, done_languages, lease_owner, lease_expires_at, attempts)
    values ('page', ${page}, '{de,fr}', 'running', '{de}', 'gone', now() - interval '1 second', 1) returning id`
  expect(await waitForEnd(online, row!.id as string)).toMatchObject({ status: 'completed' })
  const [after] = await online.sql`select title from public.coloring_pages where id = ${page}`
  expect(after!.title).toEqual({ en: 'Cat', fr: 'fr: Cat' })
})

test('without a provider a page of the artist is described from its scene, and another page fails with a reason', async () => {
  const drawn = await offline.call(
    'generate-ai-coloring-page',
    { prompt: 'a horse in a meadow' },
    { account: offlineAdmin },
  )
  const { id, title } = drawn.body.page as { id: string; title: Record<string, string> }
  await offline.sql`update public.coloring_pages set title = title - 'de' - 'it' where id = ${id}`
  expect(await waitForEnd(offline, await createJob(offline, 'page', id, ['de', 'it']))).toMatchObject({
    status: 'completed',
  })
  const [row] = await offline.sql`select title from public.coloring_pages where id = ${id}`
  expect(row!.title).toEqual(title)

  const other = await createPage(offline, 'by-hand', { en: 'Our school party' })
  expect(await waitForEnd(offline, await createJob(offline, 'page', other, ['de']))).toMatchObject({
    status: 'failed',
    failure_reason: 'translation-unavailable',
  })
})
