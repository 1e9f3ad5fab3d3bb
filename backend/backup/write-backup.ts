import { createReadStream, createWriteStream } from 'node:fs'
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Sql, TransactionSql } from 'postgres'
import type { FileStore } from '../storage/files/file-store.ts'
import { columnList, listTables, tableName } from './backup-tables.ts'
import { copyRowsOut } from './copy-rows-out.ts'
import { countRows } from './count-rows.ts'
import type { Manifest } from './manifest.ts'
import { encodeTar, type TarFile } from './tar-archive.ts'

interface Options {
  sql: Sql
  /** Missing for a backup of the rows alone. */
  files?: Pick<FileStore, 'list' | 'get'>
  /** The path of the archive. It appears only when it is complete. */
  file: string
  now?: Date
}

/**
 * Writes the database and all files into one archive while the site runs. All rows come from one snapshot; the files are read
 * after the rows, so that every file that a row names is included. Rows are stored as text, which newer versions of
 * PostgreSQL can read too.
 */
export async function writeBackup({ sql, files, file, now = new Date() }: Options) {
  const partialFile = `${file}.partial`
  const counts = { tables: 0, files: 0 }
  async function* createEntries(db: TransactionSql, rowsFile: FileHandle): AsyncGenerator<TarFile> {
    const manifest = await createManifest(db, now, files === undefined)
    const json = Buffer.from(JSON.stringify(manifest, null, 2))
    yield { name: 'manifest.json', size: json.length, modified: now, content: Readable.from([json]) }
    for (const table of manifest.tables) {
      const statement = `copy ${tableName(table)} (${columnList(table.columns)}) to stdout`
      // A tar header contains the size of the content, so the rows are written to a temporary file first.
      await rowsFile.truncate()
      const wholeFile = { fd: rowsFile.fd, start: 0, autoClose: false }
      await copyRowsOut(db, statement, createWriteStream('', wholeFile))
      const { size } = await rowsFile.stat()
      const name = `database/${table.schema}.${table.name}.copy`
      yield { name, size, modified: now, content: createReadStream('', wholeFile) }
      counts.tables += 1
    }
    if (!files) return
    for await (const { key, size, modified } of files.list()) {
      const bytes = await files.get(key)
      if (!bytes) continue
      yield { name: `files/${key}`, size, modified, content: Readable.fromWeb(bytes as never) }
      counts.files += 1
    }
  }
  const rowsFile = await openUnnamedFile(`${file}.table`)
  try {
    await sql.begin('isolation level repeatable read read only', (db) =>
      pipeline(
        encodeTar(createEntries(db, rowsFile)),
        createGzip(),
        createWriteStream(partialFile, { mode: 0o600 }),
      ),
    )
    await rename(partialFile, file)
  } finally {
    await rowsFile.close()
    await rm(partialFile, { force: true })
  }
  return { ...counts, bytes: (await stat(file)).size }
}

/** Opens a file and deletes its name, so that no rows stay on disk in plain text even when the process is killed. */
async function openUnnamedFile(name: string): Promise<FileHandle> {
  const handle = await open(name, 'w+', 0o600)
  await rm(name)
  return handle
}

async function createManifest(db: TransactionSql, now: Date, isWithoutFiles: boolean): Promise<Manifest> {
  const [server] = await db<{ version: string }[]>`select current_setting('server_version') as version`
  const applied = await db<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations order by version`
  const tables = await listTables(db)
  return {
    format: 1,
    madeAt: now.toISOString(),
    postgresql: server!.version,
    migrations: applied.map(({ version }) => version),
    tables: [...tables],
    rows: Object.fromEntries(await countRows(db, tables)),
    ...(isWithoutFiles && { isWithoutFiles }),
  }
}
