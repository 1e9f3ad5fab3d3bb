// An import whose tab is closed, or whose process died: the server goes on with it by itself.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createArtistImages } from '#providers/images/artist/artist-images.ts'
import { createArtistWorkers } from '#providers/images/artist/workers.ts'
import type { ImageProvider } from '#providers/images/image-provider.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { type Account, type FunctionSite, openFunctionSite } from './open-site.ts'

const artist = createArtistWorkers({ most: 1, timeoutMs: 120_000 })
const draw = vi.fn<ImageProvider['draw']>()
let site: FunctionSite
let admin: Account

beforeAll(async () => {
  draw.mockImplementation(createArtistImages(artist).draw)
  site = await openFunctionSite({ images: { kind: 'artist', draw } }, { patrolEveryMs: 50 })
  admin = await site.newAccount()
  await site.sql`update public.profiles set subscription_tier = 'admin' where id = ${admin.id}`
})
afterAll(async () => {
  await site.close()
  artist.close()
})

/** Sends a file and works on no row of it, as a tab does that is closed at once. */
async function send(...titles: string[]) {
  const rows = titles.map((title_en) => ({ title_en }))
  const { body } = await site.call('import-csv-prompts', { rows, limit: 0 }, { account: admin })
  return String(body.importId)
}

const standOf = async (importId: string) =>
  (await site.sql`select status, waiting, made, failed from public.import_counts(${importId})`)[0]
/** Whoever took a row before it could be paused has given it back. */
const isInNobodysHands = (importId: string) =>
  expect
    .poll(
      () => site.sql`select from public.import_rows where job_id = ${importId} and lease_owner is not null`,
    )
    .toHaveLength(0)
const arrives = (importId: string, stand: object) =>
  expect.poll(() => standOf(importId), { timeout: 100_000 }).toMatchObject(stand)

test('a file that was sent and never asked for again becomes pages', async () => {
  const importId = await send('A cat', 'A dog', 'A horse')
  await arrives(importId, { status: 'completed', made: 3, waiting: 0 })
})

test('a paused import stays paused while others go on, and goes on by itself when it is resumed', async () => {
  draw.mockImplementation(() => Promise.reject(new ProviderError('provider-busy')))
  const paused = await send('A duck', 'A goose')
  await site.sql`update public.import_jobs set status = 'paused' where id = ${paused}`
  await isInNobodysHands(paused)
  draw.mockImplementation(createArtistImages(artist).draw)
  await arrives(await send('A fish'), { status: 'completed', made: 1 })
  expect(await standOf(paused)).toMatchObject({ status: 'paused', waiting: 2 })
  await site.sql`update public.import_jobs set status = 'pending' where id = ${paused}`
  await arrives(paused, { status: 'completed', made: 2 })
})

test('a row that somebody holds is left to them until their lease is over', async () => {
  draw.mockImplementation(() => Promise.reject(new ProviderError('provider-busy')))
  const importId = await send('A goat')
  const takeIt = () => site.sql`
    update public.import_rows set lease_owner = 'another', lease_expires_at = now() + interval '1 hour'
    where job_id = ${importId} and lease_owner is null returning job_id`
  await expect.poll(async () => (await takeIt()).length).toBe(1)
  draw.mockImplementation(createArtistImages(artist).draw)
  await arrives(await send('A sheep'), { status: 'completed', made: 1 })
  expect(await standOf(importId)).toMatchObject({ waiting: 1 })
  await site.sql`update public.import_rows set lease_expires_at = now() where job_id = ${importId}`
  await arrives(importId, { status: 'completed', made: 1 })
})

test('a provider that does not answer costs no row its tries', async () => {
  draw.mockImplementation(() => Promise.reject(new ProviderError('provider-busy')))
  const asked = draw.mock.calls.length
  const importId = await send('A whale')
  const nextTry = () => site.sql`
    update public.import_rows set lease_expires_at = now() - interval '1 second' where job_id = ${importId} and lease_owner is null`
  await expect
    .poll(async () => (await nextTry()) && draw.mock.calls.length - asked, { timeout: 100_000 })
    .toBeGreaterThan(4)
  expect(await standOf(importId)).toMatchObject({ waiting: 1, failed: 0 })
  draw.mockImplementation(createArtistImages(artist).draw)
  await expect
    .poll(async () => (await nextTry()) && (await standOf(importId)), { timeout: 100_000 })
    .toMatchObject({ status: 'completed', made: 1 })
})
