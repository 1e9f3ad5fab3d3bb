import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import {
  dryRunAs,
  runAs,
  createTestAccounts,
  USER_IDS,
  errorCodeOf,
} from '#tests/support/accounts/callers.ts'
import { untilLockAwaited } from '#tests/support/database/wait-for-locks.ts'

let database: TestDatabase
let page: string
beforeAll(async () => {
  database = await productDatabase()
  await createTestAccounts(database.sql)
  const [row] = await database.sql`select id from public.coloring_pages where slug = 'friendly-cat'`
  page = row!.id as string
})
afterAll(() => database?.close())
beforeEach(() => database.sql`delete from public.page_ratings`)

const rated = async () => {
  const [row] = await database.sql`
    select average_rating::float as average, rating_count as count from public.coloring_pages where id = ${page}`
  return [row!.average, row!.count]
}

const rate = (caller: 'user' | 'other' | 'admin', rating: number) =>
  runAs(
    database.sql,
    caller,
    (tx) => tx`
    insert into public.page_ratings (user_id, page_id, rating) values (${USER_IDS[caller]}, ${page}, ${rating})
    on conflict (user_id, page_id) do update
      set user_id = excluded.user_id, page_id = excluded.page_id, rating = excluded.rating`,
  )

test('the average follows new, changed and withdrawn ratings', async () => {
  await rate('user', 5)
  await rate('other', 4)
  expect(await rated()).toEqual([4.5, 2])
  await rate('other', 2)
  expect(await rated()).toEqual([3.5, 2])
  await runAs(
    database.sql,
    'user',
    (tx) => tx`delete from public.page_ratings where user_id = ${USER_IDS.user}`,
  )
  expect(await rated()).toEqual([2, 1])
  await database.sql`delete from public.page_ratings`
  expect(await rated()).toEqual([0, 0])
})

test('concurrent ratings are all counted', async () => {
  const { sql } = database
  const users = await sql<{ id: string }[]>`
    insert into auth.users (email) select 'rater' || n || '@example.org' from generate_series(1, 40) as n returning id`
  await Promise.all(
    users.map(
      ({ id }, index) => sql`
      insert into public.page_ratings (user_id, page_id, rating) values (${id}, ${page}, ${(index % 5) + 1})`,
    ),
  )
  expect(await rated()).toEqual([3, 40])
})

test('a rating that waits for the lock of another includes both', async () => {
  const { sql } = database
  const first = await sql.reserve()
  await first`begin`
  await first`insert into public.page_ratings (user_id, page_id, rating) values (${USER_IDS.user}, ${page}, 5)`
  const second = rate('other', 3)
  await untilLockAwaited(sql)
  await first`commit`
  first.release()
  await second
  expect(await rated()).toEqual([4, 2])
})

test('a rating is a number from one to five', async () => {
  expect(await errorCodeOf(rate('user', 0))).toBe('23514')
  expect(await errorCodeOf(rate('user', 6))).toBe('23514')
})

test('a user cannot rate their own creation or rate as another user', async () => {
  const { sql } = database
  await sql`update public.coloring_pages set created_by = ${USER_IDS.user} where id = ${page}`
  expect(await errorCodeOf(rate('user', 5))).toBe('42501')
  await sql`update public.coloring_pages set created_by = null where id = ${page}`
  const forged = dryRunAs(
    sql,
    'other',
    (tx) => tx`
    insert into public.page_ratings (user_id, page_id, rating) values (${USER_IDS.user}, ${page}, 1)`,
  )
  expect(await errorCodeOf(forged)).toBe('42501')
})

test('ratings and downloads do not change updated_at of the page', async () => {
  const { sql } = database
  const [before] = await sql`select updated_at from public.coloring_pages where id = ${page}`
  await rate('user', 5)
  await runAs(sql, 'user', (tx) => tx`select public.record_download(${page})`)
  expect((await sql`select updated_at from public.coloring_pages where id = ${page}`)[0]).toEqual(before)
})
