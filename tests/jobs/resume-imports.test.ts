// The server resumes an import whose browser tab is closed or whose process has died.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createArtistImageProvider } from '#providers/images/artist/artist-image-provider.ts'
import type { ImageProvider } from '#providers/images/image-provider.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { sharedArtist } from '#tests/support/drawing/shared-artist.ts'
import { type Account, type FunctionSite, createFunctionSite } from '../functions/function-site.ts'

const draw = vi.fn<ImageProvider['draw']>()
let site: FunctionSite
let admin: Account

beforeAll(async () => {
  draw.mockImplementation(createArtistImageProvider(sharedArtist).draw)
  site = await createFunctionSite({ images: { kind: 'artist', draw } }, { frequent: 50 })
  admin = await site.createAccount()
  await site.sql`update public.profiles set subscription_tier = 'admin' where id = ${admin.id}`
})
afterAll(() => site.close())

/** Starts an import without processing a row, like a browser tab that is closed at once. */
async function startImport(...titles: string[]) {
  const rows = titles.map((title_en) => ({ title_en }))
  const { body } = await site.call('import-csv-prompts', { rows, limit: 0 }, { account: admin })
  return String(body.importId)
}

const countsOf = async (importId: string) =>
  (await site.sql`select status, waiting, made, failed from public.import_counts(${importId})`)[0]
/** Waits until no process holds a row any more. */
const waitUntilReleased = (importId: string) =>
  expect
    .poll(
      () => site.sql`select from public.import_rows where job_id = ${importId} and lease_owner is not null`,
    )
    .toHaveLength(0)
const waitForCounts = (importId: string, counts: object) =>
  expect.poll(() => countsOf(importId), { timeout: 100_000 }).toMatchObject(counts)

test('an import without further calls is completed', async () => {
  const importId = await startImport('A cat', 'A dog', 'A horse')
  await waitForCounts(importId, { status: 'completed', made: 3, waiting: 0 })
})

test('a paused import stays paused while others continue, and continues when it is resumed', async () => {
  draw.mockImplementation(() => Promise.reject(new ProviderError('provider-busy')))
  const paused = await startImport('A duck', 'A goose')
  await site.sql`update public.import_jobs set status = 'paused' where id = ${paused}`
  await waitUntilReleased(paused)
  draw.mockImplementation(createArtistImageProvider(sharedArtist).draw)
  await waitForCounts(await startImport('A fish'), { status: 'completed', made: 1 })
  expect(await countsOf(paused)).toMatchObject({ status: 'paused', waiting: 2 })
  await site.sql`update public.import_jobs set status = 'pending' where id = ${paused}`
  await waitForCounts(paused, { status: 'completed', made: 2 })
})

test('a row under the lease of another process is skipped until the lease expires', async () => {
  draw.mockImplementation(() => Promise.reject(new ProviderError('provider-busy')))
  const importId = await startImport('A goat')
  const takeRow = () => site.sql`
    update public.import_rows set lease_owner = 'another', lease_expires_at = now() + interval '1 hour'
    where job_id = ${importId} and lease_owner is null returning job_id`
  await expect.poll(async () => (await takeRow()).length).toBe(1)
  draw.mockImplementation(createArtistImageProvider(sharedArtist).draw)
  await waitForCounts(await startImport('A sheep'), { status: 'completed', made: 1 })
  expect(await countsOf(importId)).toMatchObject({ waiting: 1 })
  await site.sql`update public.import_rows set lease_expires_at = now() where job_id = ${importId}`
  await waitForCounts(importId, { status: 'completed', made: 1 })
})

test('a busy provider does not count as an attempt of a row', async () => {
  draw.mockImplementation(() => Promise.reject(new ProviderError('provider-busy')))
  const callsBefore = draw.mock.calls.length
  const importId = await startImport('A whale')
  const expireLease = () => site.sql`
    update public.import_rows set lease_expires_at = now() - interval '1 second' where job_id = ${importId} and lease_owner is null`
  await expect
    .poll(async () => (await expireLease()) && draw.mock.calls.length - callsBefore, { timeout: 100_000 })
    .toBeGreaterThan(4)
  expect(await countsOf(importId)).toMatchObject({ waiting: 1, failed: 0 })
  draw.mockImplementation(createArtistImageProvider(sharedArtist).draw)
  await expect
    .poll(async () => (await expireLease()) && (await countsOf(importId)), { timeout: 100_000 })
    .toMatchObject({ status: 'completed', made: 1 })
})
