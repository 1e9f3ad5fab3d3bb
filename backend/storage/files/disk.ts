import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { tooLarge } from '../wire/storage-error.ts'
import type { FileStore } from './file-store.ts'

const SOUND_KEY = /^[a-z0-9][a-z0-9._-]*\/[A-Za-z0-9_-]+$/

/** Files in a folder of this machine: written beside, synced, then renamed, so that a crash leaves all of a file or none. */
export function createDiskStore(root: string): FileStore {
  const waiting = path.join(root, '.waiting')
  const place = (key: string) => {
    if (!SOUND_KEY.test(key)) throw new Error(`not a key of ours: ${JSON.stringify(key)}`)
    const [bucket, version] = key.split('/') as [string, string]
    // Two letters in between: a folder with a million entries is slow everywhere.
    return path.join(root, bucket, version.slice(0, 2), version)
  }

  const settle = async (from: string, key: string) => {
    const target = place(key)
    await mkdir(path.dirname(target), { recursive: true })
    await rename(from, target)
    await syncFolder(path.dirname(target))
  }

  const draft = async () => {
    await mkdir(waiting, { recursive: true })
    return path.join(waiting, randomUUID())
  }

  return {
    async put(key, body, { maxBytes }) {
      const file = await draft()
      const handle = await open(file, 'wx', 0o640)
      const hash = createHash('md5')
      let size = 0
      try {
        for await (const chunk of body) {
          size += chunk.byteLength
          if (size > maxBytes) throw tooLarge()
          hash.update(chunk)
          await handle.write(chunk)
        }
        await handle.sync()
        await handle.close()
        await settle(file, key)
      } catch (error) {
        await handle.close().catch(() => {})
        await rm(file, { force: true })
        throw error
      }
      return { size, etag: hash.digest('hex') }
    },

    async get(key, range) {
      const file = place(key)
      if (!(await stat(file).catch(() => undefined))) return undefined
      return Readable.toWeb(createReadStream(file, range)) as ReadableStream<Uint8Array>
    },

    async copy(from, to) {
      const file = await draft()
      await copyFile(place(from), file)
      await settle(file, to)
    },

    async remove(keys) {
      for (const key of keys) await rm(place(key), { force: true })
    },

    async *list() {
      const folder = await opendir(root, { recursive: true }).catch(() => undefined)
      if (!folder) return
      for await (const entry of folder) {
        if (!entry.isFile()) continue
        const file = path.join(entry.parentPath, entry.name)
        const [bucket = ''] = path.relative(root, file).split(path.sep)
        if (bucket.startsWith('.')) continue
        const found = await stat(file).catch(() => undefined)
        if (found) yield { key: `${bucket}/${entry.name}`, modified: found.mtime, size: found.size }
      }
    },

    async check() {
      const file = await draft()
      const handle = await open(file, 'wx')
      await handle.close()
      await rm(file)
    },
  }
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}
