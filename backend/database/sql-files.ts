import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseError } from './database-error.ts'

/** One numbered SQL file. */
export interface SqlFile {
  version: string
  name: string
  file: string
  text: string
  checksum: string
}

/** Reads the `<digits>_<name>.sql` files of all folders, sorted by number. */
export async function readSqlFiles(folders: string[], digits: number): Promise<SqlFile[]> {
  const lists = await Promise.all(folders.map((folder) => readFolder(folder, digits)))
  const files = lists.flat().sort((a, b) => (a.version < b.version ? -1 : 1))
  const duplicate = files.find((file, index) => file.version === files[index + 1]?.version)
  if (duplicate) {
    throw new DatabaseError(
      'bad_file_name',
      `Two files have the number ${duplicate.version}; one is ${duplicate.file}`,
    )
  }
  return files
}

async function readFolder(folder: string, digits: number): Promise<SqlFile[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    throw new DatabaseError('no_such_folder', `The folder ${folder} cannot be read`, error)
  })
  const files = names.filter((name) => name.endsWith('.sql'))
  return Promise.all(files.map((name) => readSqlFile(path.join(folder, name), digits)))
}

async function readSqlFile(file: string, digits: number): Promise<SqlFile> {
  const [, version, name] = /^(\d+)_([a-z0-9_]+)\.sql$/.exec(path.basename(file)) ?? []
  if (version?.length !== digits || !name) {
    throw new DatabaseError('bad_file_name', `${file} must be named <${digits} digits>_<name>.sql`)
  }
  // Git on Windows may change line endings, which must not change the checksum.
  const text = (await readFile(file, 'utf8')).replaceAll('\r\n', '\n')
  return { version, name, file, text, checksum: createHash('sha256').update(text).digest('hex') }
}
