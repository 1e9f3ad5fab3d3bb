import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database.ts'
import { adminCalls, allowedFunctions, updatableColumns } from './allowed.ts'
import { as, createPeople, PEOPLE, refusal } from '#tests/support/people.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  await createPeople(database.sql)
})
afterAll(() => database?.close())

test('row security is on for every table, also for those the wire does not show', async () => {
  const open = await database.sql`
    select oid::regclass::text as name from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p')
      and not relrowsecurity`
  expect(open).toEqual([])
})

test('nothing is granted to everybody', async () => {
  const tables = await database.sql`
    select oid::regclass::text as name from pg_class, aclexplode(relacl) as grants
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and grants.grantee = 0`
  expect(tables).toEqual([])
  const functions = await database.sql`
    select p.oid::regprocedure::text as name from pg_proc p,
      aclexplode(coalesce(proacl, acldefault('f', proowner))) as grants
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and grants.grantee = 0`
  expect(functions).toEqual([])
})

test('the tables that the wire does not show are granted to nobody', async () => {
  const granted = await database.sql`
    select oid::regclass::text as name, grants.grantee::regrole::text as to from pg_class, aclexplode(relacl) as grants
    where relnamespace = 'private'::regnamespace and relkind in ('r', 'p', 'S') and grants.grantee <> relowner`
  expect(granted).toEqual([])
})

test('a function that runs with its owner’s rights looks for names nowhere but where it says', async () => {
  const loose = await database.sql`
    select oid::regprocedure::text as name from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosecdef
      and not coalesce('search_path=""' = any (proconfig), false)`
  expect(loose).toEqual([])
})

test('every policy names its roles and none is for everybody', async () => {
  const wide = await database.sql`
    select tablename, policyname from pg_policies where schemaname = 'public' and 'public' = any (roles)`
  expect(wide).toEqual([])
})

test('a person may update the listed columns and no other; a guest none', async () => {
  const columns = await database.sql<{ table: string; column: string; role: string }[]>`
    select relname as table, attname as column, role
    from pg_class join pg_attribute on attrelid = pg_class.oid
    cross join unnest(array['anon', 'authenticated']) as role
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
      and has_column_privilege(role, pg_class.oid, attname, 'update')
    order by relname, attname`
  expect(columns.filter(({ role }) => role === 'anon')).toEqual([])
  const found = Object.groupBy(columns, ({ table }) => table)
  const names = Object.entries(found).map(([table, list]) => [table, list!.map(({ column }) => column)])
  expect(Object.fromEntries(names)).toEqual(updatableColumns)
})

test('every function of the wire stands in the list and may be called by the listed people alone', async () => {
  const functions = await database.sql<{ name: string; anon: boolean; people: boolean; service: boolean }[]>`
    select proname as name, has_function_privilege('anon', oid, 'execute') as anon,
      has_function_privilege('authenticated', oid, 'execute') as people,
      has_function_privilege('service_role', oid, 'execute') as service
    from pg_proc where pronamespace = 'public'::regnamespace order by proname`
  const found = functions.map(({ name, anon, people, service }) => [
    name,
    PEOPLE.filter((person) => (person === 'anon' ? anon : person === 'service' ? service : people)),
  ])
  expect(Object.fromEntries(found)).toEqual(allowedFunctions)
})

test('what only an admin may ask refuses everybody else', async () => {
  for (const [name, values] of Object.entries(adminCalls)) {
    for (const person of ['anon', 'user', 'other'] as const) {
      const asked = as(database.sql, person, (sql) => sql.unsafe(`select * from public.${name}(${values})`))
      expect([name, person, await refusal(asked)]).toEqual([name, person, '42501'])
    }
    const admin = as(database.sql, 'admin', (sql) => sql.unsafe(`select * from public.${name}(${values})`))
    expect([name, [undefined, 'PT404']]).toEqual([name, expect.arrayContaining([await refusal(admin)])])
  }
})
