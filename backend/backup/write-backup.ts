import { createReadStream, createWriteStream } from 'node:fs'
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Sql, TransactionSql } from 'postgres'
import type { FileStore } from '../storage/files/file-store.ts'
import { copyOut } from './copy-out.ts'
import { columnList, listTables, type Table, tableName } from './tables.ts'
import { tarEnd, tarHeader, tarPadding } from './tar.ts'

export interface Manifest {
  format: 1
  madeAt: string
  postgresql: string
  /** Numbers of the migrations that had been applied. */
  migrations: string[]
  tables: Table[]
}

interface Options {
  sql: Sql
  files: FileStore
  /** Where the archive goes. It is there whole or not at all. */
  file: string
  now?: Date
}

/**
 * Database and files as one archive, while the site runs. The rows are those of one moment; files come after them, so that every file
 * a row names is there. Text, not pages of a disk: a newer PostgreSQL reads it as well.
 */
export async function writeBackup({ sql, files, file, now = new Date() }: Options) {
  const partial = `${file}.partial`
  const counted = { tables: 0, files: 0 }
  async function* entries(db: TransactionSql, spool: FileHandle): AsyncGenerator<Uint8Array> {
    const manifest = await describe(db, now)
    const head = Buffer.from(JSON.stringify(manifest, null, 2))
    yield* entry('manifest.json', head.length, Readable.from([head]), now)
    for (const table of manifest.tables) {
      const statement = `copy ${tableName(table)} (${columnList(table.columns)}) to stdout`
      // How long it is has to be known before its first byte.
      await spool.truncate()
      const all = { fd: spool.fd, start: 0, autoClose: false }
      await copyOut(db, statement, createWriteStream('', all))
      const { size } = await spool.stat()
      const rows = createReadStream('', all)
      yield* entry(`database/${table.schema}.${table.name}.copy`, size, rows, now)
      counted.tables += 1
    }
    for await (const { key, size, modified } of files.list()) {
      const bytes = await files.get(key)
      if (!bytes) continue
      yield* entry(`files/${key}`, size, Readable.fromWeb(bytes as never), modified)
      counted.files += 1
    }
    yield tarEnd
  }
  const spool = await openNameless(`${file}.table`)
  try {
    await sql.begin('isolation level repeatable read read only', (db) =>
      pipeline(entries(db, spool), createGzip(), createWriteStream(partial, { mode: 0o600 })),
    )
    await rename(partial, file)
  } finally {
    await spool.close()
    await rm(partial, { force: true })
  }
  return { ...counted, bytes: (await stat(file)).size }
}

/** A file without a name: nobody's rows stay behind in plain text, not even when the process is killed. */
async function openNameless(name: string): Promise<FileHandle> {
  const handle = await open(name, 'w+', 0o600)
  await rm(name)
  return handle
}

async function describe(db: TransactionSql, now: Date): Promise<Manifest> {
  const [server] = await db<{ version: string }[]>`select current_setting('server_version') as version`
  const applied = await db<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations order by version`
  return {
    format: 1,
    madeAt: now.toISOString(),
    postgresql: server!.version,
    migrations: applied.map(({ version }) => version),
    tables: [...(await listTables(db))],
  }
}

async function* entry(
  name: string,
  size: number,
  body: AsyncIterable<Uint8Array>,
  modified: Date,
): AsyncGenerator<Uint8Array> {
  yield tarHeader({ name, size }, modified)
  let sent = 0
  for await (const chunk of body) {
    sent += chunk.length
    yield chunk
  }
  if (sent !== size) throw new Error(`${name} changed while it was read`)
  yield tarPadding(size)
}
