import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { dryRunAs, createTestAccounts, errorCodeOf } from '#tests/support/accounts/callers.ts'

let database: TestDatabase
let pages: string[]
beforeAll(async () => {
  database = await productDatabase()
  await createTestAccounts(database.sql)
  pages = (await database.sql`select id from public.coloring_pages order by slug`).map(
    (row) => row.id as string,
  )
})
afterAll(() => database?.close())

test('the favourites of a visitor are added to the account once, in their order', async () => {
  const [first, second, third] = pages as [string, string, string]
  const merged = await dryRunAs(database.sql, 'user', async (sql) => {
    await sql`insert into public.favourites (user_id, page_id) values (auth.uid(), ${third})`
    await sql`select public.merge_favourites(${[second, first]}::uuid[])`
    return sql<{ id: string }[]>`select public.merge_favourites(${[first, third]}::uuid[]) as id`
  })
  expect(merged.map(({ id }) => id).sort()).toEqual([first, second, third].sort())
  const order = merged.map(({ id }) => id).filter((id) => id !== third)
  expect(order).toEqual([second, first])
})

test('missing pages are skipped, and the others are added', async () => {
  const missing = '00000000-0000-4000-8000-00000000dead'
  const merged = await dryRunAs(
    database.sql,
    'user',
    (sql) => sql<{ id: string }[]>`select public.merge_favourites(${[missing, pages[0]!]}::uuid[]) as id`,
  )
  expect(merged.map(({ id }) => id)).toEqual([pages[0]])
})

test('an anonymous visitor cannot merge favourites', async () => {
  expect(
    await errorCodeOf(
      dryRunAs(database.sql, 'anon', (sql) => sql`select public.merge_favourites('{}'::uuid[])`),
    ),
  ).toBe('42501')
})
