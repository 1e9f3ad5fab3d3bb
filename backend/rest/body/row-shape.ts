import type { Encoding } from './encoding.ts'

/** Maps the columns of a row, in order, to the fields of a JSON object. */
export type ShapeField =
  | { key: string; encoding: Encoding }
  /** An embedded object: a marker column that is null if the object is missing, then the object's fields. */
  | { key: string; fields: { key: string; encoding: Encoding }[] }

export type RowShape = readonly ShapeField[]
