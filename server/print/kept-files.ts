import { createHash } from 'node:crypto'
import type { FileStore } from '#backend/storage/files/file-store.ts'
import { RENDITIONS } from '#backend/storage/render/renditions.ts'

interface Options {
  files: Pick<FileStore, 'get' | 'put'>
  log: { warn(facts: object, message: string): void }
}

/** Files that were made once and are kept for the next one who asks. */
export function createKeptFiles({ files, log }: Options) {
  return {
    async get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
      const stream = await files.get(key)
      return stream && new Uint8Array(await new Response(stream).arrayBuffer())
    },
    /** Keeping is a favour to the next visitor; this one has the file either way. */
    async keep(key: string, bytes: Uint8Array, type: string): Promise<void> {
      await files
        .put(key, new Blob([new Uint8Array(bytes)]).stream(), { maxBytes: bytes.byteLength, type })
        .catch((error: unknown) => log.warn({ err: error }, 'a file could not be kept'))
    },
  }
}

export type KeptFiles = ReturnType<typeof createKeptFiles>

/** A short name for everything that decides the bytes of a file. */
export const nameOf = (facts: unknown): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url')

/** The store's own form of a key: a number for what it was made from, then what was made of it. */
export function storeKey(source: string, name: string): string {
  const hex = createHash('sha256').update(source).digest('hex')
  const number = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
  return `${RENDITIONS}/${number}_${name}`
}
