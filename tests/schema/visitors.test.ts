import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSql } from '#backend/database/connection.ts'
import { productDatabase, type TestDatabase } from '#tests/support/database.ts'
import { as, asForGood, createPeople, ids, type Person, refusal } from '#tests/support/people.ts'

let database: TestDatabase
let page: string
beforeAll(async () => {
  database = await productDatabase()
  await createPeople(database.sql)
  const [row] = await database.sql`select id from public.coloring_pages where slug = 'racing-car'`
  page = row!.id as string
})
afterAll(() => database?.close())
beforeEach(() => database.sql`delete from private.visitor_counts`)

const visitor = (hash: string) => ({ headers: { 'x-visitor-hash': hash } })

test('a message is stored for the admins and can be read by nobody else', async () => {
  const { sql } = database
  await asForGood(
    sql,
    'anon',
    (me) => me`
    select public.send_contact_message(' Ann ', ' Ann@Example.org', 'Hello', 'A <question>', 'de')`,
  )
  const [message] = await as(
    sql,
    'admin',
    (me) => me`select name, email, message, language from public.contact_messages`,
  )
  expect(message).toEqual({ name: 'Ann', email: 'ann@example.org', message: 'A <question>', language: 'de' })
})

test('an incomplete message is refused', async () => {
  const send = (email: string, subject: string) =>
    refusal(
      as(
        database.sql,
        'anon',
        (me) => me`select public.send_contact_message('A', ${email}, ${subject}, 'M')`,
      ),
    )
  expect(await send('no address', 'S')).toBe('23514')
  expect(await send('a@b.de', '  ')).toBe('23514')
})

test('five messages an hour are enough for one visitor, and others are not affected', async () => {
  const send = (hash: string) =>
    refusal(
      asForGood(
        database.sql,
        'anon',
        (me) => me`select public.send_contact_message('A', 'a@b.de', 'S', 'M')`,
        visitor(hash),
      ),
    )
  for (let index = 0; index < 5; index++) expect(await send('one')).toBeUndefined()
  expect(await send('one')).toBe('PT429')
  expect(await send('two')).toBeUndefined()
  await database.sql`update private.visitor_counts set since = now() - interval '61 minutes'`
  expect(await send('one')).toBeUndefined()
})

test('a path that was not found is kept without its query, cut to size, with no more than is needed', async () => {
  const { sql } = database
  await asForGood(
    sql,
    'user',
    (me) => me`
    select public.log_not_found(${'/secret?token=abc#x'}, ${'https://example.org/?q=1'}, 'de', ${'x'.repeat(1000)})`,
  )
  await asForGood(
    sql,
    'anon',
    (me) => me`
    insert into public.not_found_logs (requested_path, referer, language, user_agent, user_id)
    values (${'/' + 'a'.repeat(3000)}, null, 'de', 'agent', null)`,
  )
  const logs = await as(sql, 'admin', (me) => me`select * from public.not_found_logs order by id`)
  expect(logs[0]).toMatchObject({
    requested_path: '/secret',
    referer: 'https://example.org/',
    user_id: ids.user,
  })
  expect(logs[0]!.user_agent).toHaveLength(300)
  expect(logs[1]!.requested_path).toHaveLength(500)
  expect(Object.keys(logs[0]!)).not.toContain('ip')
})

test('a flood of paths not found is dropped without an error', async () => {
  const { sql } = database
  await sql`truncate public.not_found_logs`
  for (let index = 0; index < 30; index++)
    await asForGood(
      sql,
      'anon',
      (me) => me`select public.log_not_found(${`/flood/${index}`})`,
      visitor('flood'),
    )
  expect((await sql`select from public.not_found_logs`).count).toBe(20)
})

test('what was to be kept for a while only is purged', async () => {
  const { sql } = database
  await sql`update public.not_found_logs set created_at = now() - interval '91 days' where requested_path = '/flood/1'`
  await asForGood(sql, 'service', (server) => server`select public.purge_old_records()`)
  expect((await sql`select from public.not_found_logs`).count).toBe(19)
})

test('of many processes that ask for the day’s work at once, exactly one does it', async () => {
  // Connections of their own, as processes have them; here no site is running that might ask in between.
  const processes = Array.from({ length: 5 }, () => openSql(database.connection, { max: 1 }))
  const ask = () =>
    Promise.all(
      processes.map(async (sql) => {
        const [answer] = await sql<{ did: boolean }[]>`select public.purge_once_a_day() as did`
        return answer!.did
      }),
    )
  try {
    expect((await ask()).filter(Boolean)).toHaveLength(1)
    expect((await ask()).filter(Boolean)).toHaveLength(0)
    await database.sql`update private.daily_work set done_on = done_on - 1`
    expect((await ask()).filter(Boolean)).toHaveLength(1)
  } finally {
    await Promise.all(processes.map((sql) => sql.end({ timeout: 5 })))
  }
})

test('three people who report a page hide it, one person three times does not', async () => {
  const { sql } = database
  const report = (person: Person, hash: string) =>
    asForGood(
      sql,
      person,
      (me) => me`select public.report_page(${page}, 'unsuitable', '<b>bad')`,
      visitor(hash),
    )
  const status = async () =>
    (await sql`select status from public.coloring_pages where id = ${page}`)[0]!.status as string
  for (let time = 0; time < 3; time++) await report('anon', 'one')
  await report('user', 'two')
  expect(await status()).toBe('released')
  await report('anon', 'three')
  expect(await status()).toBe('hidden')
  expect(await refusal(report('anon', 'four'))).toBe('PT404')
  // Once an admin has looked and released it, old reports do not count any more.
  await asForGood(sql, 'admin', (me) => me`update public.page_reports set resolved_at = now()`)
  await asForGood(
    sql,
    'admin',
    (me) => me`update public.coloring_pages set status = 'released' where id = ${page}`,
  )
  await report('anon', 'one')
  expect(await status()).toBe('released')
})

test('statistics are for admins and hold numbers only', async () => {
  const { sql } = database
  const totals = await as(sql, 'admin', (me) => me`select public.admin_totals() as totals`)
  expect(totals[0]!.totals).toMatchObject({
    users: 3,
    categories: 5,
    pages: 5,
    downloads: 405,
    openReports: 1,
  })
  const days = await as(sql, 'admin', (me) => me`select * from public.admin_daily('sign_up', 7)`)
  expect(days).toHaveLength(7)
  expect(Number(days.at(-1)!.count)).toBe(3)
  const labels = await as(sql, 'admin', (me) => me`select * from public.admin_labels('sign_up')`)
  expect(labels.map((row) => [row.label, Number(row.count)])).toEqual([['de', 3]])
})

test('the user list is searched by name and address and tells no secret', async () => {
  const list = (search: string) =>
    as(database.sql, 'admin', async (me) => [...(await me`select * from public.admin_users(${search})`)])
  expect(await list('other@')).toHaveLength(1)
  expect(await list('%')).toHaveLength(0)
  const [first] = await list('')
  expect(Object.keys(first!).join()).not.toMatch(/password|token|meta/)
  expect(Number(first!.total)).toBe(3)
})
