import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Sql, TransactionSql } from 'postgres'
import { applySeries, type Applied, type History } from './series.ts'
import { readSqlFiles, type SqlFile } from './sql-files.ts'

const backend = path.dirname(import.meta.dirname)
/** Numbers: 0001 to 0099 here, 0100 to 0199 auth, 0200 to 0299 storage, 0300 to 0399 realtime. */
const folders = ['database', 'auth', 'storage', 'realtime']
  .map((room) => path.join(backend, room, 'platform'))
  .filter((folder) => existsSync(folder))

const history: History = {
  lock: 7_215_530_003,
  async prepare(sql: TransactionSql) {
    await sql`create schema if not exists platform`
    await sql`create table if not exists platform.history (
      version text primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`
  },
  async read(sql: TransactionSql) {
    return sql<Applied[]>`select version, checksum from platform.history`
  },
  async write(sql: TransactionSql, { version, name, checksum }: SqlFile) {
    await sql`insert into platform.history (version, name, checksum) values (${version}, ${name}, ${checksum})`
  },
}

/** Creates what a Supabase project brings by itself: roles, schemas, extensions, the tables of auth and storage. */
export async function preparePlatform(sql: Sql): Promise<string[]> {
  if (await isSupabase(sql)) return []
  const applied = await applySeries(sql, await readSqlFiles(folders, 4), history)
  return applied.map(({ version, name }) => `${version}_${name}`)
}

/** A real Supabase project has all of this already, and it is not ours to touch. */
export async function isSupabase(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ found: boolean }[]>`
    select to_regclass('platform.history') is null
      and to_regclass('auth.users') is not null
      and exists (select from pg_roles where rolname = 'supabase_admin') as found`
  return row!.found
}
