import type { Sql, TransactionSql } from 'postgres'
import { applySqlFiles, type AppliedFile, type SqlFileHistory } from './apply-sql-files.ts'
import { readSqlFiles, type SqlFile } from './sql-files.ts'

/** The history table of the Supabase CLI, so that the CLI and this server agree on what is applied, plus our checksums. */
const history: SqlFileHistory = {
  lockId: 7_215_530_002,
  async prepare(sql: TransactionSql) {
    await sql`create schema if not exists supabase_migrations`
    await sql`create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text)`
    await sql`create table if not exists supabase_migrations.checksums (
      version text primary key, checksum text not null)`
  },
  async read(sql: TransactionSql) {
    return sql<AppliedFile[]>`
      select version, checksum from supabase_migrations.schema_migrations
      left join supabase_migrations.checksums using (version)`
  },
  async write(sql: TransactionSql, { version, name, text, checksum }: SqlFile) {
    await sql`insert into supabase_migrations.schema_migrations (version, name, statements)
      values (${version}, ${name}, ${[text]})`
    await sql`insert into supabase_migrations.checksums values (${version}, ${checksum})`
    // On commit, every process that caches the database schema reads it again.
    await sql`notify pgrst, 'reload schema'`
  },
}

/** Applies the `<14 digits>_<name>.sql` files of the folder that are not applied yet; returns their names. */
export async function migrate(sql: Sql, folder: string): Promise<string[]> {
  const applied = await applySqlFiles(sql, await readSqlFiles([folder], 14), history)
  return applied.map(({ version, name }) => `${version}_${name}`)
}
