// The processing of a wish: progress events, repeated requests, disconnected clients, limits, and crashed
// processes.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createArtistImageProvider } from '#providers/images/artist/artist-image-provider.ts'
import type { ImageProvider } from '#providers/images/image-provider.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { sharedArtist } from '#tests/support/drawing/shared-artist.ts'
import { type Account, type FunctionSite, createFunctionSite } from './function-site.ts'

const NAME = 'generate-ai-coloring-page'
const draw = vi.fn<ImageProvider['draw']>()
let site: FunctionSite
let anna: Account

beforeAll(async () => {
  draw.mockImplementation(createArtistImageProvider(sharedArtist).draw)
  site = await createFunctionSite({ images: { kind: 'artist', draw } }, { frequent: 50 })
  anna = await site.createAccount()
})
afterAll(() => site.close())

const historyOf = ({ id }: Account) =>
  site.sql`select status, failure_reason, attempts from public.ai_prompts where user_id = ${id} order by created_at`
const pagesOf = ({ id }: Account) => site.sql`select id from public.coloring_pages where created_by = ${id}`

const eventsOf = (text: string) =>
  text
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
      return { name, data: JSON.parse(data) as Record<string, unknown> }
    })

/** Makes the next drawing wait until `finish` is called. */
function delayNextDrawing() {
  const started = Promise.withResolvers<void>()
  const finished = Promise.withResolvers<void>()
  draw.mockImplementationOnce(async (wish) => {
    started.resolve()
    await finished.promise
    return createArtistImageProvider(sharedArtist).draw(wish)
  })
  return { started: started.promise, finish: finished.resolve }
}

test('a client that accepts an event stream gets every stage and finally the page', async () => {
  const response = await site.stream(NAME, { prompt: 'a cat' }, { account: anna })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const events = eventsOf(await response.text())
  expect(events.map(({ name }) => name)).toEqual(['checked', 'drawing', 'tidying', 'storing', 'done'])
  expect(events.at(-1)!.data).toMatchObject({ success: true, prompt: 'a cat', page: { created_by: anna.id } })
})

test('a wish with a phone number is refused with a code of its own', async () => {
  const response = await site.stream(NAME, { prompt: 'a cat, call me 0171 555 23 44' }, { account: anna })
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
    422,
    'personal-data',
  ])
})

test('an error before the first stage has an HTTP status; a later one is the last event', async () => {
  const early = await site.stream(NAME, { prompt: 'a naked woman' }, { account: anna })
  expect([early.status, ((await early.json()) as { code: string }).code]).toEqual([422, 'not-for-children'])
  const late = await site.stream(NAME, { prompt: 'qwertz uiop' }, { account: anna, language: 'de' })
  const lateText = await late.text()
  expect(eventsOf(lateText).at(-1)).toMatchObject({
    name: 'error',
    data: { success: false, code: 'nothing-drawable', error: expect.stringContaining('Mond') as string },
  })
  expect(eventsOf(lateText).at(-1)!.data.ideas).toHaveLength(3)
})

test('a repeated request during the drawing waits for the same page', async () => {
  const ben = await site.createAccount()
  const wish = { prompt: 'a dog', idempotencyKey: 'one-tap-of-ben' }
  const drawing = delayNextDrawing()
  const requests = [site.call(NAME, wish, { account: ben })]
  await drawing.started
  requests.push(site.call(NAME, wish, { account: ben }))
  drawing.finish()
  const [first, second] = await Promise.all(requests)
  expect((second!.body.page as { id: string }).id).toBe((first!.body.page as { id: string }).id)
  expect(await pagesOf(ben)).toHaveLength(1)
})

test('a repeated request gets the result of the wish although another process draws it', async () => {
  const ben = await site.createAccount()
  const idempotencyKey = 'another-tap-of-ben'
  await site.sql`
    insert into public.ai_prompts (user_id, prompt_text, idempotency_key, lease_owner, lease_expires_at)
    values (${ben.id}, 'a dog', ${idempotencyKey}, 'another', now() + interval '10 minutes')`
  const response = await site.stream(NAME, { prompt: 'a dog', idempotencyKey }, { account: ben })
  await site.sql`update public.ai_prompts set status = 'failed', failure_reason = 'provider-busy' where user_id = ${ben.id}`
  expect(eventsOf(await response.text()).map(({ name, data }) => [name, data.code])).toEqual([
    ['checked', undefined],
    ['error', 'provider-busy'],
  ])
})

