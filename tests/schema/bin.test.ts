import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database.ts'
import { as, asForGood, createPeople, ids, type Person, refusal } from '#tests/support/people.ts'

let database: TestDatabase
let page: string
beforeAll(async () => {
  database = await productDatabase()
  await createPeople(database.sql)
})
afterAll(() => database?.close())
beforeEach(async () => {
  const { sql } = database
  await sql`update public.coloring_pages set deleted_at = now() where slug = 'mine-abcdefghij'`
  await sql`delete from public.coloring_pages where slug = 'mine-abcdefghij'`
  await sql`delete from public.ai_prompts`
  const [row] = await sql`insert into public.coloring_pages (slug, title, created_by)
    values ('mine-abcdefghij', '"Mine"', ${ids.user}) returning id`
  page = row!.id as string
  await sql`insert into public.ai_prompts (user_id, prompt_text, status, generated_page_id)
    values (${ids.user}, 'mine', 'completed', ${page})`
})

const remove = async (person: Person) => {
  const [row] = await asForGood(
    database.sql,
    person,
    (me) => me`select public.delete_pages(${[page]}::uuid[]) as count`,
  )
  return row!.count as number
}
const isVisible = (person: Person) =>
  as(
    database.sql,
    person,
    async (me) => (await me`select from public.coloring_pages where id = ${page}`).count === 1,
  )

test('a maker deletes their own page, an admin any, another nothing', async () => {
  expect(await remove('other')).toBe(0)
  expect(await refusal(remove('anon'))).toBe('42501')
  expect(await remove('user')).toBe(1)
  expect(await remove('admin')).toBe(0)
})

test('the prompt it came from keeps no link to a deleted page', async () => {
  await remove('admin')
  const [prompt] = await database.sql`select generated_page_id from public.ai_prompts`
  expect(prompt).toEqual({ generated_page_id: null })
})

test('a page deleted from the table goes to the bin all the same, and can be brought back', async () => {
  const { sql } = database
  await asForGood(sql, 'admin', (me) => me`delete from public.coloring_pages where id = ${page}`)
  for (const person of ['anon', 'user', 'admin'] as const) expect(await isVisible(person)).toBe(false)
  const binned = await as(sql, 'admin', (me) => me`select slug from public.binned_pages()`)
  expect([...binned]).toEqual([{ slug: 'mine-abcdefghij' }])
  await asForGood(sql, 'admin', (me) => me`select public.restore_pages(${[page]}::uuid[])`)
  expect(await isVisible('user')).toBe(true)
})

test('deleting and restoring stand in the audit trail', async () => {
  const { sql } = database
  await sql`truncate public.audit_log`
  await remove('admin')
  await asForGood(sql, 'admin', (me) => me`select public.restore_pages(${[page]}::uuid[])`)
  const trail = await as(
    sql,
    'admin',
    (me) => me`select actor, action, subject, details from public.audit_log order by id`,
  )
  const entry = {
    actor: ids.admin,
    action: 'coloring_pages.update',
    subject: 'mine-abcdefghij',
    details: { columns: ['deleted_at'] },
  }
  expect([...trail]).toEqual([entry, entry])
})

test('after thirty days the server finds it and deletes it for good', async () => {
  const { sql } = database
  await remove('user')
  const expired = () =>
    as(sql, 'service', async (server) => (await server`select from public.expired_pages()`).count)
  expect(await expired()).toBe(0)
  await sql`update public.coloring_pages set deleted_at = now() - interval '31 days' where id = ${page}`
  expect(await expired()).toBe(1)
  await asForGood(sql, 'service', (server) => server`delete from public.coloring_pages where id = ${page}`)
  expect((await sql`select from public.coloring_pages where id = ${page}`).count).toBe(0)
})

test('pages of a deleted category move to another or to none', async () => {
  const { sql } = database
  const [vehicles] = await sql`select id from public.categories where slug = 'vehicles'`
  const [people] = await sql`select id from public.categories where slug = 'people'`
  await asForGood(
    sql,
    'admin',
    (me) => me`select public.delete_category(${vehicles!.id as string}, ${people!.id as string})`,
  )
  const [car] = await sql`select category_id from public.coloring_pages where slug = 'racing-car'`
  expect(car).toEqual({ category_id: people!.id })
  await asForGood(sql, 'admin', (me) => me`select public.delete_category(${people!.id as string})`)
  const [still] = await sql`select category_id from public.coloring_pages where slug = 'racing-car'`
  expect(still).toEqual({ category_id: null })
})
