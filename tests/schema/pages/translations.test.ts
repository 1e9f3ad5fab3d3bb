import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { dryRunAs, runAs, createTestAccounts, errorCodeOf } from '#tests/support/accounts/callers.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  await createTestAccounts(database.sql)
  await database.sql`insert into public.coloring_pages (slug, title, description) values
    ('whole', '{"en":"Cat","de":"Katze","fr":"Chat","es":"Gato","it":"Gatto","nl":"Kat"}', null),
    ('half', '{"en":"Dog","de":"Hund"}', '{"en":"A dog."}'),
    ('plain', '"House"', null)`
})
afterAll(() => database?.close())

const admin = <T>(work: Parameters<typeof dryRunAs<T>>[2]) => dryRunAs(database.sql, 'admin', work)

test('missing languages are listed for each page, and a plain text counts as English', async () => {
  const rows = await admin(
    (tx) => tx`select slug, missing::text[] from public.translation_contents('page', only_missing => true)`,
  )
  expect(Object.fromEntries(rows.map(({ slug, missing }) => [slug, missing]))).toMatchObject({
    half: ['de', 'fr', 'es', 'it', 'nl'],
    plain: ['de', 'fr', 'es', 'it', 'nl'],
  })
  expect(rows.map(({ slug }) => slug as string)).not.toContain('whole')
})

test('coverage counts every language of pages and categories', async () => {
  const rows = await admin((tx) => tx`select * from public.translation_coverage()`)
  const of = (language: string) =>
    rows.find((row) => row.content_type === 'page' && row.language === language) as unknown as {
      translated: string
      total: string
    }
  expect(Number(of('en').total) - Number(of('en').translated)).toBe(0)
  expect(Number(of('de').total) - Number(of('de').translated)).toBe(2)
})

test('request_translations creates one job per page that needs it, and none when repeated', async () => {
  const request = () =>
    runAs(database.sql, 'admin', (tx) => tx`select public.request_translations('page', '{de,fr}') as count`)
  const [first] = await request()
  const [second] = await request()
  expect([first!.count, second!.count]).toEqual([2, 0])
  const jobs = await database.sql`select target_languages::text[] as targets from public.translation_jobs`
  expect(jobs.map(({ targets }) => (targets as string[]).toSorted())).toEqual([
    ['de', 'fr'],
    ['de', 'fr'],
  ])
})

test('a user is rejected by all translation functions', async () => {
  for (const call of [
    'select public.translation_coverage()',
    `select public.translation_contents('page')`,
    `select public.request_translations('page', '{de}')`,
    'select public.translation_job_list()',
  ])
    expect(await errorCodeOf(dryRunAs(database.sql, 'user', (tx) => tx.unsafe(call)))).toBe('42501')
})
