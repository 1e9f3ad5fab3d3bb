import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database.ts'
import { as, asForGood, createPeople, ids, refusal } from '#tests/support/people.ts'
import { untilSomebodyWaits } from '#tests/support/waiting.ts'

let database: TestDatabase
let page: string
beforeAll(async () => {
  database = await productDatabase()
  await createPeople(database.sql)
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

const rate = (person: 'user' | 'other' | 'admin', rating: number) =>
  asForGood(
    database.sql,
    person,
    (me) => me`
    insert into public.page_ratings (user_id, page_id, rating) values (${ids[person]}, ${page}, ${rating})
    on conflict (user_id, page_id) do update
      set user_id = excluded.user_id, page_id = excluded.page_id, rating = excluded.rating`,
  )

test('the average follows new, changed and withdrawn ratings', async () => {
  await rate('user', 5)
  await rate('other', 4)
  expect(await rated()).toEqual([4.5, 2])
  await rate('other', 2)
  expect(await rated()).toEqual([3.5, 2])
  await asForGood(
    database.sql,
    'user',
    (me) => me`delete from public.page_ratings where user_id = ${ids.user}`,
  )
  expect(await rated()).toEqual([2, 1])
  await database.sql`delete from public.page_ratings`
  expect(await rated()).toEqual([0, 0])
})

test('many people rating at the same moment are all counted', async () => {
  const { sql } = database
  const people = await sql<{ id: string }[]>`
    insert into auth.users (email) select 'rater' || n || '@example.org' from generate_series(1, 40) as n returning id`
  await Promise.all(
    people.map(
      ({ id }, index) => sql`
      insert into public.page_ratings (user_id, page_id, rating) values (${id}, ${page}, ${(index % 5) + 1})`,
    ),
  )
  expect(await rated()).toEqual([3, 40])
})

test('a rating that had to wait for another counts both', async () => {
  const { sql } = database
  const first = await sql.reserve()
  await first`begin`
  await first`insert into public.page_ratings (user_id, page_id, rating) values (${ids.user}, ${page}, 5)`
  const second = rate('other', 3)
  await untilSomebodyWaits(sql)
  await first`commit`
  first.release()
  await second
  expect(await rated()).toEqual([4, 2])
})

test('a rating is a number from one to five', async () => {
  expect(await refusal(rate('user', 0))).toBe('23514')
  expect(await refusal(rate('user', 6))).toBe('23514')
})

test('nobody rates their own creation or in the name of another', async () => {
  const { sql } = database
  await sql`update public.coloring_pages set created_by = ${ids.user} where id = ${page}`
  expect(await refusal(rate('user', 5))).toBe('42501')
  await sql`update public.coloring_pages set created_by = null where id = ${page}`
  const forged = as(
    sql,
    'other',
    (me) => me`
    insert into public.page_ratings (user_id, page_id, rating) values (${ids.user}, ${page}, 1)`,
  )
  expect(await refusal(forged)).toBe('42501')
})

test('rating and downloading do not count as changing the page', async () => {
  const { sql } = database
  const [before] = await sql`select updated_at from public.coloring_pages where id = ${page}`
  await rate('user', 5)
  await asForGood(sql, 'user', (me) => me`select public.record_download(${page})`)
  expect((await sql`select updated_at from public.coloring_pages where id = ${page}`)[0]).toEqual(before)
})
