// Accounts that are deleted while their wishes are processed: the callers get a clear response, and nothing of the wishes stays.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createArtistImageProvider } from '#providers/images/artist/artist-image-provider.ts'
import type { ImageProvider } from '#providers/images/image-provider.ts'
import type { ModerationProvider } from '#providers/moderation/moderation-provider.ts'
import { sharedArtist } from '#tests/support/drawing/shared-artist.ts'
import { type Account, type FunctionSite, createFunctionSite } from './function-site.ts'

const NAME = 'generate-ai-coloring-page'
const SIGN_IN_FIRST = {
  status: 401,
  body: { success: false, code: 'sign-in-first', error: 'Bitte melde dich zuerst an.' },
}
const artistImages = createArtistImageProvider(sharedArtist)
const draw = vi.fn<ImageProvider['draw']>()
const refusalOf = vi.fn<ModerationProvider['refusalOf']>()
let site: FunctionSite
let anna: Account

beforeAll(async () => {
  site = await createFunctionSite({ images: { kind: 'artist', draw }, moderation: { refusalOf } })
})
afterAll(() => site.close())
beforeEach(async () => {
  anna = await site.createAccount()
  draw.mockReset().mockImplementation(artistImages.draw)
  refusalOf.mockReset().mockResolvedValue(undefined)
})

const wish = (body: object = {}) =>
  site.call(NAME, { prompt: 'a cat', ...body }, { account: anna, language: 'de' })
const deleteAccount = () =>
  site.call('delete-account', { confirmation: `${anna.id}@example.org` }, { account: anna })
const leftovers = () => site.sql`
  select name from storage.objects where name like 'made/%'
  union all select slug from public.coloring_pages where is_ai_generated`
const countLockWaits = async () =>
  (
    await site.sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  ).count

test('a wish that was accepted and one that repeats it are refused clearly, and their drawing is removed', async () => {
  const [drawing, deleted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  draw.mockImplementationOnce(async (request) => {
    drawing.resolve()
    await deleted.promise
    return artistImages.draw(request)
  })
  const idempotencyKey = 'one-tap-of-anna'
  const first = wish({ idempotencyKey })
  await drawing.promise
  const second = wish({ idempotencyKey })
  expect((await deleteAccount()).status).toBe(200)
  deleted.resolve()
  expect(await Promise.all([first, second])).toEqual([SIGN_IN_FIRST, SIGN_IN_FIRST])
  expect(await leftovers()).toEqual([])
})

test('a wish that is not accepted yet is refused in the same way', async () => {
  refusalOf.mockImplementationOnce(async () => {
    await deleteAccount()
    return undefined
  })
  expect(await wish()).toEqual(SIGN_IN_FIRST)
  expect(await leftovers()).toEqual([])
})

test('a page that is published at the same moment is deleted with its account', async () => {
  const requests: ReturnType<typeof wish>[] = []
  await site.sql.begin(async (sql) => {
    // Publishing waits for this table after it has written the page.
    await sql`lock table public.ai_usage in share mode`
    requests.push(wish())
    await expect.poll(countLockWaits, { timeout: 60_000 }).toBe(1)
    requests.push(deleteAccount())
    await expect.poll(countLockWaits, { timeout: 60_000 }).toBe(2)
  })
  expect((await Promise.all(requests)).map(({ status }) => status)).toEqual([200, 200])
  expect(await leftovers()).toEqual([])
})
