import type { Sql } from 'postgres'
import type { Config } from '../config.ts'

/** Stores in the database from which other origins a page may have its picture or print: the storage that the operator configured. */
export async function saveStorageOrigins(
  sql: Sql,
  { s3, supabase }: Pick<Config, 's3' | 'supabase'>,
): Promise<void> {
  const origins = [s3?.endpoint, supabase?.url]
    .flatMap((address) => (address ? [new URL(address).origin] : []))
    .filter((origin) => origin.startsWith('https:'))
  await sql`delete from private.storage_origins where origin <> all (${origins})`
  await sql`insert into private.storage_origins select unnest(${origins}::text[]) on conflict do nothing`
}
