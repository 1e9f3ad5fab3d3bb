import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { createTestAccounts, dryRunAs, errorCodeOf } from '#tests/support/accounts/callers.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  await createTestAccounts(database.sql)
})
afterAll(() => database?.close())

const HOSTILE = 'A \u202Etac\u202C on\u2066 a\u2069 \u200Fmat\u061C'
const CLEAN = 'A tac on a mat'

test('texts of a page are saved without controls of the writing direction', async () => {
  const texts = { en: HOSTILE, de: 'Katze' }
  const [row] = await dryRunAs(database.sql, 'admin', async (sql) => {
    await sql`insert into public.coloring_pages (slug, title, description) values ('bidi', ${sql.json(HOSTILE)}, ${sql.json(texts)})`
    return sql`update public.coloring_pages set title = ${sql.json(texts)} where slug = 'bidi' returning title, description, seo_description`
  })
  const clean = { en: CLEAN, de: 'Katze' }
  expect(row).toEqual({ title: clean, description: clean, seo_description: null })
})

test('a title of nothing else is refused', async () => {
  const insert = dryRunAs(
    database.sql,
    'admin',
    (sql) => sql`insert into public.coloring_pages (slug, title) values ('bidi', '"\u202E"')`,
  )
  expect(await errorCodeOf(insert)).toBe('23514')
})

test('texts of a category are saved without them', async () => {
  const [row] = await dryRunAs(
    database.sql,
    'admin',
    (sql) => sql`insert into public.categories (slug, name, name_translations, description)
      values ('bidi', ${HOSTILE}, ${sql.json({ de: HOSTILE })}, ${HOSTILE})
      returning name, name_translations, description, description_translations`,
  )
  expect(row).toEqual({
    name: CLEAN,
    name_translations: { de: CLEAN },
    description: CLEAN,
    description_translations: {},
  })
})
