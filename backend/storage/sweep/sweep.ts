import type { ReservedSql, Sql } from 'postgres'
import type { StorageLog } from '../context.ts'
import type { FileStore } from '../files/file-store.ts'
import { RENDITIONS } from '../render/renditions.ts'
import { listInto } from './seen.ts'

export interface SweepOptions {
  sql: Sql
  files: FileStore
  log: StorageLog
  now: Date
  /** How much room made pictures may take. */
  renditionBytes: number
  signal?: AbortSignal
}

export interface Swept {
  drafts: number
  orphans: number
  renditions: number
  /** Rows whose bytes are gone. */
  missing: number
}

/** Only one process sweeps at a time. */
const LOCK = 7_215_530_020
/** What is younger may belong to an upload that is still on its way. */
const OLD_MS = 60 * 60_000
const BATCH = 500

/** Brings bytes and rows together again after crashes. Undefined when another process is at it. */
export async function sweepFiles(options: SweepOptions): Promise<Swept | undefined> {
  const connection = await options.sql.reserve()
  try {
    const [lock] = await connection<{ mine: boolean }[]>`select pg_try_advisory_lock(${LOCK}) as mine`
    if (!lock!.mine) return undefined
    try {
      return await sweepWith(connection, options)
    } finally {
      await connection`drop table if exists sweep_seen`
      await connection`select pg_advisory_unlock(${LOCK})`
    }
  } finally {
    connection.release()
  }
}

async function sweepWith(sql: ReservedSql, options: SweepOptions): Promise<Swept> {
  const { files, log, now, renditionBytes, signal } = options
  const before = new Date(now.getTime() - OLD_MS)
  const drafts = await files.discardDrafts(before)
  const seen = await listInto(sql, files, signal)
  const remove = async (keys: readonly string[]) => {
    for (let at = 0; at < keys.length; at += BATCH) {
      signal?.throwIfAborted()
      await files.remove(keys.slice(at, at + BATCH))
    }
    return keys.length
  }

  const missing = await rowsWithoutBytes(sql, files, before)
  if (missing.length > 0)
    log.error({ count: missing.length, objects: missing.slice(0, 20) }, 'rows whose file is gone')

  const orphans = await bytesWithoutRow(sql, before)
  if (isSuspicious(orphans.length, seen)) {
    log.error(
      { orphans: orphans.length, files: seen },
      'most files belong to no row, so nothing was swept: is this the right database for these files?',
    )
    return { drafts, orphans: 0, renditions: 0, missing: missing.length }
  }
  return {
    drafts,
    orphans: await remove(orphans),
    renditions: await remove(await tooManyPictures(sql, renditionBytes)),
    missing: missing.length,
  }
}

/** A crash leaves a few files behind. Half of everything means that somebody else's files are looked at. */
const isSuspicious = (orphans: number, seen: number) => orphans > 100 && orphans > seen / 2

async function bytesWithoutRow(sql: ReservedSql, before: Date): Promise<string[]> {
  const rows = await sql<{ key: string }[]>`
    select key from sweep_seen s
    where modified < ${before}
      and (bucket_id in (${RENDITIONS}, '_check') or exists (select from storage.buckets b where b.id = s.bucket_id))
      and not exists (
        select from storage.objects o
        where o.version = s.version and (o.bucket_id = s.bucket_id or s.bucket_id = ${RENDITIONS}))`
  return rows.map(({ key }) => key)
}

async function rowsWithoutBytes(sql: ReservedSql, files: FileStore, before: Date): Promise<string[]> {
  const rows = await sql<{ id: string; key: string }[]>`
    select id, bucket_id || '/' || version as key from storage.objects o
    where updated_at < ${before}
      and not exists (select from sweep_seen s where s.bucket_id = o.bucket_id and s.version = o.version)
    limit 1000`
  const missing: string[] = []
  for (const { id, key } of rows) {
    // It may have been replaced or removed while the files were listed.
    const [still] =
      await sql`select from storage.objects where id = ${id} and bucket_id || '/' || version = ${key}`
    const bytes = still && (await files.get(key))
    await bytes?.cancel()
    if (still && !bytes) missing.push(id)
  }
  return missing
}

/** The pictures that have not been used for longest, beyond what there is room for. */
async function tooManyPictures(sql: ReservedSql, room: number): Promise<string[]> {
  const rows = await sql<{ key: string }[]>`
    select key from (
      select key, sum(size) over (order by modified desc, key) as kept
      from sweep_seen where bucket_id = ${RENDITIONS}) pictures
    where kept > ${room}`
  return rows.map(({ key }) => key)
}
