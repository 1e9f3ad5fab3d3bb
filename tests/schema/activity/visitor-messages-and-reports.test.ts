import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import {
  dryRunAs,
  runAs,
  createTestAccounts,
  USER_IDS,
  type Caller,
  errorCodeOf,
} from '#tests/support/accounts/callers.ts'

let database: TestDatabase
let page: string
beforeAll(async () => {
  database = await productDatabase()
  await createTestAccounts(database.sql)
  const [row] = await database.sql`select id from public.coloring_pages where slug = 'racing-car'`
  page = row!.id as string
})
afterAll(() => database?.close())
beforeEach(() => database.sql`delete from private.visitor_counts`)

const visitor = (hash: string) => ({ headers: { 'x-visitor-hash': hash } })

test('a contact message is stored with cleaned values, readable by admins', async () => {
  const { sql } = database
  await runAs(
    sql,
    'anon',
    (tx) => tx`
    select public.send_contact_message(' Ann ', ' Ann@Example.org', 'Hello', 'A <question>', 'de')`,
  )
  const [message] = await dryRunAs(
    sql,
    'admin',
    (tx) => tx`select name, email, message, language from public.contact_messages`,
  )
  expect(message).toEqual({ name: 'Ann', email: 'ann@example.org', message: 'A <question>', language: 'de' })
})

test('an incomplete message is rejected', async () => {
  const send = (email: string, subject: string) =>
    errorCodeOf(
      dryRunAs(
        database.sql,
        'anon',
        (tx) => tx`select public.send_contact_message('A', ${email}, ${subject}, 'M')`,
      ),
    )
  expect(await send('no address', 'S')).toBe('23514')
  expect(await send('a@b.de', '  ')).toBe('23514')
})

test('a visitor may send five messages an hour, and other visitors are not affected', async () => {
  const send = (hash: string) =>
    errorCodeOf(
      runAs(
        database.sql,
        'anon',
        (tx) => tx`select public.send_contact_message('A', 'a@b.de', 'S', 'M')`,
        visitor(hash),
      ),
    )
  for (let index = 0; index < 5; index++) expect(await send('one')).toBeUndefined()
  expect(await send('one')).toBe('PT429')
  expect(await send('two')).toBeUndefined()
  await database.sql`update private.visitor_counts set since = now() - interval '61 minutes'`
  expect(await send('one')).toBeUndefined()
})

test('a path that was not found is stored without its query, shortened, and without an IP address', async () => {
  const { sql } = database
  await runAs(
    sql,
    'user',
    (tx) => tx`
    select public.log_not_found(${'/secret?token=abc#x'}, ${'https://example.org/?q=1'}, 'de', ${'x'.repeat(1000)})`,
  )
  await runAs(
    sql,
    'anon',
    (tx) => tx`
    insert into public.not_found_logs (requested_path, referer, language, user_agent, user_id)
    values (${'/' + 'a'.repeat(3000)}, null, 'de', 'agent', null)`,
  )
  const logs = await dryRunAs(sql, 'admin', (tx) => tx`select * from public.not_found_logs order by id`)
  expect(logs[0]).toMatchObject({
    requested_path: '/secret',
    referer: 'https://example.org/',
    user_id: USER_IDS.user,
  })
  expect(logs[0]!.user_agent).toHaveLength(300)
  expect(logs[1]!.requested_path).toHaveLength(500)
  expect(Object.keys(logs[0]!)).not.toContain('ip')
})

test('a signed-in user is added to the newest entry of a path that the server logged a moment ago', async () => {
  const { sql } = database
  const log = () =>
    runAs(sql, 'anon', (tx) => tx`select public.log_not_found('/en/lost')`, visitor('claimed'))
  const claim = () => runAs(sql, 'user', (tx) => tx`select public.claim_not_found_log('/en/lost')`)
  const users = async () =>
    (await sql`select user_id from public.not_found_logs where requested_path = '/en/lost' order by id`).map(
      ({ user_id }) => user_id as unknown,
    )
  await log()
  await sql`update public.not_found_logs set created_at = now() - interval '2 minutes' where requested_path = '/en/lost'`
  await claim()
  expect(await users()).toEqual([null])
  await log()
  await claim()
  await claim()
  expect(await users()).toEqual([null, USER_IDS.user])
  await expect(runAs(sql, 'anon', (tx) => tx`select public.claim_not_found_log('/en/lost')`)).rejects.toThrow(
    /permission denied/,
  )
})

test('a flood of paths not found is dropped without an error', async () => {
  const { sql } = database
  await sql`truncate public.not_found_logs`
  for (let index = 0; index < 30; index++)
    await runAs(sql, 'anon', (tx) => tx`select public.log_not_found(${`/flood/${index}`})`, visitor('flood'))
  expect((await sql`select from public.not_found_logs`).count).toBe(20)
})

