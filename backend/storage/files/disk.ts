import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, opendir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { tooLarge } from '../wire/storage-error.ts'
import { checkedKey, type FileStore, FilesUnavailable, isOurs } from './file-store.ts'

/** Files in a folder of this machine: written beside, synced, then renamed, so that a crash leaves all of a file or none. */
export function createDiskStore(root: string): FileStore {
  const waiting = path.join(root, '.waiting')
  const place = (key: string) => {
    const [bucket, version] = checkedKey(key).split('/') as [string, string]
    // Two letters in between: a folder with a million entries is slow everywhere.
    return path.join(root, bucket, version.slice(0, 2), version)
  }

  /** Writes a file beside and moves it to its place when it is whole; of anything less, nothing stays. */
  const settle = async <T>(key: string, write: (draft: string) => Promise<T>): Promise<T> => {
    const target = place(key)
    const draft = path.join(waiting, randomUUID())
    try {
      await mkdir(waiting, { recursive: true })
      const result = await write(draft)
      await mkdir(path.dirname(target), { recursive: true })
      await rename(draft, target)
      await syncFolder(path.dirname(target))
      return result
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {})
      throw explained(error)
    }
  }

  return {
    put: (key, body, { maxBytes }) => settle(key, (draft) => write(draft, body, maxBytes)),

    async get(key, range) {
      // Opened at once: whoever removes or replaces it from here on does not cut this reader off.
      const handle = await open(place(key)).catch(unlessMissing)
      return handle && (Readable.toWeb(handle.createReadStream(range)) as ReadableStream<Uint8Array>)
    },

    async copy(from, to) {
      const source = place(from)
      if (!(await stat(source).catch(unlessMissing))) return false
      await settle(to, async (draft) => {
        await copyFile(source, draft)
        await sync(draft, 'r+')
      })
      return true
    },

    async remove(keys) {
      for (const key of keys)
        await rm(place(key), { force: true }).catch((error: unknown) => Promise.reject(explained(error)))
    },

    async *list() {
      const folder = await opendir(root, { recursive: true }).catch(unlessMissing)
      if (!folder) return
      for await (const entry of folder) {
        if (!entry.isFile()) continue
        const file = path.join(entry.parentPath, entry.name)
        const [bucket = ''] = path.relative(root, file).split(path.sep)
        const key = `${bucket}/${entry.name}`
        const found = isOurs(key) && (await stat(file).catch(unlessMissing))
        if (found) yield { key, modified: found.mtime, size: found.size }
      }
    },

    async touch(key) {
      const now = new Date()
      await utimes(place(key), now, now).catch(unlessMissing)
    },

    async discardDrafts(before) {
      let count = 0
      for (const name of (await readdir(waiting).catch(unlessMissing)) ?? []) {
        const draft = path.join(waiting, name)
        const found = await stat(draft).catch(unlessMissing)
        if (!found || found.mtime >= before) continue
        await rm(draft, { force: true })
        count++
      }
      return count
    },

    async check() {
      const key = `_check/${randomUUID()}`
      await settle(key, (draft) => write(draft, new Blob(['ok']).stream(), 2))
      await rm(place(key), { force: true })
    },
  }
}

async function write(file: string, body: ReadableStream<Uint8Array>, maxBytes: number) {
  const handle = await open(file, 'wx', 0o640)
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

// Windows cannot open a folder, and does not need to.
const syncFolder = async (folder: string) => {
  if (process.platform !== 'win32') await sync(folder, 'r')
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException | undefined)?.code ?? ''

/** Something else stands there, or nothing: not a file of ours. Anything worse is a fault and is said. */
function unlessMissing(error: unknown): undefined {
  if (!['ENOENT', 'ENOTDIR'].includes(codeOf(error))) throw explained(error)
}

const FAULTS = new Set([
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

const explained = (error: unknown): unknown =>
  FAULTS.has(codeOf(error)) ? new FilesUnavailable(`the disk refuses: ${codeOf(error)}`, error) : error
