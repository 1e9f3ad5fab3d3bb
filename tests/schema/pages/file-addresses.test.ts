import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { createTestAccounts, dryRunAs, errorCodeOf } from '#tests/support/accounts/callers.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  await createTestAccounts(database.sql)
  await database.sql`insert into private.storage_origins values ('https://files.example.org')`
})
afterAll(() => database?.close())

const insertAs = (caller: 'admin' | 'service', column: 'thumbnail_url' | 'file_url', address: string) =>
  dryRunAs(
    database.sql,
    caller,
    (sql) =>
      sql`insert into public.coloring_pages (slug, title, ${sql(column)}) values ('address', '"A"', ${address})`,
  )

test.each([
  '/storage/v1/object/public/pages/library/friendly-cat.svg',
  '/print/friendly-cat.pdf',
  'https://files.example.org/pages/cat.png',
  '',
])('a page may have the address "%s"', async (address) => {
  for (const column of ['thumbnail_url', 'file_url'] as const)
    await expect(insertAs('admin', column, address)).resolves.toBeDefined()
})

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'https://evil.example/cat.png',
  'https://files.example.org.evil.example/cat.png',
  'http://files.example.org/cat.png',
  '//evil.example/storage/v1/object/public/pages/cat.svg',
  '/\\evil.example/cat.svg',
  '/storage/v1/object/public/pages/../../../../auth/v1/logout',
  '/storage/v1/object/public/pages/"onerror="x',
  '/auth/v1/logout',
  '/print/../auth.pdf',
])('the address %j is refused, also for the server', async (address) => {
  for (const column of ['thumbnail_url', 'file_url'] as const)
    for (const caller of ['admin', 'service'] as const)
      expect(await errorCodeOf(insertAs(caller, column, address))).toBe('PT400')
})

test('other changes of a page with an old foreign address are possible, a new foreign address is not', async () => {
  await database.sql`alter table public.coloring_pages disable trigger require_file_addresses`
  await database.sql`
    insert into public.coloring_pages (slug, title, file_url) values ('old', '"Old"', 'https://old.example/a.pdf')`
  await database.sql`alter table public.coloring_pages enable trigger require_file_addresses`
  const update = (address: string) =>
    dryRunAs(
      database.sql,
      'admin',
      (sql) =>
        sql`update public.coloring_pages set difficulty = 'hard', file_url = ${address} where slug = 'old'`,
    )
  await expect(update('https://old.example/a.pdf')).resolves.toBeDefined()
  await expect(update('https://old.example/b.pdf')).rejects.toMatchObject({
    code: 'PT400',
    hint: expect.stringContaining('Upload the file') as string,
  })
})
