import { mkdtemp, rm, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#tests/support/database.ts'
import { migrate } from './migrations.ts'

let database: TestDatabase
let folder: string
const put = (name: string, text: string) => writeFile(path.join(folder, name), text)

beforeEach(async () => {
  database = await emptyDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'migrations-'))
  await put('20260101000000_cats.sql', 'create table cats (name text); insert into cats values ($$Minka$$);')
  await put('20260102000000_dogs.sql', 'create table dogs (name text);')
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

test('files are applied once, in order, and stand in the history of the Supabase tools', async () => {
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

test('four processes that start at once apply each file once', async () => {
  const others = await Promise.all([1, 2, 3, 4].map(() => migrate(database.sql, folder)))
  expect(others.flat().sort()).toEqual(['20260101000000_cats', '20260102000000_dogs'])
  expect(await database.sql`select count(*)::int from cats`).toEqual([{ count: 1 }])
})

test('a file edited after it was applied is named', async () => {
  await migrate(database.sql, folder)
  await put('20260101000000_cats.sql', 'create table cats (name text not null);')
  await expect(migrate(database.sql, folder)).rejects.toMatchObject({
    code: 'migration_edited',
    message: expect.stringContaining('20260101000000_cats.sql'),
  })
})

test('line endings of another system are no edit', async () => {
  await put('20260103000000_birds.sql', 'create table birds (\n name text);\n')
  await migrate(database.sql, folder)
  await put('20260103000000_birds.sql', 'create table birds (\r\n name text);\r\n')
  expect(await migrate(database.sql, folder)).toEqual([])
})

test('a file that fails leaves nothing of itself behind, and the line is named', async () => {
  await put('20260103000000_birds.sql', 'create table birds (name text);\n\nselect nonsense;')
  await expect(migrate(database.sql, folder)).rejects.toMatchObject({
    code: 'migration_failed',
    message: expect.stringMatching(/20260103000000_birds\.sql:3: .*nonsense/),
  })
  expect(await database.sql`select to_regclass('birds') as birds, to_regclass('dogs') as dogs`).toEqual([
    { birds: null, dogs: 'dogs' },
  ])
})

test('a database that is ahead of the files is not touched', async () => {
  await migrate(database.sql, folder)
  await unlink(path.join(folder, '20260102000000_dogs.sql'))
  await expect(migrate(database.sql, folder)).rejects.toMatchObject({ code: 'migration_missing' })
})

test('a file that comes before an applied one is refused', async () => {
  await migrate(database.sql, folder)
  await put('20260101120000_late.sql', 'select 1;')
  await expect(migrate(database.sql, folder)).rejects.toMatchObject({ code: 'migration_out_of_order' })
})

test('what the Supabase tools applied counts as applied', async () => {
  await migrate(database.sql, folder)
  await database.sql`drop table supabase_migrations.checksums`
  expect(await migrate(database.sql, folder)).toEqual([])
})

test.each(['1_short.sql', '20260103000000.sql', '20260103000000_Ünbekannt.sql'])(
  'a file named %s is pointed out',
  async (name) => {
    await put(name, 'select 1;')
    await expect(migrate(database.sql, folder)).rejects.toMatchObject({ code: 'bad_file_name' })
  },
)

test('two files with one number are pointed out', async () => {
  await put('20260102000000_mice.sql', 'select 1;')
  await expect(migrate(database.sql, folder)).rejects.toMatchObject({ code: 'bad_file_name' })
})

test('a folder that is not there is an error, not an empty series', async () => {
  await expect(migrate(database.sql, `${folder}/elsewhere`)).rejects.toMatchObject({ code: 'no_such_folder' })
})

test('listeners hear that the schema has changed', async () => {
  const heard: string[] = []
  await database.sql.listen('pgrst', (message) => heard.push(message))
  await migrate(database.sql, folder)
  await database.sql`select 1`
  await expect.poll(() => heard).toContain('reload schema')
})
