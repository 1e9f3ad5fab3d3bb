// Every table call of the specification on pages and categories, by the unmodified client, as guest, user and admin.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type DataClient, openDataClients } from '#tests/support/data-clients.ts'
import { createPeople, type Person } from '#tests/support/people.ts'

let database: TestDatabase
let clients: Record<Person, DataClient>
let close: () => void
beforeAll(async () => {
  database = await productDatabase()
  await createPeople(database.sql)
  ;({ clients, close } = openDataClients(database))
})
afterAll(async () => {
  close?.()
  await database?.close()
})

const readers = ['anon', 'user', 'admin'] as const
const notAdmins = ['anon', 'user'] as const
const PAGE = '*, categories(id, name, slug)'

test.each(readers)('categories: %s selects all ordered by name', async (person) => {
  const { data } = await clients[person].from('categories').select('*').order('name').throwOnError()
  expect(data.map(({ name }) => name)).toEqual(['Activities', 'Animals', 'Culture', 'People', 'Vehicles'])
})

test.each(readers)(
  'categories: %s selects the id by slug, one, single by id, slug and date for the sitemap',
  async (person) => {
    const db = clients[person].from('categories')
    const { data: animals } = await db.select('id').eq('slug', 'animals').single().throwOnError()
    expect((await db.select('id').limit(1).throwOnError()).data).toHaveLength(1)
    const { data: one } = await db.select('*').eq('id', animals.id).single().throwOnError()
    expect(one).toMatchObject({ slug: 'animals', name_translations: { de: 'Tiere' } })
    const { data: sitemap } = await db.select('slug, created_at').order('name').throwOnError()
    expect(Object.keys(sitemap[0]!)).toEqual(['slug', 'created_at'])
  },
)

test.each(readers)('categories: %s searches names in translations or name, at most three', async (person) => {
  const { data } = await clients[person]
    .from('categories')
    .select('*')
    .or('name_translations->>de.ilike.%tier%,name.ilike.%tier%')
    .limit(3)
    .throwOnError()
  expect(data.map(({ slug }) => slug)).toEqual(['animals'])
  const { data: found } = await clients[person].rpc('search_categories', { query: 'tier' }).throwOnError()
  expect(found.map(({ slug }) => slug)).toEqual(['animals'])
})

test('categories: an admin inserts, updates and deletes; others are refused', async () => {
  const fresh = { name: 'Space', slug: 'space', description: 'Stars', icon: '🚀' }
  for (const person of notAdmins) {
    const { status } = await clients[person].from('categories').insert(fresh)
    expect(status).toBe(person === 'anon' ? 401 : 403)
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
  async (person) => {
    const list = () =>
      clients[person].from('coloring_pages').select(PAGE).order('created_at', { ascending: false })
    const { data: animals } = await clients[person]
      .from('categories')
      .select('id')
      .eq('slug', 'animals')
      .single()
      .throwOnError()
    expect((await list().eq('category_id', animals.id).throwOnError()).data).toHaveLength(1)
    const { data: vehicles } = await clients[person]
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

test.each(readers)('pages: %s reads one by slug with its category', async (person) => {
  const { data } = await clients[person]
    .from('coloring_pages')
    .select(PAGE)
    .eq('slug', 'racing-car')
    .single()
    .throwOnError()
  expect(data).toMatchObject({
    title: { de: 'Rennwagen' },
    categories: { name: 'Vehicles', slug: 'vehicles' },
  })
  const missing = await clients[person].from('coloring_pages').select('*').eq('slug', 'nothing').single()
  expect([missing.status, missing.error?.code]).toEqual([406, 'PGRST116'])
})

test.each(readers)('pages: %s reads the most downloaded', async (person) => {
  const { data } = await clients[person]
    .from('coloring_pages')
    .select(PAGE)
    .order('download_count', { ascending: false })
    .limit(2)
    .throwOnError()
  expect(data.map(({ download_count }) => download_count)).toEqual([123, 92])
})

test.each(readers)('pages: %s counts, loads all by id, and gets random ones without that', async (person) => {
  const { count } = await clients[person]
    .from('coloring_pages')
    .select('*', { count: 'exact', head: true })
    .throwOnError()
  expect(count).toBe(5)
  expect(
    (await clients[person].from('coloring_pages').select('*').order('id').throwOnError()).data,
  ).toHaveLength(5)
  const { data } = await clients[person]
    .rpc('random_pages', { max_results: 3 })
    .select('slug, categories(name)')
    .throwOnError()
  expect(new Set(data.map(({ slug }) => slug)).size).toBe(3)
})

test.each(readers)('pages: %s searches title or description, most downloaded first', async (person) => {
  const { data } = await clients[person]
    .from('coloring_pages')
    .select('slug')
    .or('title->>en.ilike.%soccer%,description->>nl.ilike.%raceauto%')
    .order('download_count', { ascending: false })
    .limit(5)
    .throwOnError()
  expect(data.map(({ slug }) => slug)).toEqual(['soccer-player', 'racing-car'])
  const { data: found } = await clients[person]
    .rpc('search_pages', { query: 'raceauto', max_results: 5 })
    .select('slug, categories(name)')
    .throwOnError()
  expect(found).toEqual([{ slug: 'racing-car', categories: { name: 'Vehicles' } }])
})

test.each(readers)('pages: %s reads one id and the sitemap’s columns', async (person) => {
  expect(
    (await clients[person].from('coloring_pages').select('id').limit(1).throwOnError()).data,
  ).toHaveLength(1)
  const { data } = await clients[person]
    .from('coloring_pages')
    .select('slug, created_at')
    .order('created_at', { ascending: false })
    .limit(1000)
    .throwOnError()
  expect(data).toHaveLength(5)
})

test('pages: an admin updates title and description; others change nothing', async () => {
  const change = { title: { en: 'Happy Cat' }, description: { en: 'It purrs.' } }
  const update = (person: Person) =>
    clients[person].from('coloring_pages').update(change).eq('slug', 'friendly-cat').select('title')
  expect((await update('anon')).status).toBe(401)
  expect((await update('user')).data).toEqual([])
  expect((await update('admin')).data).toEqual([{ title: { en: 'Happy Cat' } }])
})

test('pages: inserting sample rows is an admin’s matter, and there is a function for it', async () => {
  const sample = { slug: 'sample', title: { en: 'Sample' } }
  expect((await clients.anon.from('coloring_pages').insert(sample)).status).toBe(401)
  expect((await clients.user.from('coloring_pages').insert(sample)).status).toBe(403)
  expect((await clients.user.rpc('initialize_sample_data')).status).toBe(403)
  expect((await clients.admin.rpc('initialize_sample_data').throwOnError()).data).toBe(0)
})

test('pages: an admin deletes one or several; others delete nothing', async () => {
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
