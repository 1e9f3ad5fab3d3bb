import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database.ts'
import { as, createPeople, refusal } from '#tests/support/people.ts'

let database: TestDatabase
let pages: string[]
beforeAll(async () => {
  database = await productDatabase()
  await createPeople(database.sql)
  pages = (await database.sql`select id from public.coloring_pages order by slug`).map(
    (row) => row.id as string,
  )
})
afterAll(() => database?.close())

test('what a guest liked comes into the account in its order, once, before what was there', async () => {
  const [first, second, third] = pages as [string, string, string]
  const merged = await as(database.sql, 'user', async (sql) => {
    await sql`insert into public.favourites (user_id, page_id) values (auth.uid(), ${third})`
    await sql`select public.merge_favourites(${[second, first]}::uuid[])`
    return sql<{ id: string }[]>`select public.merge_favourites(${[first, third]}::uuid[]) as id`
  })
  expect(merged.map(({ id }) => id).sort()).toEqual([first, second, third].sort())
  const order = merged.map(({ id }) => id).filter((id) => id !== third)
  expect(order).toEqual([second, first])
})

test('pages that are gone or were never released are left out, and the others come all the same', async () => {
  const gone = '00000000-0000-4000-8000-00000000dead'
  const merged = await as(
    database.sql,
    'user',
    (sql) => sql<{ id: string }[]>`select public.merge_favourites(${[gone, pages[0]!]}::uuid[]) as id`,
  )
  expect(merged.map(({ id }) => id)).toEqual([pages[0]])
})

test('a guest has no account to merge into', async () => {
  expect(
    await refusal(as(database.sql, 'anon', (sql) => sql`select public.merge_favourites('{}'::uuid[])`)),
  ).toBe('42501')
})
