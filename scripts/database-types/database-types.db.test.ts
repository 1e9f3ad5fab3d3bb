import { readFile } from 'node:fs/promises'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import type { Database, Enums, Tables } from '#supabase/database.types.ts'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { readCatalogue } from './catalogue.ts'
import { renderTypes } from './render.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
})
afterAll(() => database?.close())

test('the written types are those of the migrations (else run `npm run db:types`)', async () => {
  const written = await readFile('supabase/database.types.ts', 'utf8')
  expect(renderTypes(await readCatalogue(database.sql))).toBe(written)
})

test('the client understands the types: embeds, functions and enums', () => {
  const db = createClient<Database>('http://localhost', 'key')
  const page = () => db.from('coloring_pages').select('slug, difficulty, categories(id, name, slug)').single()
  type Page = NonNullable<Awaited<ReturnType<typeof page>>['data']>
  expectTypeOf<Page['difficulty']>().toEqualTypeOf<Enums<'difficulty'>>()
  expectTypeOf<Page['categories']>().toEqualTypeOf<Pick<
    Tables<'categories'>,
    'id' | 'name' | 'slug'
  > | null>()
  const found = () => db.rpc('search_pages', { query: 'cat' }).select('slug, categories(name)')
  type Found = NonNullable<Awaited<ReturnType<typeof found>>['data']>
  expectTypeOf<Found[number]['slug']>().toBeString()
})
