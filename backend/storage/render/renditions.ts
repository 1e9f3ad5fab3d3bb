import { createHash } from 'node:crypto'
import type { StorageLog, StoredObject } from '../context.ts'
import type { FileStore } from '../files/file-store.ts'
import { createAtHand } from './at-hand.ts'
import type { Renderer } from './renderer.ts'
import type { Transform } from './transform.ts'

export interface Picture {
  bytes: Uint8Array<ArrayBuffer>
  type: string
}

export interface Renditions {
  find(object: StoredObject, transform: Transform): Promise<Picture>
}

/** The folder of made pictures. No bucket can have this name. */
export const RENDITIONS = '_renditions'

/** Tells a picture from all others. It holds the version, so a changed file gets new pictures and a removed one loses its own. */
export const renditionName = ({ version }: StoredObject, transform: Transform) =>
  `${version}_${createHash('sha256').update(JSON.stringify(transform)).digest('base64url').slice(0, 22)}`

const AT_HAND_BYTES = 8 * 1024 * 1024

interface Options {
  files: FileStore
  renderer: Renderer
  log: StorageLog
  /** Told how many bytes were added to what is kept. */
  onKept(bytes: number): void
}

/** Pictures made on the first request and kept. Whoever asks for one that is being made waits for the same one. */
export function createRenditions({ files, renderer, log, onKept }: Options): Renditions {
  const underWay = new Map<string, Promise<Picture>>()
  const note = (key: string) =>
    void files.touch(key).catch((error: unknown) => log.warn({ err: error }, 'a picture keeps its age'))
  const atHand = createAtHand({ maxBytes: AT_HAND_BYTES, note })

  async function kept(key: string): Promise<Picture | undefined> {
    const stream = await files.get(key)
    if (!stream) return undefined
    note(key)
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
    return { bytes, type: pictureType(bytes) }
  }

  async function made(key: string, object: StoredObject, transform: Transform): Promise<Picture> {
    const picture = await renderer.render({ files }, object, transform)
    const { bytes, type } = picture
    // Keeping it is a favour to the next visitor; this one has the picture either way.
    await files.put(key, new Blob([bytes]).stream(), { maxBytes: bytes.byteLength, type }).then(
      () => onKept(bytes.byteLength),
      (error: unknown) => log.warn({ err: error }, 'a picture could not be kept'),
    )
    return picture
  }

  return {
    async find(object, transform) {
      const key = `${RENDITIONS}/${renditionName(object, transform)}`
      const held = atHand.get(key)
      if (held) return held
      const other = underWay.get(key)
      if (other) return other
      const own = kept(key).then((picture) => picture ?? made(key, object, transform))
      underWay.set(key, own)
      try {
        const picture = await own
        atHand.set(key, picture)
        return picture
      } finally {
        underWay.delete(key)
      }
    },
  }
}

const pictureType = (bytes: Uint8Array): string => {
  if (bytes[0] === 0x52) return 'image/webp'
  if (bytes[0] === 0x89) return 'image/png'
  return bytes[0] === 0xff ? 'image/jpeg' : 'image/avif'
}
