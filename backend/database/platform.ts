import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Sql, TransactionSql } from 'postgres'
import { applySqlFiles, type AppliedFile, type SqlFileHistory } from './apply-sql-files.ts'
import { readSqlFiles, type SqlFile } from './sql-files.ts'

const backend = path.dirname(import.meta.dirname)
/** Numbers are given in the order in which files are added, whatever their module: a database applies only files after its newest. */
const folders = ['database', 'auth', 'storage', 'realtime']
  .map((module) => path.join(backend, module, 'platform'))
  .filter((folder) => existsSync(folder))

const history: SqlFileHistory = {
  lockId: 7_215_530_003,
  async prepare(sql: TransactionSql) {
    await sql`create schema if not exists platform`
    await sql`create table if not exists platform.history (
      version text primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`
  },
  async read(sql: TransactionSql) {
    return sql<AppliedFile[]>`select version, checksum from platform.history`
  },
  async write(sql: TransactionSql, { version, name, checksum }: SqlFile) {
    await sql`insert into platform.history (version, name, checksum) values (${version}, ${name}, ${checksum})`
  },
}

interface PlatformOptions {
  /**
   * Grants every new table, function and sequence in `public` to all API roles, and functions and types of extensions to everybody, as a
   * Supabase project does. The product's migrations grant what they mean to grant, so it does not use this.
   */
  defaultGrants?: boolean
}

/** Creates what every Supabase project contains: roles, schemas, extensions, the tables of auth, storage and realtime. */
export async function preparePlatform(
  sql: Sql,
  { defaultGrants = false }: PlatformOptions = {},
): Promise<string[]> {
  if (await isSupabaseProject(sql)) return []
  const applied = await applySqlFiles(sql, await readSqlFiles(folders, 4), history)
  if (defaultGrants) {
    await sql`alter default privileges grant execute on functions to public`
    await sql`alter default privileges grant usage on types to public`
    for (const kind of ['tables', 'functions', 'sequences'])
      await sql.unsafe(
        `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role`,
      )
  }
  return applied.map(({ version, name }) => `${version}_${name}`)
}

/** Whether this is a hosted Supabase project, which already contains all of this and must not be changed. */
export async function isSupabaseProject(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ found: boolean }[]>`
    select to_regclass('platform.history') is null
      and to_regclass('auth.users') is not null
      and exists (select from pg_roles where rolname = 'supabase_admin') as found`
  return row!.found
}
