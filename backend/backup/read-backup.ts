import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Sql, TransactionSql } from 'postgres'
import type { FileStore } from '../storage/files/file-store.ts'
import { columnList, continueCounting, listTables, tableName } from './tables.ts'
import { readTar, type TarEntry, type TarReader } from './tar.ts'
import type { Manifest } from './write-backup.ts'

interface Options {
  file: string
  sql: Sql
  files: FileStore
  /** Brings the empty database to exactly the migrations of the archive; refuses what it does not know. */
  prepare(manifest: Manifest): Promise<void>
}

const LARGEST_FILE = 1024 ** 3

/** What the unpacker says of a file that is not whole, or not packed at all. */
const UNPACKING: Record<string, string> = {
  Z_BUF_ERROR: 'this backup is cut off: copy it once more from where it was made',
  Z_DATA_ERROR: 'this is no backup of ours, or it was damaged on its way',
}

/** Brings a backup back: all rows in one transaction in place of what is there, then the files. */
export async function readBackup(options: Options) {
  try {
    return await read(options)
  } catch (error) {
    const known = UNPACKING[(error as { code?: string }).code ?? '']
    throw known ? new Error(known, { cause: error }) : error
  }
}

async function read({ file, sql, files, prepare }: Options) {
  const source = createReadStream(file)
  const unpacked = source.pipe(createGunzip())
  source.on('error', (error) => unpacked.destroy(error))
  const archive = readTar(unpacked as AsyncIterable<Buffer>)
  if ((await archive.next())?.name !== 'manifest.json') throw new Error('this is no backup of ours')
  const described = Buffer.concat(await Readable.from(archive.body()).toArray())
  const manifest = JSON.parse(described.toString('utf8')) as Manifest
  if (manifest.format !== 1) throw new Error('this backup was made by a newer version: update first')
  await prepare(manifest)
  let entry = await archive.next()
  await sql.begin(async (db) => {
    entry = await fillTables(db, archive, manifest, entry)
  })
  const types = await contentTypes(sql)
  let restored = 0
  for (; entry; entry = await archive.next()) {
    const key = entry.name.replace(/^files\//, '')
    await files.put(key, Readable.toWeb(Readable.from(archive.body())) as ReadableStream<Uint8Array>, {
      maxBytes: LARGEST_FILE,
      type: types.get(key.split('/').at(-1)!) ?? 'application/octet-stream',
    })
    restored += 1
  }
  return { madeAt: manifest.madeAt, tables: manifest.tables.length, files: restored }
}

async function fillTables(db: TransactionSql, archive: TarReader, manifest: Manifest, first?: TarEntry) {
  // Rows come as they were: no trigger changes them, no order among tables matters.
  await db`set local session_replication_role = replica`
  const here = await listTables(db)
  await db.unsafe(`truncate ${here.map(tableName).join(', ')}`)
  let entry = first
  for (; entry?.name.startsWith('database/'); entry = await archive.next()) {
    const table = manifest.tables.find(
      ({ schema, name }) => entry!.name === `database/${schema}.${name}.copy`,
    )
    if (!table) throw new Error(`the backup names no table for ${entry.name}`)
    const target = await db
      .unsafe(`copy ${tableName(table)} (${columnList(table.columns)}) from stdin`)
      .writable()
    await pipeline(archive.body(), target)
  }
  await continueCounting(db)
  return entry
}

/** What a file is, by the version that names it on disk. */
async function contentTypes(sql: Sql): Promise<Map<string, string>> {
  const rows = await sql<{ version: string; type: string | null }[]>`
    select version, metadata ->> 'mimetype' as type from storage.objects where version is not null`
  return new Map(rows.flatMap(({ version, type }) => (type ? [[version, type]] : [])))
}
