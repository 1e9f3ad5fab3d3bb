// Requests of the product's screens and of the unmodified supabase-js, against the product's tables and functions.
import { readFileSync } from 'node:fs'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fetch } from '#backend/identity.ts'
import { createRest, type Rest } from '#backend/rest/create-rest.ts'
import type { Database } from '#supabase/database.types.ts'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { caseTitle } from './api-case.ts'
import { productCases } from './cases/product.ts'
import { expectedResponse } from './expected-response.ts'
import { normalizeResponse } from './normalize-response.ts'
import { postgrestUnavailable, startPostgrest, type Postgrest } from './postgrest.ts'
import { readRecording } from './recordings.ts'
import { sendCase } from './send-case.ts'
import { createToken, identify } from './test-tokens.ts'

let database: TestDatabase
let postgrest: Postgrest | undefined
let rest: Rest

beforeAll(async () => {
  database = await productDatabase()
  await database.sql.unsafe(readFileSync(new URL('product-fixture.sql', import.meta.url), 'utf8'))
  const options = { schemas: 'public', port: database.connection.port, readyPath: '/categories?limit=1' }
  postgrest = postgrestUnavailable ? undefined : await startPostgrest(database, options)
  rest = createRest({
    connection: { ...database.connection, user: 'authenticator' },
    identify,
    allowRollback: true,
    limits: { maxConnections: 4 },
  })
})
afterAll(async () => {
  rest?.close()
  await postgrest?.close()
  await database?.close()
})

describe("our REST API responds like PostgREST to the product's requests", () => {
  const recording = readRecording('product')
  it.each(productCases.map((apiCase) => [caseTitle(apiCase), apiCase] as const))('%s', async (_, apiCase) => {
    const expected = await expectedResponse(apiCase, recording, database, postgrest)
    const response = await sendCase(apiCase, rest.fetch, 'http://test/rest/v1')
    expect(normalizeResponse(apiCase, response)).toEqual(expected)
  })
})

describe('the unmodified supabase-js', () => {
  const client = (token?: string) => {
    const send = ((input: RequestInfo | URL, init?: RequestInit) =>
      (rest.fetch as Fetch)(new Request(input, init))) as typeof fetch
    return createClient<Database>('http://test', 'key', {
      global: { fetch: withoutApiKey(send) },
      auth: { persistSession: false, autoRefreshToken: false },
      ...(token ? { accessToken: async () => token } : {}),
    })
  }

  it('lists, counts, embeds and reads a single row', async () => {
    const db = client()
    const { data, count, error } = await db
      .from('coloring_pages')
      .select('slug, categories(slug)', { count: 'exact' })
      .order('download_count', { ascending: false })
      .limit(2)
    expect(error).toBeNull()
    expect(count).toBe(5)
    expect(data?.map(({ slug }) => slug)).toEqual(['soccer-player', 'happy-family'])
    const single = await db.from('coloring_pages').select('slug').eq('slug', 'friendly-cat').single()
    expect(single.data).toEqual({ slug: 'friendly-cat' })
    const none = await db.from('coloring_pages').select('slug').eq('slug', 'nope').maybeSingle()
    expect([none.data, none.error]).toEqual([null, null])
    const missing = await db.from('coloring_pages').select('slug').eq('slug', 'nope').single()
    expect(missing.error?.code).toBe('PGRST116')
  })

  it('searches, filters by lists, selects ranges, and counts without reading rows', async () => {
    const db = client()
    const several = await db
      .from('coloring_pages')
      .select('slug')
      .in('slug', ['friendly-cat', 'racing-car'])
      .order('slug')
    expect(several.data).toHaveLength(2)
    const ranged = await db.from('coloring_pages').select('slug').order('slug').range(1, 2)
    expect(ranged.data).toHaveLength(2)
    const counted = await db.from('categories').select('*', { count: 'exact', head: true })
    expect(counted.count).toBe(5)
    const found = await db.rpc('search_pages', { query: 'cat' }).select('slug')
    expect(found.data).toContainEqual({ slug: 'friendly-cat' })
  })

  it('gets errors that it understands', async () => {
    const db = client(await createToken('user-1'))
    const change = await db
      .from('coloring_pages')
      .update({ slug: 'stolen' })
      .eq('slug', 'friendly-cat')
      .select()
    expect(change.data ?? []).toEqual([])
    const guest = await client().from('categories').insert({ name: 'x', slug: 'x' })
    expect(guest.status).toBe(401)
    expect(guest.error?.code).toBe('42501')
  })
})

/** supabase-js sends the API key as a bearer token, but `identify` in these tests accepts JWTs only. */
function withoutApiKey(send: typeof fetch): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers)
    if (headers.get('authorization') === 'Bearer key') headers.delete('authorization')
    return send(input, { ...init, headers })
  }
}