test('a request that is sent twenty times at once is drawn once and counts once', async () => {
  const ben = await site.createAccount()
  const wish = { prompt: 'a dog', idempotencyKey: 'many-taps-of-ben' }
  const streams = Array.from({ length: 20 }, () => site.stream(NAME, wish, { account: ben }))
  const last = (await Promise.all(streams)).map(async (response) => eventsOf(await response.text()).at(-1)!)
  const pages = (await Promise.all(last)).map(({ data }) => (data.page as { id: string }).id)
  expect(pages).toEqual(Array<string>(20).fill(pages[0]!))
  expect(await pagesOf(ben)).toEqual([{ id: pages[0] }])
  const counts = await site.sql`
    select hits from private.visitor_counts where key = ${`creation:user:${ben.id}`}`
  expect(counts).toEqual([{ hits: 1 }])
})

test('a page is created after its client has disconnected, and appears in the history', async () => {
  const clara = await site.createAccount()
  const drawing = delayNextDrawing()
  const response = await site.stream(NAME, { prompt: 'a horse' }, { account: clara })
  await drawing.started
  await response.body!.cancel()
  drawing.finish()
  await expect.poll(() => historyOf(clara), { timeout: 100_000 }).toMatchObject([{ status: 'completed' }])
  expect(await pagesOf(clara)).toHaveLength(1)
})

test('words that were not drawn are returned', async () => {
  const wish = { prompt: 'a red beagle with a blorptang and a zombie', idempotencyKey: 'every-word-counts' }
  const outcome = {
    drawn: [],
    drawnAs: [{ word: 'beagle', as: 'dog' }],
    toColor: ['red'],
    notDrawn: ['zombie'],
    unknown: ['blorptang'],
  }
  const { body } = await site.call(NAME, wish, { account: anna })
  expect(body).toMatchObject(outcome)
  const repeated = await site.call(NAME, wish, { account: anna })
  expect(repeated.body).toMatchObject(outcome)
  const german = await site.call(NAME, { prompt: 'ein Beagle' }, { account: anna, language: 'de' })
  expect(german.body.drawnAs).toEqual([{ word: 'Beagle', as: 'Hund' }])
})

test('a changed page keeps the category of its base page', async () => {
  const [category] = await site.sql`
    insert into public.categories (slug, name) values ('on-holiday', 'On holiday') returning id`
  const first = await site.call(NAME, { prompt: 'a horse in a meadow' }, { account: anna })
  const { id } = first.body.page as { id: string }
  await site.sql`update public.coloring_pages set category_id = ${category!.id} where id = ${id}`
  const changed = await site.call(NAME, { prompt: 'at night', basePage: { id } }, { account: anna })
  expect(changed.body.page).toMatchObject({ category_id: category!.id })
})

test('an error in the usage count does not prevent the page', async () => {
  const dora = await site.createAccount()
  await site.sql`alter table public.ai_usage add constraint always_fails check (false) not valid`
  const { status } = await site.call(NAME, { prompt: 'a fish' }, { account: dora })
  await site.sql`alter table public.ai_usage drop constraint always_fails`
  expect(status).toBe(200)
  expect(await pagesOf(dora)).toHaveLength(1)
})

test('an account above its rate limit is refused before drawing; many accounts behind one address are not', async () => {
  const busyAccount = await site.createAccount()
  const drawn = draw.mock.calls.length
  draw.mockRejectedValue(new ProviderError('nothing-drawable'))
  const responses = []
  for (let attempt = 0; attempt < 11; attempt++)
    responses.push(
      await site.call(NAME, { prompt: 'qwertz uiop' }, { account: busyAccount, visitor: 'the-school' }),
    )
  expect(responses.map(({ status }) => status)).toEqual([...Array<number>(10).fill(422), 429])
  expect(draw.mock.calls.length - drawn).toBe(10)
  const pupils = await Promise.all(Array.from({ length: 25 }, () => site.createAccount()))
  const pupilResponses = await Promise.all(
    pupils.map((account) => site.call(NAME, { prompt: 'qwertz uiop' }, { account, visitor: 'the-school' })),
  )
  draw.mockImplementation(createArtistImageProvider(sharedArtist).draw)
  expect(new Set(pupilResponses.map(({ status }) => status))).toEqual(new Set([422]))
})

