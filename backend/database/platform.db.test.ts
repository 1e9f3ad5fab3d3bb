import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase, platformDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { isSupabaseProject, preparePlatform } from './platform.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await platformDatabase()
})
afterAll(() => database.close())

test('the roles of a Supabase project exist, and only service_role bypasses row policies', async () => {
  const roles = await database.sql`
    select rolname, rolcanlogin, rolinherit, rolbypassrls, rolsuper from pg_roles
    where rolname in ('anon', 'authenticated', 'service_role', 'authenticator') order by rolname`
  expect(roles.map((role) => Object.values(role))).toEqual([
    ['anon', false, false, false, false],
    ['authenticated', false, false, false, false],
    ['authenticator', true, false, false, false],
    ['service_role', false, false, true, false],
  ])
})

test('a query of a visitor has little memory, and no request can fill the disk with temporary files', async () => {
  const rows = await database.sql`
    select r.rolname, s.setconfig from pg_db_role_setting as s join pg_roles as r on r.oid = s.setrole
    where r.rolname in ('anon', 'authenticator') order by r.rolname`
  expect(rows).toEqual([
    { rolname: 'anon', setconfig: ['work_mem=4096'] },
    { rolname: 'authenticator', setconfig: ['temp_file_limit=262144'] },
  ])
})

test('row policies read the caller from the claims of the request', async () => {
  const claims = {
    sub: '6f1c1c1e-6a34-4f0e-9a3b-0d3d3b7a1f11',
    role: 'authenticated',
    email: 'ada@example.org',
  }
  const [row] = await database.sql.begin(async (sql) => {
    await sql`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`
    await sql`set local role authenticated`
    return sql`select auth.uid(), auth.role(), auth.email(), auth.jwt() ->> 'sub' as sub`
  })
  expect(row).toEqual({ uid: claims.sub, role: claims.role, email: claims.email, sub: claims.sub })
})

test.each(['', null])('without claims (%j) the caller is unknown', async (claims) => {
  const [row] = await database.sql.begin(async (sql) => {
    if (claims !== null) await sql`select set_config('request.jwt.claims', ${claims}, true)`
    return sql`select auth.uid(), auth.role(), auth.email(), auth.jwt()`
  })
  expect(row).toEqual({ uid: null, role: null, email: null, jwt: null })
})

test('anon may not use a new function or table until a migration grants it', async () => {
  await database.sql`create function public.secret() returns int language sql return 1`
  await database.sql`create table public.closed (id int)`
  for (const statement of [
    'select public.secret()',
    'select * from public.closed',
    'create table public.mine ()',
  ]) {
    const attempt = database.sql.begin(async (sql) => {
      await sql`set local role anon`
      await sql.unsafe(statement)
    })
    await expect(attempt, statement).rejects.toMatchObject({ code: '42501' })
  }
})

test('several databases of one server can be prepared at the same time', async () => {
  const databases = await Promise.all([emptyDatabase(), emptyDatabase(), emptyDatabase()])
  try {
    const applied = await Promise.all(databases.map(({ sql }) => preparePlatform(sql)))
    expect(new Set(applied.map((names) => names.join())).size).toBe(1)
    expect(applied[0]).toContain('0001_roles')
  } finally {
    await Promise.all(databases.map(({ close }) => close()))
  }
})

test('preparing twice changes nothing', async () => {
  expect(await preparePlatform(database.sql)).toEqual([])
})

test('a hosted Supabase project is not changed', async () => {
  const supabase = await emptyDatabase()
  try {
    await supabase.sql`create schema auth`
    await supabase.sql`create table auth.users (id uuid)`
    expect(await isSupabaseProject(supabase.sql)).toBe(false)
    // Roles belong to the whole server, so the test drops this one again.
    await supabase.sql.begin(async (sql) => {
      await sql`create role supabase_admin`
      expect(await isSupabaseProject(sql as never)).toBe(true)
      expect(await preparePlatform(sql as never)).toEqual([])
      await sql`drop role supabase_admin`
    })
    expect(await supabase.sql`select to_regnamespace('platform') as schema`).toEqual([{ schema: null }])
  } finally {
    await supabase.close()
  }
})
