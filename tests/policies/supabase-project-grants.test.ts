// A Supabase project gives its owner no superuser rights and grants everything in `public` to all API roles by default.
// The migrations must apply there and result in the same privileges as on our own PostgreSQL.
import type { Sql } from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { migrate } from '#backend/database/migrations.ts'
import { createSupabaseProjectOwner } from '#tests/support/database/supabase-project-owner.ts'
import {
  platformDatabase,
  productDatabase,
  type TestDatabase,
} from '#tests/support/database/test-database.ts'

let ownDatabase: TestDatabase
let project: TestDatabase
const owner = `project_owner_${process.pid}`

beforeAll(async () => {
  ownDatabase = await productDatabase()
  project = await platformDatabase()
  await createSupabaseProjectOwner(project, owner)
  const sql = createSqlClient({ ...project.connection, user: owner }, { max: 1 })
  await migrate(sql, 'supabase/migrations').finally(() => sql.end())
})
afterAll(async () => {
  await project?.sql.unsafe(`drop owned by ${owner} cascade; drop role ${owner}`)
  await project?.close()
  await ownDatabase?.close()
})

/** Every privilege on the product's tables, columns and functions. */
async function privilegesIn({ sql }: { sql: Sql }): Promise<string[]> {
  const rows = await sql<{ granted: string }[]>`
    with things as (
      select oid::regclass::text as name, relowner as owner, relacl as acl from pg_class
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'S', 'v')
      union all
      select attrelid::regclass || '.' || attname, relowner, attacl from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attacl is not null
      union all
      select oid::regprocedure::text, proowner, coalesce(proacl, acldefault('f', proowner)) from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    )
    select name || ': ' || right_.privilege_type || ' to ' ||
      case right_.grantee when 0 then 'PUBLIC' else right_.grantee::regrole::text end as granted
    from things cross join lateral aclexplode(acl) as right_ where right_.grantee <> owner order by 1`
  return rows.map(({ granted }) => granted)
}

test('on a Supabase project every role has the same privileges as on our own database', async () => {
  const privileges = await privilegesIn(project)
  expect(privileges.length).toBeGreaterThan(100)
  expect(privileges).toEqual(await privilegesIn(ownDatabase))
})

test('a new account on a Supabase project gets its profile', async () => {
  await project.sql`insert into auth.users (email) values ('first@example.org')`
  expect(await project.sql`select email from public.profiles`).toEqual([{ email: 'first@example.org' }])
})