test('a repeated request gets the page of the first although the account has reached its rate limit since then', async () => {
  const account = await site.createAccount()
  const wish = { prompt: 'a dog', idempotencyKey: 'the-response-was-lost' }
  const first = await site.call(NAME, wish, { account })
  draw.mockRejectedValue(new ProviderError('nothing-drawable'))
  for (let attempt = 0; attempt < 10; attempt++) await site.call(NAME, { prompt: 'qwertz uiop' }, { account })
  draw.mockImplementation(createArtistImageProvider(sharedArtist).draw)
  expect((await site.call(NAME, { prompt: 'a cat' }, { account })).status).toBe(429)
  const repeated = await site.call(NAME, wish, { account })
  expect([repeated.status, repeated.body.page]).toMatchObject([
    200,
    { id: (first.body.page as { id: string }).id },
  ])
})

test('a busy artist ends the stream with the error `provider-busy`', async () => {
  draw.mockRejectedValueOnce(new ProviderError('provider-busy'))
  const response = await site.stream(NAME, { prompt: 'a cat' }, { account: await site.createAccount() })
  expect(eventsOf(await response.text()).at(-1)).toMatchObject({
    name: 'error',
    data: { code: 'provider-busy' },
  })
})

/** Inserts a prompt whose process has died: its lease has expired. */
async function insertOrphanedPrompt(
  account: Account,
  row: { prompt?: string; isVoice?: boolean; attempts?: number; hoursAgo?: number },
) {
  const { prompt = '', isVoice = false, attempts = 1, hoursAgo = 0 } = row
  await site.sql`
    insert into public.ai_prompts (user_id, prompt_text, is_voice, attempts, seed, lease_owner, lease_expires_at, created_at)
    values (${account.id}, ${prompt}, ${isVoice}, ${attempts}, 7, 'gone', now() - interval '1 second', now() - make_interval(hours => ${hoursAgo}))`
}

test.each([
  ['a typed wish is drawn', { prompt: 'a cat' }, { status: 'completed', failure_reason: null }],
  ['a recording is lost', { isVoice: true }, { status: 'failed', failure_reason: 'record-again' }],
  [
    'a transcribed recording is drawn',
    { isVoice: true, prompt: 'a dog' },
    { status: 'completed', failure_reason: null },
  ],
  [
    'a wish that was interrupted thirty times is drawn',
    { prompt: 'a cat', attempts: 30 },
    { status: 'completed', failure_reason: null },
  ],
  [
    'a wish with thirty attempts in more than an hour is closed',
    { prompt: 'a cat', attempts: 30, hoursAgo: 2 },
    { status: 'failed', failure_reason: 'gave-up' },
  ],
])('after a crash %s', async (_, row, outcome) => {
  const account = await site.createAccount()
  await insertOrphanedPrompt(account, row)
  await expect.poll(() => historyOf(account), { timeout: 100_000 }).toMatchObject([outcome])
})

test('a process that lost its lease returns the page of the process that took over', async () => {
  const emil = await site.createAccount()
  const drawing = delayNextDrawing()
  const response = site.call(NAME, { prompt: 'a duck' }, { account: emil })
  await drawing.started
  await site.sql`update public.ai_prompts set lease_expires_at = now() - interval '1 second' where user_id = ${emil.id}`
  await expect
    .poll(() => historyOf(emil), { timeout: 100_000 })
    .toMatchObject([{ status: 'completed', attempts: 2 }])
  drawing.finish()
  expect((await response).status).toBe(200)
  expect(await pagesOf(emil)).toHaveLength(1)
})

test('a wish whose server stops or whose database is gone stays pending, and the next process draws it', async () => {
  const dora = await site.createAccount()
  draw.mockRejectedValueOnce(new ProviderError('provider-stopped'))
  const wish = { prompt: 'a horse', idempotencyKey: 'the-wish-of-dora' }
  const { status, body } = await site.call(NAME, wish, { account: dora })
  expect([status, body.code, body.error]).toEqual([503, 'drawing-later', expect.stringContaining('My pages')])
  expect(await historyOf(dora)).toMatchObject([{ status: 'pending', attempts: 1 }])
  await site.sql`update public.ai_prompts set lease_expires_at = now() where user_id = ${dora.id}`
  // The client that repeats its request gets the page of the first one.
  expect((await site.call(NAME, wish, { account: dora })).status).toBe(200)
  expect(await historyOf(dora)).toMatchObject([{ status: 'completed', attempts: 2 }])
  expect(await pagesOf(dora)).toHaveLength(1)
})
