// What happens around a creation: being told its stages, tapping twice, leaving, limits, and work whose process died.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createArtistImages } from '#providers/images/artist/artist-images.ts'
import { createArtistWorkers } from '#providers/images/artist/workers.ts'
import type { ImageProvider } from '#providers/images/image-provider.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { type Account, type FunctionSite, openFunctionSite } from './open-site.ts'

const NAME = 'generate-ai-coloring-page'
const artist = createArtistWorkers({ most: 1, timeoutMs: 120_000 })
const draw = vi.fn<ImageProvider['draw']>()
let site: FunctionSite
let anna: Account

beforeAll(async () => {
  draw.mockImplementation(createArtistImages(artist).draw)
  site = await openFunctionSite({ images: { kind: 'artist', draw } }, { patrolEveryMs: 50 })
  anna = await site.newAccount()
})
afterAll(async () => {
  await site.close()
  artist.close()
})

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

/** Work that has begun and ends when it is told to. */
function slowly() {
  const begun = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  draw.mockImplementationOnce(async (wish) => {
    begun.resolve()
    await go.promise
    return createArtistImages(artist).draw(wish)
  })
  return { begun: begun.promise, go: go.resolve }
}

test('whoever asks is told each stage, and in the end the page', async () => {
  const response = await site.stream(NAME, { prompt: 'a cat' }, { account: anna })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const events = eventsOf(await response.text())
  expect(events.map(({ name }) => name)).toEqual(['checked', 'drawing', 'tidying', 'storing', 'done'])
  expect(events.at(-1)!.data).toMatchObject({ success: true, prompt: 'a cat', page: { created_by: anna.id } })
})

test('a refusal before the first stage keeps its status; one after it is the last event', async () => {
  const early = await site.stream(NAME, { prompt: 'a naked woman' }, { account: anna })
  expect([early.status, ((await early.json()) as { code: string }).code]).toEqual([422, 'not-for-children'])
  const late = await site.stream(NAME, { prompt: 'qwertz uiop' }, { account: anna, language: 'de' })
  expect(eventsOf(await late.text()).at(-1)).toMatchObject({
    name: 'error',
    data: { success: false, code: 'nothing-drawable', error: expect.stringContaining('Mond') as string },
  })
})

test('a second tap while the first is being drawn waits for the same page', async () => {
  const ben = await site.newAccount()
  const wish = { prompt: 'a dog', idempotencyKey: 'one-tap-of-ben' }
  const first = slowly()
  const taps = [site.call(NAME, wish, { account: ben })]
  await first.begun
  taps.push(site.call(NAME, wish, { account: ben }))
  first.go()
  const [one, two] = await Promise.all(taps)
  expect((two!.body.page as { id: string }).id).toBe((one!.body.page as { id: string }).id)
  expect(await pagesOf(ben)).toHaveLength(1)
})

test('a page is made although its maker has left, and waits in the history', async () => {
  const clara = await site.newAccount()
  const work = slowly()
  const response = await site.stream(NAME, { prompt: 'a horse' }, { account: clara })
  await work.begun
  await response.body!.cancel()
  work.go()
  await expect.poll(() => historyOf(clara), { timeout: 100_000 }).toMatchObject([{ status: 'completed' }])
  expect(await pagesOf(clara)).toHaveLength(1)
})

test('words that found no picture are named', async () => {
  const { body } = await site.call(NAME, { prompt: 'a cat with a blorptang' }, { account: anna })
  expect(body.notDrawn).toEqual(['blorptang'])
  const german = { prompt: 'Eine Katze und ein Zombie', language: 'de' }
  const known = await site.call(NAME, german, { account: anna })
  expect(known.body.notDrawn).toEqual(['Zombie'])
})

