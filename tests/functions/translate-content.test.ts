import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { TranslationProvider } from '#providers/translation/translation-provider.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { type Account, type FunctionSite, openFunctionSite } from './open-site.ts'

const NAME = 'translate-content'
const WAIT = { timeout: 60_000, interval: 100 }

/** A translator that says into what it translates, and can be told to fail. */
const translator: TranslationProvider & { fails: boolean; asked: number } = {
  fails: false,
  asked: 0,
  async translate({ text, to }) {
    this.asked++
    if (this.fails) throw new ProviderError('provider-timeout')
    return `${to}: ${text}`
  },
}

async function withAdmin(site: FunctionSite): Promise<Account> {
  const account = await site.newAccount()
  await site.sql`update public.profiles set subscription_tier = 'admin' where id = ${account.id}`
  return account
}

let online: FunctionSite
let offline: FunctionSite
let admin: Account
let offlineAdmin: Account
beforeAll(async () => {
  online = await openFunctionSite({ translation: translator }, { patrolEveryMs: 100 })
  offline = await openFunctionSite({}, { patrolEveryMs: 100 })
  admin = await withAdmin(online)
  offlineAdmin = await withAdmin(offline)
})
afterAll(async () => {
  await online.close()
  await offline.close()
})
beforeEach(() => {
  translator.fails = false
})

const newPage = async (
  { sql }: FunctionSite,
  slug: string,
  title: object,
  description: object | null = null,
) => {
  const [row] = await sql`insert into public.coloring_pages (slug, title, description)
    values (${slug}, ${sql.json(title as never)}, ${description && sql.json(description as never)}) returning id`
  return row!.id as string
}
const ask = async ({ sql }: FunctionSite, kind: string, id: string, targets: string[]) => {
  const [row] = await sql`insert into public.translation_jobs (content_type, content_id, target_languages)
    values (${kind}, ${id}, ${targets}::public.language[]) returning id`
  return row!.id as string
}
const ended = ({ sql }: FunctionSite, job: string) =>
  vi.waitFor(async () => {
    const [row] = await sql`select status, failure_reason, done_languages::text[], source_language
      from public.translation_jobs where id = ${job} and status in ('completed', 'failed')`
    if (!row) throw new Error('still at work')
    return row
  }, WAIT)

test('an admin has a text translated; nobody else may spend the operator’s money', async () => {
  const body = { text: 'A cat', targetLanguage: 'de', contentType: 'page_title' }
  expect(await online.call(NAME, body, { account: admin })).toMatchObject({
    status: 200,
    body: { translatedText: 'de: A cat' },
  })
  expect((await online.call(NAME, body, { account: await online.newAccount() })).status).toBe(403)
  expect((await online.call(NAME, body)).status).toBe(401)
})

test.each([
  ['an empty text', { text: ' ', targetLanguage: 'de' }, 400],
  ['an unknown language', { text: 'A cat', targetLanguage: 'xx' }, 400],
  ['a text without end', { text: 'x'.repeat(1001), targetLanguage: 'de' }, 400],
  ['what is not for children', { text: 'a naked woman', targetLanguage: 'de' }, 422],
])('%s is refused before anybody is asked', async (_, body, status) => {
  translator.asked = 0
  expect((await online.call(NAME, body, { account: admin })).status).toBe(status)
  expect(translator.asked).toBe(0)
})

test('without a provider the lexicon translates what it knows whole, and says so about the rest', async () => {
  const known = { text: 'Cats', targetLanguage: 'fr', contentType: 'category' }
  expect((await offline.call(NAME, known, { account: offlineAdmin })).body).toEqual({
    translatedText: 'Chats',
  })
  const unknown = { text: 'Our best wishes for the new school year', targetLanguage: 'fr' }
  const { status, body } = await offline.call(NAME, unknown, { account: offlineAdmin })
  expect([status, body.code]).toEqual([501, 'translation-unavailable'])
  expect(body.error).toMatch(/translation provider/)
})

test('a job writes what is missing and leaves what is there', async () => {
  const page = await newPage(online, 'job-one', { en: 'Cat', fr: 'Le chat' }, { en: 'A cat sits.' })
  const job = await ask(online, 'page', page, ['de', 'fr'])
  expect(await ended(online, job)).toMatchObject({ status: 'completed', source_language: 'en' })
  const [row] = await online.sql`select title, description from public.coloring_pages where id = ${page}`
  expect(row!.title).toEqual({ en: 'Cat', fr: 'Le chat', de: 'de: Cat' })
  expect(row!.description).toEqual({ en: 'A cat sits.', de: 'de: A cat sits.', fr: 'fr: A cat sits.' })
})

test('without English the first language there is becomes the source, and the job says which', async () => {
  const page = await newPage(online, 'job-two', { it: 'Un gatto' })
  const job = await ask(online, 'page', page, ['de'])
  expect(await ended(online, job)).toMatchObject({ status: 'completed', source_language: 'it' })
})

test('a service that fails ends the job with the reason', async () => {
  translator.fails = true
  const page = await newPage(online, 'job-three', { en: 'Cat' })
  const job = await ask(online, 'page', page, ['de'])
  expect(await ended(online, job)).toMatchObject({
    status: 'failed',
    failure_reason: 'provider-timeout',
    done_languages: [],
  })
})

test('what a process left half done the next one goes on with', async () => {
  const page = await newPage(online, 'job-four', { en: 'Cat' })
  const [row] = await online.sql`insert into public.translation_jobs
    (content_type, content_id, target_languages, status, done_languages, lease_owner, lease_expires_at, attempts)
    values ('page', ${page}, '{de,fr}', 'running', '{de}', 'gone', now() - interval '1 second', 1) returning id`
  expect(await ended(online, row!.id as string)).toMatchObject({ status: 'completed' })
  const [after] = await online.sql`select title from public.coloring_pages where id = ${page}`
  expect(after!.title).toEqual({ en: 'Cat', fr: 'fr: Cat' })
})

test('offline a page of the artist is written again from its scene; another page says what is missing', async () => {
  const drawn = await offline.call(
    'generate-ai-coloring-page',
    { prompt: 'a horse in a meadow' },
    { account: offlineAdmin },
  )
  const { id, title } = drawn.body.page as { id: string; title: Record<string, string> }
  await offline.sql`update public.coloring_pages set title = title - 'de' - 'it' where id = ${id}`
  expect(await ended(offline, await ask(offline, 'page', id, ['de', 'it']))).toMatchObject({
    status: 'completed',
  })
  const [row] = await offline.sql`select title from public.coloring_pages where id = ${id}`
  expect(row!.title).toEqual(title)

  const other = await newPage(offline, 'by-hand', { en: 'Our school party' })
  expect(await ended(offline, await ask(offline, 'page', other, ['de']))).toMatchObject({
    status: 'failed',
    failure_reason: 'translation-unavailable',
  })
})
