// The specified calls to tables about pages and categories, by the unmodified client as visitor, user and admin.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { type TestClient, createSupabaseClients } from '#tests/support/database/supabase-clients.ts'
import { createTestAccounts, type Caller } from '#tests/support/accounts/callers.ts'

let database: TestDatabase
let clients: Record<Caller, TestClient>
let close: () => void
beforeAll(async () => {
  database = await productDatabase()
  await createTestAccounts(database.sql)
  ;({ clients, close } = createSupabaseClients(database))
})
afterAll(async () => {
  close?.()
  await database?.close()
})

const readers = ['anon', 'user', 'admin'] as const
const notAdmins = ['anon', 'user'] as const
const PAGE = '*, categories(id, name, slug)'

test.each(readers)('categories: %s selects all ordered by name', async (caller) => {
  const { data } = await clients[caller].from('categories').select('*').order('name').throwOnError()
  expect(data.map(({ name }) => name)).toEqual(['Activities', 'Animals', 'Culture', 'People', 'Vehicles'])
})

test.each(readers)(
  'categories: %s selects an id by slug, a single row by id, and slugs with dates for the sitemap',
  async (caller) => {
    const db = clients[caller].from('categories')
    const { data: animals } = await db.select('id').eq('slug', 'animals').single().throwOnError()
    expect((await db.select('id').limit(1).throwOnError()).data).toHaveLength(1)
    const { data: one } = await db.select('*').eq('id', animals.id).single().throwOnError()
    expect(one).toMatchObject({ slug: 'animals', name_translations: { de: 'Tiere' } })
    const { data: sitemap } = await db.select('slug, created_at').order('name').throwOnError()
    expect(Object.keys(sitemap[0]!)).toEqual(['slug', 'created_at'])
  },
)

test.each(readers)(
  'categories: %s searches translated and English names, with at most three results',
  async (caller) => {
    const { data } = await clients[caller]
      .from('categories')
      .select('*')
      .or('name_translations->>de.ilike.%tier%,name.ilike.%tier%')
      .limit(3)
      .throwOnError()
    expect(data.map(({ slug }) => slug)).toEqual(['animals'])
    const { data: found } = await clients[caller].rpc('search_categories', { query: 'tier' }).throwOnError()
    expect(found.map(({ slug }) => slug)).toEqual(['animals'])
  },
)

test('categories: an admin inserts, updates and deletes; other callers are rejected', async () => {
  const fresh = { name: 'Space', slug: 'space', description: 'Stars', icon: '🚀' }
  for (const caller of notAdmins) {
    const { status } = await clients[caller].from('categories').insert(fresh)
    expect(status).toBe(caller === 'anon' ? 401 : 403)
  }
  const { data } = await clients.admin.from('categories').insert(fresh).select().single().throwOnError()
  await clients.user.from('categories').update({ name: 'Taken' }).eq('id', data.id)
  await clients.user.from('categories').delete().eq('id', data.id)
  const { data: changed } = await clients.admin
    .from('categories')
    .update({ name_translations: { de: 'Weltall' } })
    .eq('id', data.id)
    .select('name, name_translations')
    .single()
    .throwOnError()
  expect(changed).toEqual({ name: 'Space', name_translations: { de: 'Weltall' } })
  await clients.admin.from('categories').delete().eq('id', data.id).throwOnError()
  expect(
    (await clients.anon.from('categories').select('id').eq('slug', 'space').throwOnError()).data,
  ).toEqual([])
})

test.each(readers)(
  'pages: %s lists by category, category slug, difficulty and title, newest first',
  async (caller) => {
    const list = () =>
      clients[caller].from('coloring_pages').select(PAGE).order('created_at', { ascending: false })
    const { data: animals } = await clients[caller]
      .from('categories')
      .select('id')
      .eq('slug', 'animals')
      .single()
      .throwOnError()
    expect((await list().eq('category_id', animals.id).throwOnError()).data).toHaveLength(1)
    const { data: vehicles } = await clients[caller]
      .from('coloring_pages')
      .select('slug, categories!inner(id, name, slug)')
      .eq('categories.slug', 'vehicles')
      .throwOnError()
    expect(vehicles).toMatchObject([{ slug: 'racing-car', categories: { slug: 'vehicles' } }])
    expect((await list().eq('difficulty', 'easy').limit(1).throwOnError()).data).toHaveLength(1)
    const { data: named } = await list().ilike('title->>en', '%cat%').throwOnError()
    expect(named.map(({ slug }) => slug)).toEqual(['friendly-cat'])
  },
)

