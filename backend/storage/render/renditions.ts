import { createHash } from 'node:crypto'
import type { StorageLog } from '../storage-log.ts'
import type { StoredObject } from '../stored-object.ts'
import type { FileStore } from '../files/file-store.ts'
import { createPictureCache } from './picture-cache.ts'
import type { RenderedPicture } from './render-job.ts'
import type { RenderClient, Renderer } from './renderer.ts'
import type { Transform } from './parse-transform.ts'

export interface Renditions {
  get(object: StoredObject, transform: Transform, client: RenderClient): Promise<RenderedPicture>
}

/** The folder of rendered pictures. No bucket can have this name. */
export const RENDITIONS_FOLDER = '_renditions'
/** Prints and class packs, which belong to no single object. */
export const PRINTS_FOLDER = '_prints'

/** Contains the file's version, so that a changed file gets new pictures and the cleanup removes those of a removed file. */
export const renditionName = ({ version }: StoredObject, transform: Transform) =>
  `${version}_${createHash('sha256').update(JSON.stringify(transform)).digest('base64url').slice(0, 22)}`

const MEMORY_CACHE_BYTES = 8 * 1024 * 1024

interface Options {
  files: FileStore
  renderer: Renderer
  log: StorageLog
  /** Called with the size of each newly stored picture. */
  onStored(bytes: number): void
}

interface Rendering {
  picture: Promise<RenderedPicture>
  clients: RenderClient[]
}

/** Renders each picture on its first request and stores it. Concurrent requests of a client for one picture share the rendering. */
export function createRenditions({ files, renderer, log, onStored }: Options): Renditions {
  const inProgress = new Map<string, Rendering>()
  const markUsed = (key: string) =>
    void files
      .touch(key)
      .catch((error: unknown) => log.warn({ err: error }, 'marking a rendered picture as used failed'))
  const cache = createPictureCache({ maxBytes: MEMORY_CACHE_BYTES, onUse: markUsed })

  async function readStored(key: string): Promise<RenderedPicture | undefined> {
    const stream = await files.get(key)
    if (!stream) return undefined
    markUsed(key)
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
    return { bytes, type: pictureType(bytes) }
  }

  async function renderAndStore(
    key: string,
    object: StoredObject,
    transform: Transform,
    client: RenderClient,
  ): Promise<RenderedPicture> {
    const findFinished = () => cache.get(key)
    const picture = await renderer.render(files, { ...client, object, transform, findFinished })
    if (picture === findFinished()) return picture
    const { bytes, type } = picture
    // Storing only saves work for later requests, so a failure does not fail this one.
    await files.put(key, new Blob([bytes]).stream(), { maxBytes: bytes.byteLength, type }).then(
      () => onStored(bytes.byteLength),
      (error: unknown) => log.warn({ err: error }, 'storing a rendered picture failed'),
    )
    return picture
  }

  return {
    async get(object, transform, client) {
      const key = `${RENDITIONS_FOLDER}/${renditionName(object, transform)}`
      const cached = cache.get(key)
      if (cached) return cached
      // Keyed by client, too: otherwise a client would wait in the queue of another one, which may be long.
      const jobKey = `${client.key} ${key}`
      const running = inProgress.get(jobKey)
      if (running) {
        running.clients.push(client)
        return running.picture
      }
      const clients = [client]
      const forget = () => inProgress.get(jobKey)?.clients === clients && inProgress.delete(jobKey)
      const isGone = () => {
        if (!clients.every((each) => each.isGone())) return false
        // The renderer drops the picture now, so a later request must start anew.
        forget()
        return true
      }
      const picture = readStored(key).then(
        (stored) => stored ?? renderAndStore(key, object, transform, { key: client.key, isGone }),
      )
      inProgress.set(jobKey, { picture, clients })
      try {
        const finished = await picture
        cache.set(key, finished)
        return finished
      } finally {
        forget()
      }
    },
  }
}

const pictureType = (bytes: Uint8Array): string => {
  if (bytes[0] === 0x52) return 'image/webp'
  if (bytes[0] === 0x89) return 'image/png'
  return bytes[0] === 0xff ? 'image/jpeg' : 'image/avif'
}
