import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database.ts'
import { as, asForGood, createPeople, refusal } from '#tests/support/people.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  await createPeople(database.sql)
  await database.sql`insert into public.coloring_pages (slug, title, description) values
    ('whole', '{"en":"Cat","de":"Katze","fr":"Chat","es":"Gato","it":"Gatto","nl":"Kat"}', null),
    ('half', '{"en":"Dog","de":"Hund"}', '{"en":"A dog."}'),
    ('plain', '"House"', null)`
})
afterAll(() => database?.close())

const admin = <T>(work: Parameters<typeof as<T>>[2]) => as(database.sql, 'admin', work)

test('what is missing is told language by language; a plain text counts as English', async () => {
  const rows = await admin(
    (me) => me`select slug, missing::text[] from public.translation_contents('page', only_missing => true)`,
  )
  expect(Object.fromEntries(rows.map(({ slug, missing }) => [slug, missing]))).toMatchObject({
    half: ['de', 'fr', 'es', 'it', 'nl'],
    plain: ['de', 'fr', 'es', 'it', 'nl'],
  })
  expect(rows.map(({ slug }) => slug as string)).not.toContain('whole')
})

test('coverage counts every language of pages and categories', async () => {
  const rows = await admin((me) => me`select * from public.translation_coverage()`)
  const of = (language: string) =>
    rows.find((row) => row.content_type === 'page' && row.language === language) as unknown as {
      translated: string
      total: string
    }
  expect(Number(of('en').total) - Number(of('en').translated)).toBe(0)
  expect(Number(of('de').total) - Number(of('de').translated)).toBe(2)
})

test('asking for all makes one job for each content that needs it, and asking again makes none', async () => {
  const ask = () =>
    asForGood(
      database.sql,
      'admin',
      (me) => me`select public.request_translations('page', '{de,fr}') as count`,
    )
  const [first] = await ask()
  const [second] = await ask()
  expect([first!.count, second!.count]).toEqual([2, 0])
  const jobs = await database.sql`select target_languages::text[] as targets from public.translation_jobs`
  expect(jobs.map(({ targets }) => (targets as string[]).toSorted())).toEqual([
    ['de', 'fr'],
    ['de', 'fr'],
  ])
})

test('a user sees and asks for nothing here', async () => {
  for (const call of [
    'select public.translation_coverage()',
    `select public.translation_contents('page')`,
    `select public.request_translations('page', '{de}')`,
    'select public.translation_job_list()',
  ])
    expect(await refusal(as(database.sql, 'user', (me) => me.unsafe(call)))).toBe('42501')
})
