import type { PostgrestClient } from '@supabase/postgrest-js'
import { expect, test } from 'vitest'
import type { Database } from '#supabase/database.types.ts'
import { makeAhead } from './make-ahead.ts'

const pages = [
  { thumbnail_url: '/storage/a.svg' },
  { thumbnail_url: null },
  { thumbnail_url: 'https://x/b.png' },
]
const chosen = { select: () => chosen, order: () => chosen, limit: async () => ({ data: pages }) }
const db = { from: () => chosen } as unknown as PostgrestClient<Database>
const site = { siteUrl: 'http://site', db, log: { warn() {} }, pauseMs: 0 }

test('every picture of ours is asked for in every width, and nobody else’s', async () => {
  const asked: string[] = []
  await makeAhead({ ...site, storage: async ({ url }) => (asked.push(url), new Response('x')) }).done
  expect(asked).toEqual(
    [240, 400, 800].map((width) => `http://site/storage/a.svg?format=webp&width=${width}`),
  )
})

test('a place for files that is away, or a site that closes, ends it quietly', async () => {
  const warnings: string[] = []
  const log = { warn: (_: object, message: string) => void warnings.push(message) }
  await makeAhead({ ...site, log, storage: () => Promise.reject(new Error('away')) }).done
  expect(warnings).toHaveLength(1)
  const asked: string[] = []
  const ahead = makeAhead({
    ...site,
    log,
    pauseMs: 60_000,
    storage: async ({ url }) => (asked.push(url), new Response('x')),
  })
  await ahead.close()
  expect([asked.length, warnings.length]).toEqual([1, 1])
})
