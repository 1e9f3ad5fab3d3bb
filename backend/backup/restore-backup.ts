import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Sql, TransactionSql } from 'postgres'
import type { FileStore } from '../storage/files/file-store.ts'
import { columnList, listTables, resetSequences, tableName } from './backup-tables.ts'
import type { Manifest } from './manifest.ts'
import { explainArchiveError, openBackup } from './open-backup.ts'
import type { TarEntry } from './tar-archive.ts'

interface Options {
  file: string
  sql: Sql
  files: Pick<FileStore, 'put'>
  /** Migrates the empty database to exactly the migrations of the archive; throws when one is unknown. */
  applyMigrationsOfBackup(manifest: Manifest): Promise<void>
}

/** The backup contains tables that no migration creates, so their rows have no place. */
export class UnknownTables extends Error {
  constructor(tables: readonly string[]) {
    super(
      `no migration of this site creates ${tables.join(', ')}: add one, or move these tables to another schema before the backup`,
    )
  }
}

const MAX_FILE_BYTES = 1024 ** 3

/** Restores a backup: replaces all rows in one transaction, then writes the files. */
export async function restoreBackup(options: Options) {
  try {
    return await restore(options)
  } catch (error) {
    throw explainArchiveError(error)
  }
}

async function restore({ file, sql, files, applyMigrationsOfBackup }: Options) {
  const { manifest, nextEntry } = await openBackup(file)
  await applyMigrationsOfBackup(manifest)
  await requireTables(sql, manifest)
  let entry = await nextEntry()
  await sql.begin(async (db) => {
    await emptyTables(db)
    for (; entry?.name.startsWith('database/'); entry = await nextEntry())
      await restoreTable(db, manifest, entry)
    await resetSequences(db)
  })
  const contentTypes = await readContentTypes(sql)
  let restoredFiles = 0
  for (; entry; entry = await nextEntry()) {
    const key = entry.name.replace(/^files\//, '')
    await files.put(key, Readable.toWeb(Readable.from(entry.content)) as ReadableStream<Uint8Array>, {
      maxBytes: MAX_FILE_BYTES,
      type: contentTypes.get(key.split('/').at(-1)!) ?? 'application/octet-stream',
    })
    restoredFiles += 1
  }
  return { madeAt: manifest.madeAt, tables: manifest.tables.length, files: restoredFiles }
}

async function requireTables(sql: Sql, { tables }: Manifest): Promise<void> {
  const existing = new Set((await listTables(sql)).map(tableName))
  const unknown = tables.map(tableName).filter((name) => !existing.has(name))
  if (unknown.length > 0) throw new UnknownTables(unknown)
}

async function emptyTables(db: TransactionSql): Promise<void> {
  // Disables triggers and foreign keys, so that rows are restored unchanged and in any order.
  await db`set local session_replication_role = replica`
  const tables = await listTables(db)
  await db.unsafe(`truncate ${tables.map(tableName).join(', ')}`)
}

async function restoreTable(db: TransactionSql, manifest: Manifest, entry: TarEntry): Promise<void> {
  const table = manifest.tables.find(({ schema, name }) => entry.name === `database/${schema}.${name}.copy`)
  if (!table) throw new Error(`the manifest of the backup has no table for ${entry.name}`)
  const rows = await db
    .unsafe(`copy ${tableName(table)} (${columnList(table.columns)}) from stdin`)
    .writable()
  await pipeline(Readable.from(entry.content), rows)
}

/** The MIME type of each stored file, by its version, which is the file's name on disk. */
async function readContentTypes(sql: Sql): Promise<Map<string, string>> {
  const rows = await sql<{ version: string; type: string | null }[]>`
    select version, metadata ->> 'mimetype' as type from storage.objects where version is not null`
  return new Map(rows.flatMap(({ version, type }) => (type ? [[version, type]] : [])))
}
