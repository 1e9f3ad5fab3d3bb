// The specified calls to tables about accounts and activity, by the unmodified client as visitor, user and admin.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { type TestClient, createSupabaseClients } from '#tests/support/database/supabase-clients.ts'
import { createTestAccounts, USER_IDS, type Caller } from '#tests/support/accounts/callers.ts'

let database: TestDatabase
let clients: Record<Caller, TestClient>
let close: () => void
let page: string
beforeAll(async () => {
  database = await productDatabase()
  const { sql } = database
  await createTestAccounts(sql)
  ;({ clients, close } = createSupabaseClients(database))
  const [row] = await sql`select id from public.coloring_pages where slug = 'soccer-player'`
  page = row!.id as string
})
afterAll(async () => {
  close?.()
  await database?.close()
})

const rejectedStatus = { anon: 401, user: 403 } as const

test('profiles: a user reads their own profile with its tier; an anonymous visitor is rejected', async () => {
  const { data } = await clients.user
    .from('profiles')
    .select('*')
    .eq('id', USER_IDS.user)
    .single()
    .throwOnError()
  expect(data).toMatchObject({
    email: 'user@example.org',
    subscription_tier: 'free',
    language_preference: 'de',
  })
  const { data: tier } = await clients.admin
    .from('profiles')
    .select('subscription_tier')
    .eq('id', USER_IDS.admin)
    .single()
    .throwOnError()
  expect(tier).toEqual({ subscription_tier: 'admin' })
  expect((await clients.anon.from('profiles').select('*').eq('id', USER_IDS.user)).status).toBe(401)
})

test('profiles: an admin lists and counts all, newest first; a user sees only their own', async () => {
  const all = (caller: Caller) =>
    clients[caller]
      .from('profiles')
      .select('*', { count: 'exact' })
      .order('created_at', { ascending: false })
      .throwOnError()
  expect((await all('admin')).count).toBe(3)
  expect((await all('user')).data.map(({ id }) => id)).toEqual([USER_IDS.user])
  const { data } = await clients.admin.rpc('admin_users', { search: 'other' }).throwOnError()
  expect(data).toMatchObject([{ email: 'other@example.org', subscription_tier: 'free' }])
})

test('profiles: a user changes name and language, never the tier or another’s profile', async () => {
  const profiles = clients.user.from('profiles')
  const { data } = await profiles
    .update({ full_name: 'Anna', language_preference: 'fr' })
    .eq('id', USER_IDS.user)
    .select('full_name, language_preference')
    .single()
    .throwOnError()
  expect(data).toEqual({ full_name: 'Anna', language_preference: 'fr' })
  expect((await profiles.update({ subscription_tier: 'admin' }).eq('id', USER_IDS.user)).status).toBe(403)
  expect((await profiles.update({ full_name: 'Nobody' }).eq('id', USER_IDS.other).select()).data).toEqual([])
  expect(
    (await clients.anon.from('profiles').update({ full_name: 'x' }).eq('id', USER_IDS.user)).status,
  ).toBe(401)
  expect((await clients.user.rpc('grant_admin_with_code', { code: 'guess' }).throwOnError()).data).toBe(
    'already_done',
  )
})

test('profiles: only an admin changes a tier, with the function set_tier', async () => {
  await clients.admin.rpc('set_tier', { user_id: USER_IDS.other, tier: 'premium' }).throwOnError()
  const { data } = await clients.other.from('profiles').select('subscription_tier').single().throwOnError()
  expect(data).toEqual({ subscription_tier: 'premium' })
  expect((await clients.user.rpc('set_tier', { user_id: USER_IDS.user, tier: 'admin' })).status).toBe(403)
})

test('downloads: no caller can write the count; the function record_download increments it', async () => {
  for (const caller of ['anon', 'user', 'admin'] as const) {
    const { data } = await clients[caller]
      .from('coloring_pages')
      .select('download_count')
      .eq('id', page)
      .single()
      .throwOnError()
    const { status } = await clients[caller]
      .from('coloring_pages')
      .update({ download_count: data.download_count + 1 })
      .eq('id', page)
    expect(status).toBe(caller === 'anon' ? 401 : 403)
  }
  expect((await clients.anon.rpc('record_download', { page_id: page }).throwOnError()).data).toBe(124)
  expect((await clients.user.rpc('record_download', { page_id: page }).throwOnError()).data).toBe(125)
})

test('download_history: a user adds and reads own entries with page and category; an admin counts all', async () => {
  await clients.other
    .from('download_history')
    .insert({ user_id: USER_IDS.other, page_id: page })
    .throwOnError()
  const { data } = await clients.user
    .from('download_history')
    .select('downloaded_at, coloring_pages(title, categories(name))')
    .eq('user_id', USER_IDS.user)
    .order('downloaded_at', { ascending: false })
    .throwOnError()
  expect(data).toMatchObject([
    { coloring_pages: { title: { en: 'Soccer Player' }, categories: { name: 'Activities' } } },
  ])
  const { count } = await clients.admin
    .from('download_history')
    .select('*', { count: 'exact', head: true })
    .throwOnError()
  expect(count).toBe(2)
  expect(
    (await clients.user.from('download_history').insert({ user_id: USER_IDS.other, page_id: page })).status,
  ).toBe(403)
  expect(
    (await clients.anon.from('download_history').insert({ user_id: USER_IDS.user, page_id: page })).status,
  ).toBe(401)
})

