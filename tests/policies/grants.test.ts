import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { adminFunctionArguments, allowedFunctionCallers, updatableColumns } from './allowed-access.ts'
import { dryRunAs, createTestAccounts, CALLERS, errorCodeOf } from '#tests/support/accounts/callers.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  await createTestAccounts(database.sql)
})
afterAll(() => database?.close())

test('row level security is enabled for every table, also in the private schema', async () => {
  const unprotected = await database.sql`
    select oid::regclass::text as name from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p')
      and not relrowsecurity`
  expect(unprotected).toEqual([])
})

test('no table or function is granted to PUBLIC', async () => {
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

test('the tables of the private schema are granted to no role', async () => {
  const granted = await database.sql`
    select oid::regclass::text as name, grants.grantee::regrole::text as to from pg_class, aclexplode(relacl) as grants
    where relnamespace = 'private'::regnamespace and relkind in ('r', 'p', 'S') and grants.grantee <> relowner`
  expect(granted).toEqual([])
})

test('every security definer function has an empty search_path', async () => {
  const unsafe = await database.sql`
    select oid::regprocedure::text as name from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosecdef
      and not coalesce('search_path=""' = any (proconfig), false)`
  expect(unsafe).toEqual([])
})

test('every policy names its roles, and none applies to PUBLIC', async () => {
  const publicPolicies = await database.sql`
    select tablename, policyname from pg_policies where schemaname = 'public' and 'public' = any (roles)`
  expect(publicPolicies).toEqual([])
})

test('a signed-in user may update only the listed columns, and an anonymous visitor none', async () => {
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

test('every public function is listed and executable by the listed callers only', async () => {
  const functions = await database.sql<
    { name: string; anon: boolean; authenticated: boolean; service: boolean }[]
  >`
    select proname as name, has_function_privilege('anon', oid, 'execute') as anon,
      has_function_privilege('authenticated', oid, 'execute') as authenticated,
      has_function_privilege('service_role', oid, 'execute') as service
    from pg_proc where pronamespace = 'public'::regnamespace order by proname`
  const found = functions.map(({ name, anon, authenticated, service }) => [
    name,
    CALLERS.filter((caller) => (caller === 'anon' ? anon : caller === 'service' ? service : authenticated)),
  ])
  expect(Object.fromEntries(found)).toEqual(allowedFunctionCallers)
})

test('admin functions reject all other callers', async () => {
  for (const [name, values] of Object.entries(adminFunctionArguments)) {
    for (const caller of ['anon', 'user', 'other'] as const) {
      const call = dryRunAs(database.sql, caller, (sql) =>
        sql.unsafe(`select * from public.${name}(${values})`),
      )
      expect([name, caller, await errorCodeOf(call)]).toEqual([name, caller, '42501'])
    }
    const admin = dryRunAs(database.sql, 'admin', (sql) =>
      sql.unsafe(`select * from public.${name}(${values})`),
    )
    expect([name, [undefined, 'PT404']]).toEqual([name, expect.arrayContaining([await errorCodeOf(admin)])])
  }
})