test.each(readers)('pages: %s reads a page by slug with its category', async (caller) => {
  const { data } = await clients[caller]
    .from('coloring_pages')
    .select(PAGE)
    .eq('slug', 'racing-car')
    .single()
    .throwOnError()
  expect(data).toMatchObject({
    title: { de: 'Rennwagen' },
    categories: { name: 'Vehicles', slug: 'vehicles' },
  })
  const missing = await clients[caller].from('coloring_pages').select('*').eq('slug', 'nothing').single()
  expect([missing.status, missing.error?.code]).toEqual([406, 'PGRST116'])
})

test.each(readers)('pages: %s reads the most downloaded pages', async (caller) => {
  const { data } = await clients[caller]
    .from('coloring_pages')
    .select(PAGE)
    .order('download_count', { ascending: false })
    .limit(2)
    .throwOnError()
  expect(data.map(({ download_count }) => download_count)).toEqual([123, 92])
})

test.each(readers)(
  'pages: %s counts all pages, loads them by id, and gets random ones from random_pages',
  async (caller) => {
    const { count } = await clients[caller]
      .from('coloring_pages')
      .select('*', { count: 'exact', head: true })
      .throwOnError()
    expect(count).toBe(5)
    expect(
      (await clients[caller].from('coloring_pages').select('*').order('id').throwOnError()).data,
    ).toHaveLength(5)
    const { data } = await clients[caller]
      .rpc('random_pages', { max_results: 3 })
      .select('slug, categories(name)')
      .throwOnError()
    expect(new Set(data.map(({ slug }) => slug)).size).toBe(3)
  },
)

test.each(readers)('pages: %s searches title or description, most downloaded first', async (caller) => {
  const { data } = await clients[caller]
    .from('coloring_pages')
    .select('slug')
    .or('title->>en.ilike.%soccer%,description->>nl.ilike.%raceauto%')
    .order('download_count', { ascending: false })
    .limit(5)
    .throwOnError()
  expect(data.map(({ slug }) => slug)).toEqual(['soccer-player', 'racing-car'])
  const { data: found } = await clients[caller]
    .rpc('search_pages', { query: 'raceauto', max_results: 5 })
    .select('slug, categories(name)')
    .throwOnError()
  expect(found).toEqual([{ slug: 'racing-car', categories: { name: 'Vehicles' } }])
})

test.each(readers)('pages: %s reads one id and the columns for the sitemap', async (caller) => {
  expect(
    (await clients[caller].from('coloring_pages').select('id').limit(1).throwOnError()).data,
  ).toHaveLength(1)
  const { data } = await clients[caller]
    .from('coloring_pages')
    .select('slug, created_at')
    .order('created_at', { ascending: false })
    .limit(1000)
    .throwOnError()
  expect(data).toHaveLength(5)
})

test('pages: an admin updates title and description; other callers change nothing', async () => {
  const change = { title: { en: 'Happy Cat' }, description: { en: 'It purrs.' } }
  const update = (caller: Caller) =>
    clients[caller].from('coloring_pages').update(change).eq('slug', 'friendly-cat').select('title')
  expect((await update('anon')).status).toBe(401)
  expect((await update('user')).data).toEqual([])
  expect((await update('admin')).data).toEqual([{ title: { en: 'Happy Cat' } }])
})

test('pages: only an admin inserts sample pages, with the function initialize_sample_data', async () => {
  const sample = { slug: 'sample', title: { en: 'Sample' } }
  expect((await clients.anon.from('coloring_pages').insert(sample)).status).toBe(401)
  expect((await clients.user.from('coloring_pages').insert(sample)).status).toBe(403)
  expect((await clients.user.rpc('initialize_sample_data')).status).toBe(403)
  expect((await clients.admin.rpc('initialize_sample_data').throwOnError()).data).toBe(0)
})

test('pages: an admin deletes one or several pages; other callers delete nothing', async () => {
  const left = async () =>
    (await clients.anon.from('coloring_pages').select('id').throwOnError()).data.map(({ id }) => id)
  const ids = await left()
  expect((await clients.anon.from('coloring_pages').delete().eq('id', ids[0]!)).status).toBe(401)
  await clients.user.from('coloring_pages').delete().in('id', ids)
  expect(await left()).toHaveLength(5)
  await clients.admin.from('coloring_pages').delete().eq('id', ids[0]!).throwOnError()
  expect(await left()).toHaveLength(4)
  expect((await clients.admin.rpc('delete_pages', { ids: ids.slice(1, 3) }).throwOnError()).data).toBe(2)
  expect(await left()).toEqual(ids.slice(3))
})
