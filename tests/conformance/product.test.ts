// The product's own tables and functions, asked as its pages and the unmodified supabase-js ask them.
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fetch } from '#backend/identity.ts'
import { createRest, type Rest } from '#backend/rest/create-rest.ts'
import type { Database } from '#supabase/database.types.ts'
import { productDatabase, type TestDatabase } from '#tests/support/database.ts'
import { comparable, put, type Question } from './ask.ts'
import { missingReference, startReference, type Reference } from './reference.ts'
import { identify, tokenOf } from './tokens.ts'

let database: TestDatabase
let reference: Reference | undefined
let rest: Rest

beforeAll(async () => {
  database = await productDatabase()
  const options = { schemas: 'public', port: database.connection.port, readyPath: '/categories?limit=1' }
  reference = missingReference ? undefined : await startReference(database, options)
  rest = createRest({
    connection: { ...database.connection, user: 'authenticator' },
    identify,
    allowRollback: true,
    limits: { connections: 4 },
  })
})
afterAll(async () => {
  rest?.close()
  await reference?.close()
  await database?.close()
})

const one = { accept: 'application/vnd.pgrst.object+json' }
const full = { prefer: 'return=representation' }
const page =
  'id,slug,title,description,difficulty,thumbnail_url,file_url,download_count,average_rating,rating_count'

const questions: Question[] = [
  { ask: '/categories?select=*&order=name' },
  { ask: '/categories?select=id&slug=eq.animals', headers: one },
  { ask: '/categories?select=id&limit=1&order=id' },
  { ask: '/categories?select=slug,created_at&order=name' },
  { ask: '/categories?select=*&name=ilike.*a*&order=name&limit=3' },
  { ask: `/coloring_pages?select=${page}&order=created_at.desc,id` },
  {
    ask: `/coloring_pages?select=${page},categories(id,name,slug)&order=created_at.desc,id&limit=24`,
    headers: { prefer: 'count=exact' },
  },
  {
    ask: `/coloring_pages?select=${page},categories!inner(id,name,slug)&categories.slug=eq.animals&order=created_at.desc,id`,
  },
  { ask: '/coloring_pages?select=*,categories(id,name,slug)&slug=eq.friendly-cat', headers: one },
  { ask: '/coloring_pages?select=*,categories(id,name,slug)&slug=eq.no-such-page', headers: one },
  { ask: '/coloring_pages?select=slug,download_count&order=download_count.desc,id&limit=5' },
  { ask: '/coloring_pages?select=slug&difficulty=eq.easy&order=slug' },
  {
    ask: '/coloring_pages?select=slug&or=(title->>en.ilike.*cat*,title->>de.ilike.*katze*)&order=download_count.desc&limit=5',
  },
  { ask: '/coloring_pages?select=slug,created_at&order=created_at.desc,slug&limit=1000' },
  { ask: 'HEAD /coloring_pages?select=id', headers: { prefer: 'count=exact' } },
  { ask: '/rpc/page_by_slug?slug=racing-car&select=slug,categories(slug)' },
  { ask: 'POST /rpc/page_by_slug?select=slug,title', body: '{"slug":"racing-car"}' },
  { ask: 'POST /rpc/search_pages?select=slug,categories(slug)', body: '{"query":"cat"}' },
  { ask: 'POST /rpc/search_pages?select=slug', body: '{"query":"katze","lang":"de","max_results":5}' },
  { ask: '/rpc/search_categories?query=anim&select=slug' },
  { ask: 'POST /rpc/search_count', body: '{"query":"cat"}' },
  { ask: 'POST /rpc/top_pages?select=slug,download_count', body: '{}' },
  { ask: 'POST /rpc/my_usage', body: '{}' },
  { ask: 'PATCH /coloring_pages?slug=eq.friendly-cat', body: '{"download_count": 1000}' },
  { ask: 'PATCH /coloring_pages?slug=eq.friendly-cat', body: '{"download_count": 1000}', as: 'user-1' },
  { ask: 'POST /coloring_pages', body: '{"slug":"mine","title":"x"}', headers: full },
  { ask: 'DELETE /coloring_pages?slug=eq.friendly-cat' },
  { ask: 'POST /categories', body: '{"name":"x","slug":"x"}' },
  { ask: '/profiles?select=*' },
  { ask: '/ai_prompts?select=*' },
  { ask: '/ai_usage?select=action_type' },
  { ask: '/download_history?select=*,coloring_pages(*,categories(*))' },
  { ask: '/translation_jobs?select=*&order=created_at.desc' },
  { ask: '/settings?select=*' },
  { ask: '/coloring_pages?select=scene' },
]

describe.skipIf(missingReference)('our wire and PostgREST agree about the product', () => {
  it.each(questions)('$ask $body', async (question) => {
    const theirs = await put(question, fetch, reference!.url)
    const ours = await put(question, rest.fetch, 'http://test/rest/v1')
    expect(comparable(question, ours)).toEqual(comparable(question, theirs))
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

  it('lists, counts, embeds and finds one', async () => {
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

  it('searches, filters by lists and ranges, and counts without rows', async () => {
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

  it('is refused in a way it understands', async () => {
    const db = client(await tokenOf('user-1'))
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

/** The test's identity check knows tokens only; the key that supabase-js sends as one is no token. */
function withoutApiKey(send: typeof fetch): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers)
    if (headers.get('authorization') === 'Bearer key') headers.delete('authorization')
    return send(input, { ...init, headers })
  }
}
