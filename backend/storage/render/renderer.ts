import type { FileStore } from '../files/file-store.ts'
import { fileKey, type StoredObject } from '../stored-object.ts'
import { badRequest, noSuchObject, StorageError } from '../http/storage-error.ts'
import type { RenderedPicture } from './render-job.ts'
import { createRenderPool } from './render-pool.ts'
import type { Transform } from './parse-transform.ts'

const MAX_SOURCE_BYTES = 25 * 1024 * 1024
const MAX_QUEUED = 100

export interface Renderer {
  render(
    dependencies: { files: FileStore },
    object: StoredObject,
    transform: Transform,
  ): Promise<RenderedPicture>
  close(): void
}

/** Renders pictures in other sizes and formats, with a limit on queued pictures. */
export function createRenderer(): Renderer {
  const pool = createRenderPool()
  let queued = 0
  return {
    async render({ files }, object, transform) {
      if (object.metadata.size > MAX_SOURCE_BYTES)
        throw badRequest('The picture is too large to be transformed')
      if (queued >= MAX_QUEUED)
        throw new StorageError(
          503,
          'SlowDown',
          'Too many pictures are being rendered. Please try again in a moment.',
        )
      queued++
      try {
        const stream = await files.get(fileKey(object))
        if (!stream) throw noSuchObject()
        const source = new Uint8Array(await new Response(stream).arrayBuffer())
        return await pool.render({ source, type: object.metadata.mimetype, transform })
      } finally {
        queued--
      }
    },
    close: pool.close,
  }
}
