import type { Sql, TransactionSql } from 'postgres'
import { applySeries, type Applied, type History } from './series.ts'
import { readSqlFiles, type SqlFile } from './sql-files.ts'

/** Supabase's own history table, so that its command line tool and we see the same; the checksums stand beside it. */
const history: History = {
  lock: 7_215_530_002,
  async prepare(sql: TransactionSql) {
    await sql`create schema if not exists supabase_migrations`
    await sql`create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text)`
    await sql`create table if not exists supabase_migrations.checksums (
      version text primary key, checksum text not null)`
  },
  async read(sql: TransactionSql) {
    return sql<Applied[]>`
      select version, checksum from supabase_migrations.schema_migrations
      left join supabase_migrations.checksums using (version)`
  },
  async write(sql: TransactionSql, { version, name, text, checksum }: SqlFile) {
    await sql`insert into supabase_migrations.schema_migrations (version, name, statements)
      values (${version}, ${name}, ${[text]})`
    await sql`insert into supabase_migrations.checksums values (${version}, ${checksum})`
    // Whoever keeps a picture of the schema takes a new one when this transaction commits.
    await sql`notify pgrst, 'reload schema'`
  },
}

/** Applies the `<14 digits>_<name>.sql` files of the folder that this database has not had; returns their names. */
export async function migrate(sql: Sql, folder: string): Promise<string[]> {
  const applied = await applySeries(sql, await readSqlFiles([folder], 14), history)
  return applied.map(({ version, name }) => `${version}_${name}`)
}
