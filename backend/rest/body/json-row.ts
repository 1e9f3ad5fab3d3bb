import { ensureCapacity, type GrowingBuffer } from './growing-buffer.ts'
import type { Encoding } from './encoding.ts'
import { maxEncodedBytes, OVERHEAD_PER_COLUMN, copyBytes, writeValue } from './json-value.ts'
import type { RowShape, ShapeField } from './row-shape.ts'

const [OPEN, CLOSE] = [0x7b, 0x7d]
const NULL = Buffer.from('null')

/** Writes the row whose columns are the bytes from `at` to `end`. */
export type WriteRow = (out: GrowingBuffer, from: Buffer, at: number, end: number) => void

/** Reads a column's length; -1 means null. Decoded manually because `readInt32BE` checks its bounds and is slow in a loop. */
export const readLength = (from: Buffer, at: number) =>
  (from[at]! << 24) | (from[at + 1]! << 16) | (from[at + 2]! << 8) | from[at + 3]!

/** The read position in the row. */
interface RowCursor {
  at: number
}

interface FieldWriter {
  /** `,"key":` and, for the first field of an object, `"key":`. */
  name: Buffer
  firstName: Buffer
  encoding: Encoding
  /** The fields of an embedded object. */
  nested: FieldWriter[] | undefined
}

/** Writes a row as a JSON object of the given shape. Reserves the space for the whole object at once. */
export function createObjectWriter(shape: RowShape, stripNulls: boolean): WriteRow {
  const fields = shape.map(createFieldWriter)
  const overhead = overheadOf(fields)
  const cursor = { at: 0 }
  return (out, from, at, end) => {
    ensureCapacity(out, overhead + maxEncodedBytes(from, at, end))
    cursor.at = at
    out.length = writeObject(out.bytes, out.length, fields, stripNulls, from, cursor)
  }
}

function writeObject(
  bytes: Buffer,
  to: number,
  fields: readonly FieldWriter[],
  stripNulls: boolean,
  from: Buffer,
  cursor: RowCursor,
): number {
  bytes[to++] = OPEN
  let isFirst = true
  for (const { name, firstName, encoding, nested } of fields) {
    const length = readLength(from, cursor.at)
    const start = cursor.at + 4
    // The columns of a missing embedded object are null: four bytes each.
    cursor.at = length < 0 ? start + 4 * (nested?.length ?? 0) : start + length
    if (length < 0 && stripNulls) continue
    to = copyBytes(bytes, to, isFirst ? firstName : name)
    isFirst = false
    if (length < 0) to = copyBytes(bytes, to, NULL)
    else if (nested) to = writeObject(bytes, to, nested, stripNulls, from, cursor)
    else to = writeValue(bytes, to, encoding, from, start, start + length)
  }
  bytes[to++] = CLOSE
  return to
}

/** Writes the only column of a row as a bare value. */
export function createScalarWriter(encoding: Encoding): WriteRow {
  return (out, from, at, end) => {
    ensureCapacity(out, OVERHEAD_PER_COLUMN + maxEncodedBytes(from, at, end))
    const length = readLength(from, at)
    out.length =
      length < 0
        ? copyBytes(out.bytes, out.length, NULL)
        : writeValue(out.bytes, out.length, encoding, from, at + 4, at + 4 + length)
  }
}

function createFieldWriter(field: ShapeField): FieldWriter {
  const name = `${JSON.stringify(field.key)}:`
  const isNested = 'fields' in field
  return {
    name: Buffer.from(`,${name}`),
    firstName: Buffer.from(name),
    encoding: isNested ? 'json' : field.encoding,
    nested: isNested ? field.fields.map(createFieldWriter) : undefined,
  }
}

const overheadOf = (fields: readonly FieldWriter[]): number =>
  fields.reduce(
    (sum, { name, nested }) => sum + name.length + OVERHEAD_PER_COLUMN + (nested ? overheadOf(nested) : 0),
    2,
  )
