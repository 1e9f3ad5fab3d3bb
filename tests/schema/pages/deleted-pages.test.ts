import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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
})
afterAll(() => database?.close())
beforeEach(async () => {
  const { sql } = database
  await sql`update public.coloring_pages set deleted_at = now() where slug = 'mine-abcdefghij'`
  await sql`delete from public.coloring_pages where slug = 'mine-abcdefghij'`
  await sql`delete from public.ai_prompts`
  const [row] = await sql`insert into public.coloring_pages (slug, title, created_by)
    values ('mine-abcdefghij', '"Mine"', ${USER_IDS.user}) returning id`
  page = row!.id as string
  await sql`insert into public.ai_prompts (user_id, prompt_text, status, generated_page_id)
    values (${USER_IDS.user}, 'mine', 'completed', ${page})`
})

const remove = async (caller: Caller) => {
  const [row] = await runAs(
    database.sql,
    caller,
    (tx) => tx`select public.delete_pages(${[page]}::uuid[]) as count`,
  )
  return row!.count as number
}
const isVisible = (caller: Caller) =>
  dryRunAs(
    database.sql,
    caller,
    async (tx) => (await tx`select from public.coloring_pages where id = ${page}`).count === 1,
  )

test('a creator deletes their own page, an admin deletes any page, and other users none', async () => {
  expect(await remove('other')).toBe(0)
  expect(await errorCodeOf(remove('anon'))).toBe('42501')
  expect(await remove('user')).toBe(1)
  expect(await remove('admin')).toBe(0)
})

test('a prompt loses its link to a deleted page', async () => {
  await remove('admin')
  const [prompt] = await database.sql`select generated_page_id from public.ai_prompts`
  expect(prompt).toEqual({ generated_page_id: null })
})

test('a page deleted directly from the table is moved to the bin and can be restored', async () => {
  const { sql } = database
  await runAs(sql, 'admin', (tx) => tx`delete from public.coloring_pages where id = ${page}`)
  for (const caller of ['anon', 'user', 'admin'] as const) expect(await isVisible(caller)).toBe(false)
  const binned = await dryRunAs(sql, 'admin', (tx) => tx`select slug from public.binned_pages()`)
  expect([...binned]).toEqual([{ slug: 'mine-abcdefghij' }])
  await runAs(sql, 'admin', (tx) => tx`select public.restore_pages(${[page]}::uuid[])`)
  expect(await isVisible('user')).toBe(true)
})

test('deleting and restoring are recorded in the audit log', async () => {
  const { sql } = database
  await sql`truncate public.audit_log`
  await remove('admin')
  await runAs(sql, 'admin', (tx) => tx`select public.restore_pages(${[page]}::uuid[])`)
  const trail = await dryRunAs(
    sql,
    'admin',
    (tx) => tx`select actor, action, subject, details from public.audit_log order by id`,
  )
  const entry = {
    actor: USER_IDS.admin,
    action: 'coloring_pages.update',
    subject: 'mine-abcdefghij',
    details: { columns: ['deleted_at'] },
  }
  expect([...trail]).toEqual([entry, entry])
})

test('after thirty days the server finds a deleted page and deletes it permanently', async () => {
  const { sql } = database
  await remove('user')
  const expired = () =>
    dryRunAs(sql, 'service', async (tx) => (await tx`select from public.expired_pages()`).count)
  expect(await expired()).toBe(0)
  await sql`update public.coloring_pages set deleted_at = now() - interval '31 days' where id = ${page}`
  expect(await expired()).toBe(1)
  await runAs(sql, 'service', (tx) => tx`delete from public.coloring_pages where id = ${page}`)
  expect((await sql`select from public.coloring_pages where id = ${page}`).count).toBe(0)
})

test('pages of a deleted category move to another or to none', async () => {
  const { sql } = database
  const [vehicles] = await sql`select id from public.categories where slug = 'vehicles'`
  const [people] = await sql`select id from public.categories where slug = 'people'`
  await runAs(
    sql,
    'admin',
    (tx) => tx`select public.delete_category(${vehicles!.id as string}, ${people!.id as string})`,
  )
  const [car] = await sql`select category_id from public.coloring_pages where slug = 'racing-car'`
  expect(car).toEqual({ category_id: people!.id })
  await runAs(sql, 'admin', (tx) => tx`select public.delete_category(${people!.id as string})`)
  const [carWithoutCategory] =
    await sql`select category_id from public.coloring_pages where slug = 'racing-car'`
  expect(carWithoutCategory).toEqual({ category_id: null })
})
