import type { Encoding } from './encoding.ts'

/** How the columns of a row, in their order, make up an object. */
export type ShapeField =
  | { key: string; encoding: Encoding }
  /** An embedded object: a first column that is null when there is none, then its own fields. */
  | { key: string; fields: { key: string; encoding: Encoding }[] }

export type Shape = readonly ShapeField[]
