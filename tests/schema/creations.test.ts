import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database.ts'
import { as, asForGood, createPeople, ids, refusal } from '#tests/support/people.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  await createPeople(database.sql)
})
afterAll(() => database?.close())
beforeEach(async () => {
  const { sql } = database
  await sql`delete from public.ai_prompts`
  await sql`delete from public.ai_usage`
  await sql`update public.settings set ai_generation_enabled = true, release_creations_at_once = false,
    monthly_creations = 999, monthly_modifications = 999`
})

interface Started {
  code: string
  promptId: string
  status?: string
}

async function start(key: string | null = null, owner = 'one'): Promise<Started> {
  const [row] = await asForGood(
    database.sql,
    'service',
    (server) => server`
    select public.start_creation(${ids.user}, 'a cat', 'create', 'cartoon', 'de', ${owner}, 15, ${key}) as started`,
  )
  return row!.started as Started
}

const finish = (promptId: string, slug: string, owner = 'one') =>
  asForGood(
    database.sql,
    'service',
    (server) => server`
    select slug, status, created_by, is_ai_generated, style from public.finish_creation(${promptId}, ${owner},
      ${server.json({ slug, title: { en: 'Cat' }, difficulty: 'easy', seed: 7, region_count: 40 })},
      ${server.json({ version: 1 })})`,
  )

const usage = (person: 'anon' | 'user') =>
  as(database.sql, person, async (me) => (await me`select public.my_usage() as usage`)[0]!.usage as object)

test('a finished creation is a draft of its maker, counted and linked, with its scene', async () => {
  const { sql } = database
  const { code, promptId } = await start()
  expect(code).toBe('started')
  const [page] = await finish(promptId, 'cat-aaaaaaaaaa')
  expect(page).toEqual({
    slug: 'cat-aaaaaaaaaa',
    status: 'draft',
    created_by: ids.user,
    is_ai_generated: true,
    style: 'cartoon',
  })
  const [prompt] =
    await sql`select status, generated_page_id is not null as linked, lease_owner from public.ai_prompts`
  expect(prompt).toEqual({ status: 'completed', linked: true, lease_owner: null })
  expect(await usage('user')).toMatchObject({
    createUsed: 1,
    createLimit: 999,
    modifyLimit: 999,
    canCreate: true,
  })
  const scenes = await as(
    sql,
    'user',
    (me) => me`select scene(page) from public.coloring_pages as page where slug = 'cat-aaaaaaaaaa'`,
  )
  expect([...scenes]).toEqual([{ scene: { version: 1 } }])
})

test('the scene of a page is nothing for a guest, even when the page is released', async () => {
  const { sql } = database
  await sql`update public.coloring_pages set status = 'released' where slug = 'cat-aaaaaaaaaa'`
  expect(
    await refusal(as(sql, 'anon', (me) => me`select scene(page) from public.coloring_pages as page`)),
  ).toBe('42501')
  expect(await refusal(as(sql, 'anon', (me) => me`select * from public.coloring_pages`))).toBeUndefined()
  const other = await as(
    sql,
    'other',
    (me) => me`select scene(page) from public.coloring_pages as page where slug = 'cat-aaaaaaaaaa'`,
  )
  expect([...other]).toEqual([{ scene: null }])
})

test('a setting releases creations at once', async () => {
  await database.sql`update public.settings set release_creations_at_once = true`
  const [page] = await finish((await start()).promptId, 'cat-bbbbbbbbbb')
  expect(page).toMatchObject({ status: 'released' })
})

test('a double tap opens one prompt', async () => {
  const taps = await Promise.all([start('key'), start('key'), start('key')])
  expect(taps.map(({ code }) => code).sort()).toEqual(['duplicate', 'duplicate', 'started'])
  expect(new Set(taps.map(({ promptId }) => promptId)).size).toBe(1)
})

