import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, opendir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { tooLarge } from '../http/storage-error.ts'
import { checkFileKey, type FileStore, FileStoreUnavailable, isFileKey } from './file-store.ts'

/** Stores files in a local folder. Writes a temporary file and renames it, so that a crash never leaves half a file. */
export function createDiskStore(root: string): FileStore {
  const temporaryFolder = path.join(root, '.waiting')
  const pathOf = (key: string) => {
    const [bucket, version] = checkFileKey(key).split('/') as [string, string]
    // Subfolders of two letters, because a folder with a million entries is slow on every file system.
    return path.join(root, bucket, version.slice(0, 2), version)
  }

  /** Writes a temporary file and renames it when it is complete; a failure leaves nothing behind. */
  const writeAtomically = async <T>(
    key: string,
    write: (temporaryFile: string) => Promise<T>,
  ): Promise<T> => {
    const target = pathOf(key)
    const temporaryFile = path.join(temporaryFolder, randomUUID())
    try {
      await createFolder(temporaryFolder)
      const result = await write(temporaryFile)
      await createFolder(path.dirname(target))
      await rename(temporaryFile, target)
      await syncFolder(path.dirname(target))
      return result
    } catch (error) {
      await rm(temporaryFile, { force: true }).catch(() => {})
      throw toUnavailable(error)
    }
  }

  return {
    put: (key, body, { maxBytes }) => writeAtomically(key, (file) => write(file, body, maxBytes)),

    async get(key, range) {
      // An open handle stays readable when another request removes or replaces the file.
      const handle = await open(pathOf(key)).catch(ignoreMissing)
      return handle && (Readable.toWeb(handle.createReadStream(range)) as ReadableStream<Uint8Array>)
    },

    async copy(from, to) {
      const source = pathOf(from)
      if (!(await stat(source).catch(ignoreMissing))) return false
      await writeAtomically(to, async (file) => {
        await copyFile(source, file)
        await sync(file, 'r+')
      })
      return true
    },

    async remove(keys) {
      for (const key of keys)
        await rm(pathOf(key), { force: true }).catch((error: unknown) => Promise.reject(toUnavailable(error)))
    },

    async *list() {
      const folder = await opendir(root, { recursive: true }).catch(ignoreMissing)
      if (!folder) return
      for await (const entry of folder) {
        if (!entry.isFile()) continue
        const file = path.join(entry.parentPath, entry.name)
        const [bucket = ''] = path.relative(root, file).split(path.sep)
        const key = `${bucket}/${entry.name}`
        const found = isFileKey(key) && (await stat(file).catch(ignoreMissing))
        if (found) yield { key, modified: found.mtime, size: found.size }
      }
    },

    async touch(key) {
      const now = new Date()
      await utimes(pathOf(key), now, now).catch(ignoreMissing)
    },

    async removeUnfinished(before) {
      let count = 0
      for (const name of (await readdir(temporaryFolder).catch(ignoreMissing)) ?? []) {
        const file = path.join(temporaryFolder, name)
        const found = await stat(file).catch(ignoreMissing)
        if (!found || found.mtime >= before) continue
        await rm(file, { force: true })
        count++
      }
      return count
    },

    async check() {
      const key = `_check/${randomUUID()}`
      await writeAtomically(key, (file) => write(file, new Blob(['ok']).stream(), 2))
      await rm(pathOf(key), { force: true })
    },
  }
}

// Only the account of the server may read the files; hidden pages and drafts are among them.
const createFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 })

async function write(file: string, body: ReadableStream<Uint8Array>, maxBytes: number) {
  const handle = await open(file, 'wx', 0o600)
  try {
    const hash = createHash('md5')
    let size = 0
    for await (const chunk of body) {
      size += chunk.byteLength
      if (size > maxBytes) throw tooLarge()
      hash.update(chunk)
      await handle.writeFile(chunk)
    }
    await handle.sync()
    return { size, etag: hash.digest('hex') }
  } finally {
    await handle.close()
  }
}

async function sync(file: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(file, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

// Windows cannot open a folder and does not need this.
const syncFolder = async (folder: string) => {
  if (process.platform !== 'win32') await sync(folder, 'r')
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException | undefined)?.code ?? ''

/** Treats a missing file, or a file in place of a folder, as undefined; rethrows other errors. */
function ignoreMissing(error: unknown): undefined {
  if (!['ENOENT', 'ENOTDIR'].includes(codeOf(error))) throw toUnavailable(error)
}

const DISK_FAULTS = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EACCES',
  'EPERM',
  'EFBIG',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ENOTDIR',
])

const toUnavailable = (error: unknown): unknown =>
  DISK_FAULTS.has(codeOf(error))
    ? new FileStoreUnavailable(`the disk failed: ${codeOf(error)}`, error)
    : error
