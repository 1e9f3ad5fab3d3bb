import type { PostgrestClient } from '@supabase/postgrest-js'
import { expect, test } from 'vitest'
import type { Database } from '#supabase/database.types.ts'
import { warmThumbnails } from './warm-thumbnails.ts'

const pages = [
  { thumbnail_url: '/storage/a.svg' },
  { thumbnail_url: null },
  { thumbnail_url: 'https://x/b.png' },
]
const query = { select: () => query, order: () => query, limit: async () => ({ data: pages }) }
const db = { from: () => query } as unknown as PostgrestClient<Database>
const options = { siteUrl: 'http://site', db, log: { warn() {} }, minPauseMs: 0 }

test('every picture in our storage is requested in every width, and no picture of another site', async () => {
  const requested: string[] = []
  const storage = async ({ url }: Request) => (requested.push(url), new Response('x'))
  await warmThumbnails({ ...options, storage }).done
  expect(requested).toEqual(
    [240, 400, 800].map((width) => `http://site/storage/a.svg?format=webp&width=${width}`),
  )
})

test('a thumbnail that waits for its turn does not delay the shutdown', async () => {
  const started = Promise.withResolvers<Request>()
  const storage = (request: Request) => (started.resolve(request), new Promise<Response>(() => {}))
  const running = warmThumbnails({ ...options, storage })
  const { signal } = await started.promise
  await running.close()
  expect(signal.aborted).toBe(true)
})

test('it ends without an error when storage is unavailable or the site closes', async () => {
  const warnings: string[] = []
  const log = { warn: (_: object, message: string) => void warnings.push(message) }
  await warmThumbnails({ ...options, log, storage: () => Promise.reject(new Error('unavailable')) }).done
  expect(warnings).toHaveLength(1)
  const requested: string[] = []
  const running = warmThumbnails({
    ...options,
    log,
    minPauseMs: 60_000,
    storage: async ({ url }) => (requested.push(url), new Response('x')),
  })
  await running.close()
  expect([requested.length, warnings.length]).toEqual([1, 1])
})
