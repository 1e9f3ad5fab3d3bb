import { mkdtemp, rm, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { migrate } from './migrations.ts'

let database: TestDatabase
let folder: string
const writeMigration = (name: string, text: string) => writeFile(path.join(folder, name), text)

beforeEach(async () => {
  database = await emptyDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'migrations-'))
  await writeMigration(
    '20260101000000_cats.sql',
    'create table cats (name text); insert into cats values ($$Minka$$);',
  )
  await writeMigration('20260102000000_dogs.sql', 'create table dogs (name text);')
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

test('files are applied once, in order, and recorded in the history table of the Supabase CLI', async () => {
  expect(await migrate(database.sql, folder)).toEqual(['20260101000000_cats', '20260102000000_dogs'])
  expect(await migrate(database.sql, folder)).toEqual([])
  const history = await database.sql`select * from supabase_migrations.schema_migrations order by version`
  expect(history.map(({ version, name }) => [version, name])).toEqual([
    ['20260101000000', 'cats'],
    ['20260102000000', 'dogs'],
  ])
  expect(history[1]!.statements).toEqual(['create table dogs (name text);'])
  expect(await database.sql`select * from cats`).toEqual([{ name: 'Minka' }])
})

test('four processes that migrate at the same time apply each file once', async () => {
  const results = await Promise.all([1, 2, 3, 4].map(() => migrate(database.sql, folder)))
  expect(results.flat().sort()).toEqual(['20260101000000_cats', '20260102000000_dogs'])
  expect(await database.sql`select count(*)::int from cats`).toEqual([{ count: 1 }])
})

test('the error for a file edited after it was applied names the file', async () => {
  await migrate(database.sql, folder)
  await writeMigration('20260101000000_cats.sql', 'create table cats (name text not null);')
  await expect(migrate(database.sql, folder)).rejects.toMatchObject({
    code: 'migration_edited',
    message: expect.stringContaining('20260101000000_cats.sql'),
  })
})

test('Windows line endings do not count as an edit', async () => {
  await writeMigration('20260103000000_birds.sql', 'create table birds (\n name text);\n')
  await migrate(database.sql, folder)
  await writeMigration('20260103000000_birds.sql', 'create table birds (\r\n name text);\r\n')
  expect(await migrate(database.sql, folder)).toEqual([])
})

test('a failing file is rolled back, and the error names the line', async () => {
  await writeMigration('20260103000000_birds.sql', 'create table birds (name text);\n\nselect nonsense;')
  await expect(migrate(database.sql, folder)).rejects.toMatchObject({
    code: 'migration_failed',
    message: expect.stringMatching(/20260103000000_birds\.sql:3: .*nonsense/),
  })
  expect(await database.sql`select to_regclass('birds') as birds, to_regclass('dogs') as dogs`).toEqual([
    { birds: null, dogs: 'dogs' },
  ])
})

test('a database with more migrations than the folder is not changed', async () => {
  await migrate(database.sql, folder)
  await unlink(path.join(folder, '20260102000000_dogs.sql'))
  await expect(migrate(database.sql, folder)).rejects.toMatchObject({ code: 'migration_missing' })
})

test('a new file with a number before an applied one is rejected', async () => {
  await migrate(database.sql, folder)
  await writeMigration('20260101120000_late.sql', 'select 1;')
  await expect(migrate(database.sql, folder)).rejects.toMatchObject({ code: 'migration_out_of_order' })
})

test('migrations applied by the Supabase CLI count as applied', async () => {
  await migrate(database.sql, folder)
  await database.sql`drop table supabase_migrations.checksums`
  expect(await migrate(database.sql, folder)).toEqual([])
})

test.each(['1_short.sql', '20260103000000.sql', '20260103000000_Ünbekannt.sql'])(
  'a file named %s is rejected',
  async (name) => {
    await writeMigration(name, 'select 1;')
    await expect(migrate(database.sql, folder)).rejects.toMatchObject({ code: 'bad_file_name' })
  },
)

test('two files with the same number are rejected', async () => {
  await writeMigration('20260102000000_mice.sql', 'select 1;')
  await expect(migrate(database.sql, folder)).rejects.toMatchObject({ code: 'bad_file_name' })
})

test('a missing folder is an error', async () => {
  await expect(migrate(database.sql, `${folder}/missing`)).rejects.toMatchObject({ code: 'no_such_folder' })
})

test('listeners are notified that the schema changed', async () => {
  const messages: string[] = []
  await database.sql.listen('pgrst', (message) => messages.push(message))
  await migrate(database.sql, folder)
  await database.sql`select 1`
  await expect.poll(() => messages).toContain('reload schema')
})
