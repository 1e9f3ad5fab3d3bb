import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { fileKey, type ObjectMetadata } from './stored-object.ts'
import type { FileStore } from './files/file-store.ts'

interface FileToStore {
  name: string
  bytes: Uint8Array<ArrayBuffer>
  type: string
}

const MAX_PARALLEL = 16

/** Stores the server's own files without HTTP: bytes first, then all rows in one statement. Skips existing names. */
export async function storeFiles(
  sql: Sql,
  files: FileStore,
  bucket: string,
  items: readonly FileToStore[],
): Promise<void> {
  const existing = new Set(
    (
      await sql<
        { name: string }[]
      >`select name from storage.objects where bucket_id = ${bucket} and name in ${sql(items.map(({ name }) => name))}`
    ).map(({ name }) => name),
  )
  const missing = items.filter(({ name }) => !existing.has(name))
  const rows: { name: string; version: string; metadata: ObjectMetadata }[] = []
  for (let start = 0; start < missing.length; start += MAX_PARALLEL)
    rows.push(
      ...(await Promise.all(
        missing.slice(start, start + MAX_PARALLEL).map((item) => put(files, bucket, item)),
      )),
    )
  if (rows.length === 0) return
  await sql`
    insert into storage.objects (bucket_id, name, version, metadata)
    select ${bucket}, name, version, metadata from jsonb_to_recordset(${sql.json(rows as never)}) as r (name text, version text, metadata jsonb)
    on conflict (bucket_id, name) do nothing`
}

async function put(files: FileStore, bucket: string, { name, bytes, type }: FileToStore) {
  const version = randomUUID()
  const { size, etag } = await files.put(
    fileKey({ bucket_id: bucket, version }),
    new Blob([bytes]).stream(),
    { maxBytes: bytes.byteLength, type },
  )
  return {
    name,
    version,
    metadata: {
      eTag: `"${etag}"`,
      size,
      mimetype: type,
      cacheControl: 'max-age=31536000',
      lastModified: new Date().toISOString(),
      contentLength: size,
      httpStatusCode: 200,
    },
  }
}
