import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { createRest } from '#backend/rest/create-rest.ts'
import {
  dryRunAs,
  createTestAccounts,
  errorCodeOf,
  identities,
  USER_IDS,
} from '#tests/support/accounts/callers.ts'

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

test('parallel calls of one account in different orders all succeed', async () => {
  const rest = createRest({ connection: database.connection, identify: async () => identities.user })
  const send = (path: string, method: string, body?: unknown) =>
    rest.fetch(
      new Request(`http://test/rest/v1${path}`, {
        method,
        body: body === undefined ? null : JSON.stringify(body),
        headers: { 'content-type': 'application/json', prefer: 'resolution=merge-duplicates' },
      }),
    )
  const orders = [pages, pages.toReversed()]
  const rowsOf = (ids: readonly string[]) => ids.map((page_id) => ({ user_id: USER_IDS.user, page_id }))
  for (let round = 0; round < 5; round++) {
    const calls = Array.from({ length: 12 }, (_, n) => {
      const order = orders[n % 2]!
      if (n % 3 === 0) return send('/rpc/merge_favourites', 'POST', { page_ids: order })
      if (n % 5 === 0) return send(`/favourites?page_id=in.(${order.join()})`, 'DELETE')
      return send('/favourites?on_conflict=user_id,page_id', 'POST', rowsOf(order))
    })
    const responses = await Promise.all(calls)
    expect(
      await Promise.all(
        responses.filter(({ status }) => status >= 300).map(async (response) => response.text()),
      ),
    ).toEqual([])
    await database.sql`delete from public.favourites`
  }
  rest.close()
})
