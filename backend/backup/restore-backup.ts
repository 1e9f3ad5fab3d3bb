import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Sql, TransactionSql } from 'postgres'
import type { FileStore } from '../storage/files/file-store.ts'
import { columnList, listTables, resetSequences, tableName } from './backup-tables.ts'
import type { Manifest } from './manifest.ts'
import { decodeTar, type TarEntry } from './tar-archive.ts'

interface Options {
  file: string
  sql: Sql
  files: Pick<FileStore, 'put'>
  /** Migrates the empty database to exactly the migrations of the archive; throws when one is unknown. */
  applyMigrationsOfBackup(manifest: Manifest): Promise<void>
}

const MAX_FILE_BYTES = 1024 ** 3

const MESSAGE_BY_GZIP_ERROR: Record<string, string> = {
  Z_BUF_ERROR: 'this backup is truncated: copy it again from its source',
  Z_DATA_ERROR: 'this file is not a backup, or it was damaged',
}

/** Restores a backup: replaces all rows in one transaction, then writes the files. */
export async function restoreBackup(options: Options) {
  try {
    return await restore(options)
  } catch (error) {
    const message = MESSAGE_BY_GZIP_ERROR[(error as { code?: string }).code ?? '']
    throw message ? new Error(message, { cause: error }) : error
  }
}

async function restore({ file, sql, files, applyMigrationsOfBackup }: Options) {
  const source = createReadStream(file)
  const unzipped = source.pipe(createGunzip())
  source.on('error', (error) => unzipped.destroy(error))
  const entries = decodeTar(unzipped as AsyncIterable<Buffer>)
  const nextEntry = async () => (await entries.next()).value as TarEntry | undefined

  const manifest = await readManifest(await nextEntry())
  await applyMigrationsOfBackup(manifest)
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

async function readManifest(entry: TarEntry | undefined): Promise<Manifest> {
  if (entry?.name !== 'manifest.json') throw new Error('this file is not a backup')
  const json = Buffer.concat(await Readable.from(entry.content).toArray()).toString('utf8')
  const manifest = JSON.parse(json) as Manifest
  if (manifest.format !== 1) throw new Error('this backup was made by a newer version: update first')
  return manifest
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