test('the monthly limit holds against many at once', async () => {
  await database.sql`update public.settings set monthly_creations = 3`
  const taps = await Promise.all(Array.from({ length: 10 }, () => start()))
  expect(taps.filter(({ code }) => code === 'started')).toHaveLength(3)
  expect(taps.filter(({ code }) => code === 'monthly_limit_reached')).toHaveLength(7)
})

test('a failed creation costs nothing and says why', async () => {
  await database.sql`update public.settings set monthly_creations = 1`
  const { promptId } = await start()
  await asForGood(
    database.sql,
    'service',
    (server) => server`select public.fail_creation(${promptId}, 'provider_unreachable')`,
  )
  expect(await usage('user')).toMatchObject({ createUsed: 0, canCreate: true })
  const [prompt] = await as(
    database.sql,
    'user',
    (me) => me`select status, failure_reason from public.ai_prompts`,
  )
  expect(prompt).toEqual({ status: 'failed', failure_reason: 'provider_unreachable' })
})

test('switched off means off', async () => {
  await asForGood(database.sql, 'admin', (me) => me`update public.settings set ai_generation_enabled = false`)
  expect((await start()).code).toBe('ai_generation_disabled')
  expect(await usage('user')).toMatchObject({ canCreate: false, canModify: false })
})

test('a guest has no allowance', async () => {
  expect(await usage('anon')).toMatchObject({
    createUsed: 0,
    createLimit: 0,
    modifyLimit: 0,
    canCreate: false,
  })
})

test('only a lease that ran out is taken over, by one, and who lost it cannot publish', async () => {
  const { sql } = database
  const { promptId } = await start()
  const take = (owner: string) =>
    asForGood(
      sql,
      'service',
      async (server) => (await server`select public.take_jobs('prompt', ${owner}, 5)`).count,
    )
  expect(await take('two')).toBe(0)
  await sql`update public.ai_prompts set lease_expires_at = now() - interval '1 second'`
  const taken = await Promise.all([take('two'), take('three'), take('four')])
  expect(taken.sort()).toEqual([0, 0, 1])
  expect(await refusal(finish(promptId, 'cat-cccccccccc', 'one'))).toBe('PT409')
  const [renewed] = await asForGood(
    sql,
    'service',
    (server) => server`
    select public.renew_lease('prompt', ${promptId}, 'one') as by_one`,
  )
  expect(renewed).toEqual({ by_one: false })
})

test('a waiting translation is taken and shown as running', async () => {
  const { sql } = database
  await asForGood(
    sql,
    'admin',
    (me) => me`
    insert into public.translation_jobs (content_type, content_id, target_languages, status)
    values ('page', gen_random_uuid(), '{de,fr}', 'pending')`,
  )
  await asForGood(sql, 'service', (server) => server`select public.take_jobs('translation', 'one')`)
  const [job] = await as(
    sql,
    'admin',
    (me) => me`select status, attempts, created_by from public.translation_jobs`,
  )
  expect(job).toEqual({ status: 'running', attempts: 1, created_by: ids.admin })
})

test('a maker renames a draft and asks for its release; nobody else does', async () => {
  const { sql } = database
  const [page] = await sql<{ id: string }[]>`insert into public.coloring_pages (slug, title, created_by)
    values ('dog-aaaaaaaaaa', '{"en": "Dog", "de": "Hund"}', ${ids.user}) returning id`
  const rename = (person: 'user' | 'other') =>
    asForGood(
      sql,
      'service',
      (server) =>
        server`select public.rename_page(${ids[person]}, ${page!.id}, ${server.json({ en: '<b>Rex' })})`,
    )
  const ask = (person: 'user' | 'other') =>
    asForGood(sql, person, (me) => me`select public.request_release(${page!.id})`)
  expect(await refusal(rename('other'))).toBe('PT404')
  expect(await refusal(ask('other'))).toBe('PT404')
  await rename('user')
  await ask('user')
  const [changed] =
    await sql`select title, release_requested_at is not null as asked from public.coloring_pages
    where id = ${page!.id}`
  expect(changed).toEqual({ title: { en: 'bRex', de: 'Hund' }, asked: true })
})
