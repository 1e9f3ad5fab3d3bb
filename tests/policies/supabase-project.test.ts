// A Supabase project gives its owner no superuser rights and grants everything in `public` to everybody by default. The
// migrations must apply there and end with the same rights as at home.
import type { Sql } from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSql } from '#backend/database/connection.ts'
import { migrate } from '#backend/database/migrations.ts'
import { createProjectOwner } from '#tests/support/project-owner.ts'
import { platformDatabase, productDatabase, type TestDatabase } from '#tests/support/database.ts'

let home: TestDatabase
let project: TestDatabase
const owner = `project_owner_${process.pid}`

beforeAll(async () => {
  home = await productDatabase()
  project = await platformDatabase()
  await createProjectOwner(project, owner)
  const sql = openSql({ ...project.connection, user: owner }, { max: 1 })
  await migrate(sql, 'supabase/migrations').finally(() => sql.end())
})
afterAll(async () => {
  await project?.sql.unsafe(`drop owned by ${owner} cascade; drop role ${owner}`)
  await project?.close()
  await home?.close()
})

/** Who has which right on which table, column and function of the product. */
async function rightsIn({ sql }: { sql: Sql }): Promise<string[]> {
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
      case right_.grantee when 0 then 'everybody' else right_.grantee::regrole::text end as granted
    from things cross join lateral aclexplode(acl) as right_ where right_.grantee <> owner order by 1`
  return rows.map(({ granted }) => granted)
}

test('on a Supabase project everybody has the same rights as at home', async () => {
  const there = await rightsIn(project)
  expect(there.length).toBeGreaterThan(100)
  expect(there).toEqual(await rightsIn(home))
})

test('an account made there gets its profile', async () => {
  await project.sql`insert into auth.users (email) values ('first@example.org')`
  expect(await project.sql`select email from public.profiles`).toEqual([{ email: 'first@example.org' }])
})