test('ai_prompts: a user reads their own, an admin counts all and unlinks a page', async () => {
  await clients.service
    .from('ai_prompts')
    .insert({ user_id: USER_IDS.user, prompt_text: 'a cat', status: 'completed', generated_page_id: page })
    .throwOnError()
  const own = (caller: Caller) =>
    clients[caller]
      .from('ai_prompts')
      .select('prompt_text, status, style_template, generated_page_id')
      .eq('user_id', USER_IDS.user)
      .order('created_at', { ascending: false })
  expect((await own('user')).data).toMatchObject([
    { prompt_text: 'a cat', status: 'completed', generated_page_id: page },
  ])
  expect((await own('other')).data).toEqual([])
  expect((await own('anon')).status).toBe(401)
  const unlink = (caller: Caller) =>
    clients[caller]
      .from('ai_prompts')
      .update({ generated_page_id: null })
      .in('generated_page_id', [page])
      .select('id')
  expect((await unlink('user')).data).toEqual([])
  expect((await unlink('admin')).data).toHaveLength(1)
  expect((await clients.admin.from('ai_prompts').select('*', { count: 'exact', head: true })).count).toBe(1)
})

test('ai_usage: a user reads the own month but cannot write; my_usage returns the limits', async () => {
  const entry = {
    user_id: USER_IDS.user,
    action_type: 'create',
    prompt_text: 'a cat',
    month_year: '2026-11',
  } as const
  for (const caller of ['anon', 'user'] as const)
    expect((await clients[caller].from('ai_usage').insert(entry)).status).toBe(rejectedStatus[caller])
  await clients.service.from('ai_usage').insert(entry).throwOnError()
  const { data } = await clients.user
    .from('ai_usage')
    .select('action_type')
    .eq('user_id', USER_IDS.user)
    .eq('month_year', '2026-11')
    .throwOnError()
  expect(data).toEqual([{ action_type: 'create' }])
  expect((await clients.other.from('ai_usage').select('action_type').throwOnError()).data).toEqual([])
  expect((await clients.user.rpc('my_usage').throwOnError()).data).toMatchObject({
    createLimit: 999,
    canCreate: true,
  })
  expect((await clients.anon.rpc('my_usage').throwOnError()).data).toMatchObject({
    createLimit: 0,
    canCreate: false,
  })
})

test('page_ratings: a user rates by upsert, changes and reads the rating; an anonymous visitor cannot', async () => {
  const rate = (caller: 'anon' | 'user', rating: number) =>
    clients[caller]
      .from('page_ratings')
      .upsert({ user_id: USER_IDS.user, page_id: page, rating }, { onConflict: 'user_id,page_id' })
  expect((await rate('anon', 5)).status).toBe(401)
  await rate('user', 5).throwOnError()
  await rate('user', 4).throwOnError()
  const { data } = await clients.user
    .from('page_ratings')
    .select('rating')
    .eq('user_id', USER_IDS.user)
    .eq('page_id', page)
    .single()
    .throwOnError()
  expect(data).toEqual({ rating: 4 })
  const { data: rated } = await clients.anon
    .from('coloring_pages')
    .select('average_rating, rating_count')
    .eq('id', page)
    .single()
    .throwOnError()
  expect(rated).toEqual({ average_rating: 4, rating_count: 1 })
})

test('translation_jobs: an admin creates jobs and lists them newest first; other callers are rejected', async () => {
  const job = {
    content_type: 'page',
    content_id: page,
    target_languages: ['de', 'fr'],
    status: 'pending',
  } as const
  const createJob = (caller: Caller) =>
    clients[caller].from('translation_jobs').insert({ ...job, target_languages: ['de', 'fr'] })
  expect((await createJob('anon')).status).toBe(401)
  expect((await createJob('user')).status).toBe(403)
  expect((await createJob('admin')).status).toBe(201)
  const list = (caller: Caller) =>
    clients[caller].from('translation_jobs').select('*').order('created_at', { ascending: false })
  expect((await list('admin')).data).toMatchObject([{ target_languages: ['de', 'fr'], status: 'pending' }])
  expect((await list('user')).data).toEqual([])
})

test('not_found_logs: every caller reports paths under their own id, and only an admin reads them', async () => {
  const log = (caller: Caller, user_id: string | null) =>
    clients[caller].from('not_found_logs').insert({
      referer: null,
      requested_path: `/lost/${caller}`,
      language: 'de',
      user_agent: 'test',
      user_id,
    })
  expect((await log('anon', null)).status).toBe(201)
  expect((await log('user', USER_IDS.user)).status).toBe(201)
  expect((await log('anon', USER_IDS.user)).status).toBe(401)
  expect((await clients.user.from('not_found_logs').select('*')).data).toEqual([])
  expect((await clients.anon.from('not_found_logs').select('*')).status).toBe(401)
  const { data } = await clients.admin
    .from('not_found_logs')
    .select('requested_path')
    .order('id')
    .throwOnError()
  expect(data.map(({ requested_path }) => requested_path)).toEqual(['/lost/anon', '/lost/user'])
})

test('settings are public and changed by admins only; favourites are private to their user', async () => {
  const { data } = await clients.anon.from('settings').select('*').single().throwOnError()
  expect(data).toMatchObject({ ai_generation_enabled: true, registration_enabled: true })
  expect(
    (await clients.user.from('settings').update({ registration_enabled: false }).eq('id', true).select())
      .data,
  ).toEqual([])
  await clients.admin
    .from('settings')
    .update({ site_notice: { en: 'Hello' } })
    .eq('id', true)
    .throwOnError()
  const favourite = { user_id: USER_IDS.user, page_id: page }
  await clients.user.from('favourites').upsert(favourite).throwOnError()
  await clients.user.from('favourites').upsert(favourite).throwOnError()
  const { data: mine } = await clients.user.from('favourites').select('coloring_pages(slug)').throwOnError()
  expect(mine).toEqual([{ coloring_pages: { slug: 'soccer-player' } }])
  expect((await clients.other.from('favourites').select('*').throwOnError()).data).toEqual([])
})
