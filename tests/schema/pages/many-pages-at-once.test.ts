import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'

const PAGES = 400

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
})
afterAll(() => database?.close())

test('many pages in one statement on a new site are found by their key, so the time grows only with their number', async () => {
  const { sql } = database
  // As on a new site, whose table has no statistics yet.
  await sql`truncate public.coloring_pages cascade`
  await sql`delete from pg_statistic where starelid = 'public.coloring_pages'::regclass`
  const reads = await sql.begin(async (transaction) => {
    await transaction`
      insert into public.coloring_pages (slug, title, category_id, difficulty, status)
      select 'page-' || n, jsonb_build_object('en', 'Cat ' || n), (select id from public.categories where slug = 'animals'), 'easy', 'released'
      from generate_series(1, ${PAGES}::int) as n`
    const [row] = await transaction`
      select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables where relid = 'public.coloring_pages'::regclass`
    return (row as { rows: number }).rows
  })
  expect(reads / PAGES).toBeLessThan(10)
})
