// The searches that the site proposes must find pages that show everything they name.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/text/languages.ts'
import { seed } from '#supabase/seed/seed.ts'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  await seed(database.sql, 'starter', async () => {})
  // Inserting and indexing the starter library takes longer than a hook may on a busy machine.
}, 120_000)
afterAll(() => database?.close())

const proposedSearches = (language: string, feature: string, ids: RegExp) =>
  Object.entries(
    JSON.parse(readFileSync(`locales/${language}/${feature}.json`, 'utf8')) as Record<string, string>,
  ).flatMap(([id, text]) => (ids.test(id) ? [text.replace(/\s*…$/, '')] : []))

test.each(LANGUAGES)(
  'every example in %s finds pages of the starter library that show it',
  async (language) => {
    const searches = [
      ...proposedSearches(language, 'search', /^(placeholder|example-\d)$/),
      ...proposedSearches(language, 'home', /^idea-\d$/),
    ]
    expect(searches).toHaveLength(11)
    for (const query of searches) {
      const [row] = await database.sql<{ summary: { level: string; total: number } }[]>`
      select public.search_summary(${query}, ${language}) as summary`
      expect({ query, level: row!.summary.level }).toEqual({ query, level: 'all' })
      expect(row!.summary.total, query).toBeGreaterThan(0)
    }
  },
)
