import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Sql, TransactionSql } from 'postgres'
import { applySqlFiles, type AppliedFile, type SqlFileHistory } from './apply-sql-files.ts'
import { readSqlFiles, type SqlFile } from './sql-files.ts'

const backend = path.dirname(import.meta.dirname)
/** File numbers: 0001 to 0099 database, 0100 to 0199 auth, 0200 to 0299 storage, 0300 to 0399 realtime. */
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

/** Creates what every Supabase project contains: roles, schemas, extensions, the tables of auth and storage. */
export async function preparePlatform(sql: Sql): Promise<string[]> {
  if (await isSupabaseProject(sql)) return []
  const applied = await applySqlFiles(sql, await readSqlFiles(folders, 4), history)
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
