import { type StorageContext, fileKey, type StoredObject } from '../context.ts'
import { badRequest, noSuchObject, StorageError } from '../wire/storage-error.ts'
import { createChildren, type Made } from './children.ts'
import type { Transform } from './transform.ts'

const MOST_BYTES = 25 * 1024 * 1024
const WAITING = 100

export interface Renderer {
  render(context: Pick<StorageContext, 'files'>, object: StoredObject, transform: Transform): Promise<Made>
  close(): void
}

/** Pictures in other sizes and formats. Few at once, bounded in pixels, and never anything that reaches outside. */
export function createRenderer(): Renderer {
  const children = createChildren()
  let asked = 0
  return {
    async render({ files }, object, transform) {
      if (object.metadata.size > MOST_BYTES) throw badRequest('The picture is too large to be changed')
      if (asked >= WAITING)
        throw new StorageError(
          503,
          'SlowDown',
          'Too many pictures are being made. Please try again in a moment.',
        )
      asked++
      try {
        const stream = await files.get(fileKey(object))
        if (!stream) throw noSuchObject()
        const source = new Uint8Array(await new Response(stream).arrayBuffer())
        return await children.make({ source, type: object.metadata.mimetype, transform })
      } finally {
        asked--
      }
    },
    close: children.close,
  }
}