test('expired records are purged', async () => {
  const { sql } = database
  await sql`update public.not_found_logs set created_at = now() - interval '91 days' where requested_path = '/flood/1'`
  await runAs(sql, 'service', (tx) => tx`select public.purge_old_records()`)
  expect((await sql`select from public.not_found_logs`).count).toBe(19)
})

test('of several processes that start the daily purge at once, exactly one runs it', async () => {
  // Separate connections, like those of separate processes; no running site interferes in this database.
  const processes = Array.from({ length: 5 }, () => createSqlClient(database.connection, { max: 1 }))
  const purgeOnceADay = () =>
    Promise.all(
      processes.map(async (sql) => {
        const [row] = await sql<{ did: boolean }[]>`select public.purge_once_a_day() as did`
        return row!.did
      }),
    )
  try {
    expect((await purgeOnceADay()).filter(Boolean)).toHaveLength(1)
    expect((await purgeOnceADay()).filter(Boolean)).toHaveLength(0)
    await database.sql`update private.daily_work set done_on = done_on - 1`
    expect((await purgeOnceADay()).filter(Boolean)).toHaveLength(1)
  } finally {
    await Promise.all(processes.map((sql) => sql.end({ timeout: 5 })))
  }
})

describe('reports', () => {
  const report = (caller: Caller, hash: string) =>
    runAs(
      database.sql,
      caller,
      (tx) => tx`select public.report_page(${page}, 'unsuitable', '<b>bad')`,
      visitor(hash),
    )
  const status = async () =>
    (await database.sql`select status from public.coloring_pages where id = ${page}`)[0]!.status as string

  test('of one network do not hide a page, however many accounts it has and on however many days', async () => {
    const { sql } = database
    for (const caller of ['anon', 'anon', 'user', 'other'] as const) await report(caller, 'home')
    // The hash of a network is another one on each day.
    await sql`update public.page_reports set created_at = created_at - interval '1 day', network = 'yesterday'`
    await report('anon', 'home-today')
    await sql`
      insert into public.page_reports (page_id, reason, visitor, network, created_at)
      values (${page}, 'other', 'guest:before', 'before', now() - interval '2 days')`
    await report('anon', 'home-today')
    expect(await status()).toBe('released')
    await sql`delete from public.page_reports`
  })

  test('of three networks on one day hide a page, until an admin shows it again', async () => {
    const { sql } = database
    await report('anon', 'one')
    await report('user', 'two')
    expect(await status()).toBe('released')
    await report('anon', 'three')
    expect(await status()).toBe('hidden')
    expect(await errorCodeOf(report('anon', 'four'))).toBe('PT404')
    await runAs(sql, 'admin', (tx) => tx`update public.page_reports set resolved_at = now()`)
    await runAs(
      sql,
      'admin',
      (tx) => tx`update public.coloring_pages set status = 'released' where id = ${page}`,
    )
    for (const hash of ['five', 'six', 'seven', 'eight']) await report('anon', hash)
    expect(await status()).toBe('released')
    await sql`delete from public.page_reports where visitor <> 'guest:five' and resolved_at is null`
  })

  test('do not hide a page that an admin found to be fine in the review, but an admin can', async () => {
    const { sql } = database
    await sql`delete from private.approved_pages`
    const review = (approve: boolean) =>
      dryRunAs(sql, 'admin', async (tx) => {
        await tx`select public.review_page(${page}, ${approve})`
        await tx`reset role`
        return (await tx`select 1 from private.approved_pages where page_id = ${page}`).length
      })
    expect(await review(true)).toBe(1)
    await sql`insert into private.approved_pages values (${page})`
    expect(await review(false)).toBe(0)
  })
})

test('admins read statistics, which contain only numbers', async () => {
  const { sql } = database
  const totals = await dryRunAs(sql, 'admin', (tx) => tx`select public.admin_totals() as totals`)
  expect(totals[0]!.totals).toMatchObject({
    users: 3,
    categories: 5,
    pages: 5,
    downloads: 405,
    openReports: 1,
  })
  const days = await dryRunAs(sql, 'admin', (tx) => tx`select * from public.admin_daily('sign_up', 7)`)
  expect(days).toHaveLength(7)
  expect(Number(days.at(-1)!.count)).toBe(3)
  const labels = await dryRunAs(sql, 'admin', (tx) => tx`select * from public.admin_labels('sign_up')`)
  expect(labels.map((row) => [row.label, Number(row.count)])).toEqual([['de', 3]])
})

test('the user list is searchable by name and e-mail and contains no secrets', async () => {
  const list = (search: string) =>
    dryRunAs(database.sql, 'admin', async (tx) => [
      ...(await tx`select * from public.admin_users(${search})`),
    ])
  expect(await list('other@')).toHaveLength(1)
  expect(await list('%')).toHaveLength(0)
  const [first] = await list('')
  expect(Object.keys(first!).join()).not.toMatch(/password|token|meta/)
  expect(Number(first!.total)).toBe(3)
})
