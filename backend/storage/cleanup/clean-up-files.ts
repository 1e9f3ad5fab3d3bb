import type { ReservedSql, Sql } from 'postgres'
import type { StorageLog } from '../storage-log.ts'
import type { FileStore } from '../files/file-store.ts'
import { PRINTS_FOLDER, RENDITIONS_FOLDER } from '../render/renditions.ts'
import { deleteExpiredUploads, partKey, PARTS_FOLDER } from '../resumable/upload-records.ts'
import { listIntoTable } from './list-stored-files.ts'

interface CleanupOptions {
  sql: Sql
  files: FileStore
  log: StorageLog
  now: Date
  /** The storage limit for rendered pictures. */
  maxRenditionBytes: number
  signal?: AbortSignal
}

export interface CleanupResult {
  unfinished: number
  orphans: number
  renditions: number
  /** Rows without a file. */
  missing: number
}

/** The advisory lock that lets only one process run the cleanup. */
const LOCK = 7_215_530_020
/** Younger files may belong to an upload that is still running. */
const MIN_AGE_MS = 60 * 60_000
const BATCH = 500

/** Removes files without rows and reports rows without files. Returns undefined while another process does it. */
export async function cleanUpFiles(options: CleanupOptions): Promise<CleanupResult | undefined> {
  const connection = await options.sql.reserve()
  try {
    const [lock] = await connection<{ mine: boolean }[]>`select pg_try_advisory_lock(${LOCK}) as mine`
    if (!lock!.mine) return undefined
    try {
      return await cleanUpWithLock(connection, options)
    } finally {
      await connection`drop table if exists listed_files`
      await connection`select pg_advisory_unlock(${LOCK})`
    }
  } finally {
    connection.release()
  }
}

async function cleanUpWithLock(sql: ReservedSql, options: CleanupOptions): Promise<CleanupResult> {
  const { files, log, now, maxRenditionBytes, signal } = options
  const cutoff = new Date(now.getTime() - MIN_AGE_MS)
  const unfinished = await files.removeUnfinished(cutoff)
  const expired = await deleteExpiredUploads(options.sql, now)
  await listIntoTable(sql, files, signal)
  const remove = async (keys: readonly string[]) => {
    for (let start = 0; start < keys.length; start += BATCH) {
      signal?.throwIfAborted()
      await files.remove(keys.slice(start, start + BATCH))
    }
    return keys.length
  }

  await remove(expired.map(partKey))
  const missing = await rowsWithoutFile(sql, files, cutoff)
  if (missing.length > 0)
    log.error({ count: missing.length, objects: missing.slice(0, 20) }, 'objects whose file is missing')

  const orphans = await filesWithoutRow(sql, cutoff)
  const uploads = await countUploads(sql)
  const orphanedUploads = orphans.filter(({ isUpload }) => isUpload).length
  if (isSuspicious(orphanedUploads, uploads)) {
    log.error(
      { orphans: orphanedUploads, files: uploads },
      'most files have no row in the database, so none were removed: check that this database belongs to these files',
    )
    return { unfinished, orphans: 0, renditions: 0, missing: missing.length }
  }
  return {
    unfinished,
    orphans: await remove(orphans.map(({ key }) => key)),
    renditions: await remove(await renditionsOverLimit(sql, maxRenditionBytes)),
    missing: missing.length,
  }
}

/**
 * A crash leaves only a few uploads without rows. Half of all uploads means that the database belongs to another site.
 * Files that can be rendered again do not count, because visitors decide how many there are.
 */
const isSuspicious = (orphans: number, uploads: number) => orphans > 100 && orphans > uploads / 2

async function countUploads(sql: ReservedSql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int from listed_files where bucket_id not in (${RENDITIONS_FOLDER}, ${PRINTS_FOLDER})`
  return row!.count
}

async function filesWithoutRow(
  sql: ReservedSql,
  cutoff: Date,
): Promise<{ key: string; isUpload: boolean }[]> {
  return sql<{ key: string; isUpload: boolean }[]>`
    select key, bucket_id <> ${RENDITIONS_FOLDER} as "isUpload" from listed_files s
    where modified < ${cutoff}
      and (bucket_id in (${RENDITIONS_FOLDER}, ${PARTS_FOLDER}, '_check') or exists (select from storage.buckets b where b.id = s.bucket_id))
      and not exists (
        select from storage.objects o
        where o.version = s.version and (o.bucket_id = s.bucket_id or s.bucket_id = ${RENDITIONS_FOLDER}))
      and not exists (select from storage.resumable_uploads u where s.bucket_id = ${PARTS_FOLDER} and s.version = any (u.parts))`
}

async function rowsWithoutFile(sql: ReservedSql, files: FileStore, cutoff: Date): Promise<string[]> {
  const rows = await sql<{ id: string; key: string }[]>`
    select id, bucket_id || '/' || version as key from storage.objects o
    where updated_at < ${cutoff}
      and not exists (select from listed_files s where s.bucket_id = o.bucket_id and s.version = o.version)
    limit 1000`
  const missing: string[] = []
  for (const { id, key } of rows) {
    // Another request may have replaced or removed the object while the files were listed.
    const [current] =
      await sql`select from storage.objects where id = ${id} and bucket_id || '/' || version = ${key}`
    const stream = current && (await files.get(key))
    await stream?.cancel()
    if (current && !stream) missing.push(id)
  }
  return missing
}

/** Renditions and prints beyond the storage limit, oldest `modified` first. The disk store updates `modified` on each use; S3 does not. */
async function renditionsOverLimit(sql: ReservedSql, maxBytes: number): Promise<string[]> {
  const rows = await sql<{ key: string }[]>`
    select key from (
      select key, sum(size) over (order by modified desc, key) as running_total
      from listed_files where bucket_id in (${RENDITIONS_FOLDER}, ${PRINTS_FOLDER})) pictures
    where running_total > ${maxBytes}`
  return rows.map(({ key }) => key)
}
