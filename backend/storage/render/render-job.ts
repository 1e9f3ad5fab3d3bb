import type { Transform } from './parse-transform.ts'

export interface RenderJob {
  source: Uint8Array
  type: string
  transform: Transform
}

export interface RenderedPicture {
  bytes: Uint8Array<ArrayBuffer>
  type: string
}

/** The message that a render process returns; `error` has the fields of a StorageError. */
export type RenderResult =
  { picture: RenderedPicture } | { error: { status: number; code: string; message: string } }
