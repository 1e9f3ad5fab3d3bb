import { createHash } from 'node:crypto'
import type { FileStore } from '#backend/storage/files/file-store.ts'
import { PRINTS_FOLDER } from '#backend/storage/render/renditions.ts'

interface Options {
  files: Pick<FileStore, 'get' | 'put'>
  log: { warn(fields: object, message: string): void }
  onStored(bytes: number): void
}

/** Caches prints, class packs and share pictures beside the renditions of the Storage API. */
export function createRenditionCache({ files, log, onStored }: Options) {
  return {
    async get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
      const stream = await files.get(key)
      return stream && new Uint8Array(await new Response(stream).arrayBuffer())
    },
    /** Does not throw, because the client gets the file even if it cannot be cached. */
    async store(key: string, bytes: Uint8Array, type: string): Promise<void> {
      await files
        .put(key, new Blob([new Uint8Array(bytes)]).stream(), { maxBytes: bytes.byteLength, type })
        .then(() => onStored(bytes.byteLength))
        .catch((error: unknown) => log.warn({ err: error }, 'a file could not be cached'))
    },
  }
}

export type RenditionCache = ReturnType<typeof createRenditionCache>

/** A hash of all values that determine the bytes of a file. */
export const contentHash = (inputs: unknown): string =>
  createHash('sha256').update(JSON.stringify(inputs)).digest('base64url')

/** The key format of the file store: a UUID derived from the source, then the hash of the content. */
export function renditionKey(source: string, hash: string): string {
  const hex = createHash('sha256').update(source).digest('hex')
  const uuid = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
  return `${PRINTS_FOLDER}/${uuid}_${hash}`
}
