import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import {
  dryRunAs,
  runAs,
  createTestAccounts,
  USER_IDS,
  errorCodeOf,
} from '#tests/support/accounts/callers.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  await createTestAccounts(database.sql)
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
  const [row] = await runAs(
    database.sql,
    'service',
    (tx) => tx`
    select public.start_creation(${USER_IDS.user}, 'a cat', 'create', 'cartoon', 'de', ${owner}, 15, ${key}) as started`,
  )
  return row!.started as Started
}

const finish = (promptId: string, slug: string, owner = 'one') =>
  runAs(
    database.sql,
    'service',
    (tx) => tx`
    select slug, status, created_by, is_ai_generated, style from public.finish_creation(${promptId}, ${owner},
      ${tx.json({ slug, title: { en: 'Cat' }, difficulty: 'easy', seed: 7, region_count: 40 })},
      ${tx.json({ version: 1 })})`,
  )

const usage = (caller: 'anon' | 'user') =>
  dryRunAs(
    database.sql,
    caller,
    async (tx) => (await tx`select public.my_usage() as usage`)[0]!.usage as object,
  )

test('a finished creation is a draft of its creator, is counted, and is linked to its prompt and scene', async () => {
  const { sql } = database
  const { code, promptId } = await start()
  expect(code).toBe('started')
  const [page] = await finish(promptId, 'cat-aaaaaaaaaa')
  expect(page).toEqual({
    slug: 'cat-aaaaaaaaaa',
    status: 'draft',
    created_by: USER_IDS.user,
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
  const scenes = await dryRunAs(
    sql,
    'user',
    (tx) => tx`select scene(page) from public.coloring_pages as page where slug = 'cat-aaaaaaaaaa'`,
  )
  expect([...scenes]).toEqual([{ scene: { version: 1 } }])
})

test('an anonymous visitor cannot read the scene of a page, even of a released one', async () => {
  const { sql } = database
  await sql`update public.coloring_pages set status = 'released' where slug = 'cat-aaaaaaaaaa'`
  expect(
    await errorCodeOf(
      dryRunAs(sql, 'anon', (tx) => tx`select scene(page) from public.coloring_pages as page`),
    ),
  ).toBe('42501')
  expect(
    await errorCodeOf(dryRunAs(sql, 'anon', (tx) => tx`select * from public.coloring_pages`)),
  ).toBeUndefined()
  const other = await dryRunAs(
    sql,
    'other',
    (tx) => tx`select scene(page) from public.coloring_pages as page where slug = 'cat-aaaaaaaaaa'`,
  )
  expect([...other]).toEqual([{ scene: null }])
})

test('a setting releases creations immediately', async () => {
  await database.sql`update public.settings set release_creations_at_once = true`
  const [page] = await finish((await start()).promptId, 'cat-bbbbbbbbbb')
  expect(page).toMatchObject({ status: 'released' })
})

test('repeated requests with one idempotency key create one prompt', async () => {
  const taps = await Promise.all([start('key'), start('key'), start('key')])
  expect(taps.map(({ code }) => code).sort()).toEqual(['duplicate', 'duplicate', 'started'])
  expect(new Set(taps.map(({ promptId }) => promptId)).size).toBe(1)
})

test('the monthly limit holds for concurrent requests', async () => {
  await database.sql`update public.settings set monthly_creations = 3`
  const taps = await Promise.all(Array.from({ length: 10 }, () => start()))
  expect(taps.filter(({ code }) => code === 'started')).toHaveLength(3)
  expect(taps.filter(({ code }) => code === 'monthly_limit_reached')).toHaveLength(7)
})

test('a failed creation is not counted and stores its reason', async () => {
  await database.sql`update public.settings set monthly_creations = 1`
  const { promptId } = await start()
  await runAs(
    database.sql,
    'service',
    (tx) => tx`select public.fail_creation(${promptId}, 'provider_unreachable')`,
  )
  expect(await usage('user')).toMatchObject({ createUsed: 0, canCreate: true })
  const [prompt] = await dryRunAs(
    database.sql,
    'user',
    (tx) => tx`select status, failure_reason from public.ai_prompts`,
  )
  expect(prompt).toEqual({ status: 'failed', failure_reason: 'provider_unreachable' })
})

test('no creation starts while AI generation is disabled in the settings', async () => {
  await runAs(database.sql, 'admin', (tx) => tx`update public.settings set ai_generation_enabled = false`)
  expect((await start()).code).toBe('ai_generation_disabled')
  expect(await usage('user')).toMatchObject({ canCreate: false, canModify: false })
})

test('an anonymous visitor has a limit of zero', async () => {
  expect(await usage('anon')).toMatchObject({
    createUsed: 0,
    createLimit: 0,
    modifyLimit: 0,
    canCreate: false,
  })
})

test('only an expired lease is taken over, by one process, and the previous owner cannot publish', async () => {
  const { sql } = database
  const { promptId } = await start()
  const take = (owner: string) =>
    runAs(sql, 'service', async (tx) => (await tx`select public.take_jobs('prompt', ${owner}, 5)`).count)
  expect(await take('two')).toBe(0)
  await sql`update public.ai_prompts set lease_expires_at = now() - interval '1 second'`
  const taken = await Promise.all([take('two'), take('three'), take('four')])
  expect(taken.sort()).toEqual([0, 0, 1])
  expect(await errorCodeOf(finish(promptId, 'cat-cccccccccc', 'one'))).toBe('PT409')
  const [renewed] = await runAs(
    sql,
    'service',
    (tx) => tx`
    select public.renew_lease('prompt', ${promptId}, 'one') as by_one`,
  )
  expect(renewed).toEqual({ by_one: false })
})

test('a pending translation job is taken and marked as running', async () => {
  const { sql } = database
  await runAs(
    sql,
    'admin',
    (tx) => tx`
    insert into public.translation_jobs (content_type, content_id, target_languages, status)
    values ('page', gen_random_uuid(), '{de,fr}', 'pending')`,
  )
  await runAs(sql, 'service', (tx) => tx`select public.take_jobs('translation', 'one')`)
  const [job] = await dryRunAs(
    sql,
    'admin',
    (tx) => tx`select status, attempts, created_by from public.translation_jobs`,
  )
  expect(job).toEqual({ status: 'running', attempts: 1, created_by: USER_IDS.admin })
})

test('only the creator renames a draft and requests its release', async () => {
  const { sql } = database
  const [page] = await sql<{ id: string }[]>`insert into public.coloring_pages (slug, title, created_by)
    values ('dog-aaaaaaaaaa', '{"en": "Dog", "de": "Hund"}', ${USER_IDS.user}) returning id`
  const rename = (caller: 'user' | 'other') =>
    runAs(
      sql,
      'service',
      (tx) => tx`select public.rename_page(${USER_IDS[caller]}, ${page!.id}, ${tx.json({ en: '<b>Rex' })})`,
    )
  const requestRelease = (caller: 'user' | 'other') =>
    runAs(sql, caller, (tx) => tx`select public.request_release(${page!.id})`)
  expect(await errorCodeOf(rename('other'))).toBe('PT404')
  expect(await errorCodeOf(requestRelease('other'))).toBe('PT404')
  await rename('user')
  await requestRelease('user')
  const [changed] =
    await sql`select title, release_requested_at is not null as requested from public.coloring_pages
    where id = ${page!.id}`
  expect(changed).toEqual({ title: { en: 'bRex', de: 'Hund' }, requested: true })
})
