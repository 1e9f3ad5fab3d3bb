import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTableViewer } from '#server/tables/table-viewer.ts'
import { type Account, type FunctionSite, createFunctionSite } from './function-site.ts'

let site: FunctionSite
let admin: Account
beforeAll(async () => {
  site = await createFunctionSite()
  admin = await site.createAccount('aal2')
  await site.sql`update public.profiles set subscription_tier = 'admin' where id = ${admin.id}`
  await site.sql`insert into public.categories (name, slug) select 'Theme ' || n, 'theme-' || n from generate_series(1, 30) as n`
})
afterAll(() => site?.close())

interface TablePage {
  columns: string[]
  rows: Record<string, { text: string | null; isShortened: boolean }>[]
  total: number
}
const view = async (body: object, account = admin) => {
  const response = await site.call('admin-view-table', body, { account })
  return { ...response, page: response.body.rows as TablePage }
}
const slugs = ({ rows }: TablePage) => rows.map(({ slug }) => slug!.text)
const claims = () => ({ sub: admin.id, role: 'authenticated', aal: 'aal2' })

test('an administrator with a second factor sees tables, rows page by page, sorted and filtered, and a whole row', async () => {
  const list = await site.call('admin-list-tables', {}, { account: admin })
  expect(list.status).toBe(200)
  const tables = list.body.tables as { name: string; rows: number }[]
  expect(tables.map(({ name }) => name)).toContain('categories')

  const sort = { column: 'slug', descending: false }
  const filter = { column: 'slug', contains: 'theme-2' }
  const first = await view({ table: 'categories', sort, filter })
  expect(slugs(first.page)).toEqual([
    'theme-2',
    ...Array.from({ length: 10 }, (_, digit) => `theme-2${digit}`),
  ])
  expect(first.page.total).toBe(11)
  const all = await view({ table: 'categories', filter: { column: 'slug', contains: 'theme-' } })
  const second = await view({ table: 'categories', page: 2, filter: { column: 'slug', contains: 'theme-' } })
  expect([all.page.total, all.page.rows.length, second.page.rows.length]).toEqual([30, 25, 5])

  const description = 'long '.repeat(100).trim()
  await site.sql`update public.categories set description = ${description} where slug = 'theme-7'`
  const { page } = await view({ table: 'categories', filter: { column: 'slug', contains: 'theme-7' } })
  expect(page.rows[0]!.description).toEqual({ text: description.slice(0, 120), isShortened: true })
  const row = await view({ table: 'categories', row: { id: page.rows[0]!.id!.text } })
  expect(row.body.row).toMatchObject({ slug: 'theme-7', description })
})

test('wildcards of a filter are taken literally', async () => {
  const { page } = await view({ table: 'categories', filter: { column: 'slug', contains: 'theme%2' } })
  expect(page.total).toBe(0)
})

test('every look at a table is in the audit log, with what was searched for', async () => {
  await site.sql`truncate public.audit_log`
  await site.call('admin-list-tables', {}, { account: admin })
  await view({ table: 'profiles', filter: { column: 'email', contains: 'anna' } })
  await view({ table: 'profiles', row: { id: admin.id } })
  const entries = await site.sql`select actor, action, subject, details from public.audit_log order by id`
  expect(entries).toEqual([
    { actor: admin.id, action: 'table.list', subject: null, details: {} },
    {
      actor: admin.id,
      action: 'table.view',
      subject: 'profiles',
      details: { page: 1, filter: { column: 'email', contains: 'anna' } },
    },
    { actor: admin.id, action: 'table.view-row', subject: 'profiles', details: { row: { id: admin.id } } },
  ])
})

test('columns and tables with secrets do not exist for the viewer', async () => {
  const tables = await createTableViewer(site.sql).list(claims())
  expect(tables.map(({ name }) => name)).not.toContain('favourites')
  const columns = tables.flatMap((table) => table.columns.map((column) => `${table.name}.${column}`))
  expect(
    columns.filter((name) => /key|token|hash|secret|password|visitor|network|lease_owner/.test(name)),
  ).toEqual(['coloring_pages.random_key', 'search_synonyms.word_key'])
  for (const query of [
    { table: 'favourites' },
    { table: 'users' },
    { table: 'page_reports', filter: { column: 'visitor', contains: 'a' } },
    { table: 'ai_prompts', sort: { column: 'idempotency_key', descending: true } },
    { table: 'categories; drop table categories' },
    { table: 'auth.users' },
    { table: 'categories', row: { slug: 'theme-1' } },
  ])
    expect([query, (await view(query)).status]).toEqual([query, 404])
})

test('without the second factor, and for other accounts, the tables are refused', async () => {
  const aal1 = await site.createAccount()
  await site.sql`update public.profiles set subscription_tier = 'admin' where id = ${aal1.id}`
  const parent = await site.createAccount('aal2')
  expect(await view({ table: 'categories' }, aal1)).toMatchObject({
    status: 403,
    body: { code: 'second-factor-first' },
  })
  expect(await view({ table: 'categories' }, parent)).toMatchObject({
    status: 403,
    body: { code: 'admins-only' },
  })
  // The database decides too: without the server's check there would be no rows.
  const viewer = createTableViewer(site.sql)
  for (const other of [
    { ...claims(), aal: 'aal1' },
    { ...claims(), sub: parent.id },
  ])
    expect(await viewer.read(other, { table: 'categories', page: 1 })).toMatchObject({ rows: [], total: 0 })
})

test('the role of the viewer cannot write, even outside of a read-only transaction', async () => {
  const writes = [
    `insert into public.categories (name, slug) values ('x', 'x')`,
    `update public.categories set name = 'x'`,
    `delete from public.categories`,
    `truncate public.audit_log`,
    `create table public.x ()`,
    `select * from auth.users`,
    `select public.am_i_admin()`,
  ]
  for (const write of writes) {
    const attempt = site.sql.begin(async (db) => {
      await db`select set_config('request.jwt.claims', ${JSON.stringify(claims())}, true), set_config('role', 'table_viewer', true)`
      await db.unsafe(write)
    })
    await expect(attempt, write).rejects.toMatchObject({ code: '42501' })
  }
})
