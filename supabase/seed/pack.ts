import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Library } from './library.ts'

/** A drawing of the library: the master that is stored, and what it was drawn from, so that it can be changed and written anew. */
export interface PackedDrawing {
  slug: string
  svg: string
  scene: unknown
}

/** A library with its drawings, as `scripts/starter.ts` writes it. */
export interface Pack {
  library: Library
  drawings: PackedDrawing[]
}

export const STARTER_PACK = path.join(import.meta.dirname, 'starter.json.br')
export const SAMPLE_PACK = path.join(import.meta.dirname, 'sample.json.br')

/** A pack that has not been unpacked: a fingerprint costs nothing, the drawings of the starter library are 27 MB. */
export interface ClosedPack {
  name: string
  fingerprint: string
  open(): Promise<Pack>
}

export async function findPack(file: string): Promise<ClosedPack | undefined> {
  const bytes = await readFile(file).catch(() => undefined)
  return (
    bytes && {
      name: path.basename(file),
      fingerprint: createHash('sha256').update(bytes).digest('base64url'),
      open: async () => JSON.parse((await promisify(brotliDecompress)(bytes)).toString('utf8')) as Pack,
    }
  )
}

export const readPack = async (file: string): Promise<Pack | undefined> => (await findPack(file))?.open()
