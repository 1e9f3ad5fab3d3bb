import { createClientTurns, TurnRefused } from '../../fairness/client-turns.ts'
import type { FileStore } from '../files/file-store.ts'
import { fileKey, type StoredObject } from '../stored-object.ts'
import { badRequest, noSuchObject, StorageError } from '../http/storage-error.ts'
import type { RenderedPicture } from './render-job.ts'
import { createRenderPool, MAX_PROCESSES } from './render-pool.ts'
import type { Transform } from './parse-transform.ts'

const MAX_SOURCE_BYTES = 25 * 1024 * 1024
/** On a busy machine a late picture is better than a broken one; the queues are bounded, so waiting costs little. */
const MAX_WAIT_MS = 45_000
/** One client never uses all processes, so that others do not wait for it. Its queue has space for two screens full of cards. */
const CLIENT_LIMITS = { maxActive: MAX_PROCESSES - 1, maxWaiting: 60, maxWaitMs: MAX_WAIT_MS }
const TOTAL_LIMITS = { maxActive: MAX_PROCESSES, maxWaiting: 400, maxWaitMs: MAX_WAIT_MS }

/** Who wants a picture. */
export interface RenderClient {
  /** The address of the client, or the part of the server that requests the picture. */
  key: string
  /** Whether the client has disconnected. */
  isGone(): boolean
}

interface RenderRequest extends RenderClient {
  object: StoredObject
  transform: Transform
  /** The picture, if it was rendered for another client in the meantime. */
  findFinished(): RenderedPicture | undefined
}

export interface Renderer {
  render(files: FileStore, request: RenderRequest): Promise<RenderedPicture>
  close(): void
}

/** Renders pictures in other sizes and formats, each client in its turn. A picture is not rendered if its client has disconnected. */
export function createRenderer(): Renderer {
  const pool = createRenderPool()
  const clientTurns = createClientTurns(CLIENT_LIMITS)
  const allTurns = createClientTurns(TOTAL_LIMITS)
  return {
    async render(files, { object, transform, key, isGone, findFinished }) {
      if (object.metadata.size > MAX_SOURCE_BYTES)
        throw badRequest('The picture is too large to be transformed')
      // Read in its turn, because waiting pictures must not fill the memory.
      const readAndRender = async () => {
        const finished = findFinished()
        if (finished) return finished
        const stream = await files.get(fileKey(object))
        if (!stream) throw noSuchObject()
        const source = new Uint8Array(await new Response(stream).arrayBuffer())
        return pool.render({ source, type: object.metadata.mimetype, transform })
      }
      try {
        return await clientTurns.run(key, () => allTurns.run('all', readAndRender, isGone), isGone)
      } catch (error) {
        throw error instanceof TurnRefused ? slowDown() : error
      }
    },
    close: pool.close,
  }
}

const slowDown = () =>
  new StorageError(503, 'SlowDown', 'Too many pictures are being rendered. Please try again in a moment.')
