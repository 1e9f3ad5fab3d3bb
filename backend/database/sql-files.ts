import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseProblem } from './problem.ts'

/** One file of a numbered series of changes. */
export interface SqlFile {
  version: string
  name: string
  file: string
  text: string
  checksum: string
}

/** The `<digits>_<name>.sql` files of these folders as one series. */
export async function readSqlFiles(folders: string[], digits: number): Promise<SqlFile[]> {
  const lists = await Promise.all(folders.map((folder) => readFolder(folder, digits)))
  const files = lists.flat().sort((a, b) => (a.version < b.version ? -1 : 1))
  const twice = files.find((one, index) => one.version === files[index + 1]?.version)
  if (twice) {
    throw new DatabaseProblem(
      'bad_file_name',
      `Two files have the number ${twice.version}; one is ${twice.file}`,
    )
  }
  return files
}

async function readFolder(folder: string, digits: number): Promise<SqlFile[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    throw new DatabaseProblem('no_such_folder', `The folder ${folder} cannot be read`, error)
  })
  const files = names.filter((name) => name.endsWith('.sql'))
  return Promise.all(files.map((name) => readSqlFile(path.join(folder, name), digits)))
}

async function readSqlFile(file: string, digits: number): Promise<SqlFile> {
  const [, version, name] = /^(\d+)_([a-z0-9_]+)\.sql$/.exec(path.basename(file)) ?? []
  if (version?.length !== digits || !name) {
    throw new DatabaseProblem('bad_file_name', `${file} must be named <${digits} digits>_<name>.sql`)
  }
  // A checkout on Windows may end its lines differently; that is no edit.
  const text = (await readFile(file, 'utf8')).replaceAll('\r\n', '\n')
  return { version, name, file, text, checksum: createHash('sha256').update(text).digest('hex') }
}
