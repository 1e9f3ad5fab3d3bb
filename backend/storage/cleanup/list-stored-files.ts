import type { ReservedSql } from 'postgres'
import type { FileStore, ListedFile } from '../files/file-store.ts'

const BATCH = 1000

/** Lists every file into the temporary table `listed_files`, so that the database compares millions of files with rows. */
export async function listIntoTable(sql: ReservedSql, files: FileStore, signal?: AbortSignal): Promise<void> {
  await sql`create temporary table if not exists listed_files
    (bucket_id text, version text, key text, modified timestamptz, size bigint)`
  await sql`truncate listed_files`
  let batch: ListedFile[] = []
  const flush = async () => {
    await sql`
      insert into listed_files (bucket_id, version, key, modified, size)
      select split_part(key, '/', 1), split_part(split_part(key, '/', 2), '_', 1), key, to_timestamp(seconds), size
      from unnest(
        ${batch.map(({ key }) => key)}::text[],
        ${batch.map(({ modified }) => modified.getTime() / 1000)}::float8[],
        ${batch.map(({ size }) => size)}::bigint[]) as file (key, seconds, size)`
    batch = []
  }
  for await (const file of files.list()) {
    signal?.throwIfAborted()
    batch.push(file)
    if (batch.length === BATCH) await flush()
  }
  if (batch.length > 0) await flush()
}