test('a changed page stays in the theme of its first one', async () => {
  const [theme] = await site.sql`
    insert into public.categories (slug, name) values ('on-holiday', 'On holiday') returning id`
  const first = await site.call(NAME, { prompt: 'a horse in a meadow' }, { account: anna })
  const { id } = first.body.page as { id: string }
  await site.sql`update public.coloring_pages set category_id = ${theme!.id} where id = ${id}`
  const changed = await site.call(NAME, { prompt: 'at night', basePage: { id } }, { account: anna })
  expect(changed.body.page).toMatchObject({ category_id: theme!.id })
})

test('a count that cannot be written does not cost the page', async () => {
  const dora = await site.newAccount()
  await site.sql`alter table public.ai_usage add constraint nothing_goes check (false) not valid`
  const { status } = await site.call(NAME, { prompt: 'a fish' }, { account: dora })
  await site.sql`alter table public.ai_usage drop constraint nothing_goes`
  expect(status).toBe(200)
  expect(await pagesOf(dora)).toHaveLength(1)
})

test('an account is asked to wait before any work is done; a class behind one address is not', async () => {
  const greedy = await site.newAccount()
  const drawn = draw.mock.calls.length
  draw.mockRejectedValue(new ProviderError('nothing-drawable'))
  const taps = []
  for (let tap = 0; tap < 11; tap++)
    taps.push(await site.call(NAME, { prompt: 'qwertz uiop' }, { account: greedy, visitor: 'the-school' }))
  expect(taps.map(({ status }) => status)).toEqual([...Array<number>(10).fill(422), 429])
  expect(draw.mock.calls.length - drawn).toBe(10)
  const pupils = await Promise.all(Array.from({ length: 25 }, () => site.newAccount()))
  const answers = await Promise.all(
    pupils.map((account) => site.call(NAME, { prompt: 'qwertz uiop' }, { account, visitor: 'the-school' })),
  )
  draw.mockImplementation(createArtistImages(artist).draw)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]))
})

test('when everybody draws, one is told when to come again', async () => {
  draw.mockRejectedValueOnce(new ProviderError('provider-busy'))
  const response = await site.stream(NAME, { prompt: 'a cat' }, { account: await site.newAccount() })
  expect(eventsOf(await response.text()).at(-1)).toMatchObject({
    name: 'error',
    data: { code: 'provider-busy' },
  })
})

/** A prompt whose process died: its lease is over and nobody works on it. */
async function orphan(account: Account, row: { prompt?: string; isVoice?: boolean; attempts?: number }) {
  const { prompt = '', isVoice = false, attempts = 1 } = row
  await site.sql`
    insert into public.ai_prompts (user_id, prompt_text, is_voice, attempts, seed, lease_owner, lease_expires_at)
    values (${account.id}, ${prompt}, ${isVoice}, ${attempts}, 7, 'gone', now() - interval '1 second')`
}

test.each([
  ['a written wish is drawn after all', { prompt: 'a cat' }, { status: 'completed', failure_reason: null }],
  [
    'a recording is gone with its process',
    { isVoice: true },
    { status: 'failed', failure_reason: 'record-again' },
  ],
  [
    'a recording that was written down is drawn',
    { isVoice: true, prompt: 'a dog' },
    { status: 'completed', failure_reason: null },
  ],
  [
    'what failed three times is closed',
    { prompt: 'a cat', attempts: 3 },
    { status: 'failed', failure_reason: 'gave-up' },
  ],
])('after a crash %s', async (_, row, outcome) => {
  const account = await site.newAccount()
  await orphan(account, row)
  await expect.poll(() => historyOf(account), { timeout: 100_000 }).toMatchObject([outcome])
})

test('whoever lost the lease answers the page of whoever took it over', async () => {
  const emil = await site.newAccount()
  const work = slowly()
  const answer = site.call(NAME, { prompt: 'a duck' }, { account: emil })
  await work.begun
  await site.sql`update public.ai_prompts set lease_expires_at = now() - interval '1 second' where user_id = ${emil.id}`
  await expect
    .poll(() => historyOf(emil), { timeout: 100_000 })
    .toMatchObject([{ status: 'completed', attempts: 2 }])
  work.go()
  expect((await answer).status).toBe(200)
  expect(await pagesOf(emil)).toHaveLength(1)
})
