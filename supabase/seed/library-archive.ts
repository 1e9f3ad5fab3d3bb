import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Library } from './library.ts'

/** A drawing of a library. The scene allows users to change the page and translators to describe it. */
export interface ArchivedDrawing {
  slug: string
  svg: string
  scene: unknown
}

/** A library with its drawings, written by `scripts/assets/draw-starter-library.ts`. */
export interface LibraryArchive {
  library: Library
  drawings: ArchivedDrawing[]
}

export const STARTER_ARCHIVE = path.join(import.meta.dirname, 'starter.json.br')
export const SAMPLE_ARCHIVE = path.join(import.meta.dirname, 'sample.json.br')

/**
 * An archive that is still compressed. Unpacking is deferred, because the starter library has 27 MB of
 * drawings.
 */
export interface ArchiveFile {
  name: string
  fingerprint: string
  unpack(): Promise<LibraryArchive>
}

export async function findArchive(file: string): Promise<ArchiveFile | undefined> {
  const bytes = await readFile(file).catch(() => undefined)
  return (
    bytes && {
      name: path.basename(file),
      fingerprint: createHash('sha256').update(bytes).digest('base64url'),
      unpack: async () =>
        JSON.parse((await promisify(brotliDecompress)(bytes)).toString('utf8')) as LibraryArchive,
    }
  )
}

export const readArchive = async (file: string): Promise<LibraryArchive | undefined> =>
  (await findArchive(file))?.unpack()
