import { makeRoom, type GrowingBuffer } from './growing-buffer.ts'
import type { Encoding } from './encoding.ts'
import { mostBytes, ROOM_PER_COLUMN, writePlain, writeValue } from './json-value.ts'
import type { Shape, ShapeField } from './shape.ts'

const [OPEN, CLOSE] = [0x7b, 0x7d]
const NULL = Buffer.from('null')

/** Writes the row whose columns lie between `at` and `end`. */
export type WriteRow = (out: GrowingBuffer, from: Buffer, at: number, end: number) => void

/** A column's length; -1 = null. By hand, because the checked reader of Buffer is slow in a loop. */
export const lengthAt = (from: Buffer, at: number) =>
  (from[at]! << 24) | (from[at + 1]! << 16) | (from[at + 2]! << 8) | from[at + 3]!

/** Where in the row we are reading. */
interface Cursor {
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

/** An object whose fields are the columns of a row, as the shape says. Room for all of it is made at once. */
export function objectWriter(shape: Shape, stripNulls: boolean): WriteRow {
  const fields = shape.map(fieldWriter)
  const room = roomFor(fields)
  const cursor = { at: 0 }
  return (out, from, at, end) => {
    makeRoom(out, room + mostBytes(from, at, end))
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
  cursor: Cursor,
): number {
  bytes[to++] = OPEN
  let isFirst = true
  for (const { name, firstName, encoding, nested } of fields) {
    const length = lengthAt(from, cursor.at)
    const start = cursor.at + 4
    // An embedded object that is not there leaves its columns null: four bytes each.
    cursor.at = length < 0 ? start + 4 * (nested?.length ?? 0) : start + length
    if (length < 0 && stripNulls) continue
    to = writePlain(bytes, to, isFirst ? firstName : name)
    isFirst = false
    if (length < 0) to = writePlain(bytes, to, NULL)
    else if (nested) to = writeObject(bytes, to, nested, stripNulls, from, cursor)
    else to = writeValue(bytes, to, encoding, from, start, start + length)
  }
  bytes[to++] = CLOSE
  return to
}

/** A bare value: the only column of a row. */
export function scalarWriter(encoding: Encoding): WriteRow {
  return (out, from, at, end) => {
    makeRoom(out, ROOM_PER_COLUMN + mostBytes(from, at, end))
    const length = lengthAt(from, at)
    out.length =
      length < 0
        ? writePlain(out.bytes, out.length, NULL)
        : writeValue(out.bytes, out.length, encoding, from, at + 4, at + 4 + length)
  }
}

function fieldWriter(field: ShapeField): FieldWriter {
  const name = `${JSON.stringify(field.key)}:`
  const isNested = 'fields' in field
  return {
    name: Buffer.from(`,${name}`),
    firstName: Buffer.from(name),
    encoding: isNested ? 'json' : field.encoding,
    nested: isNested ? field.fields.map(fieldWriter) : undefined,
  }
}

const roomFor = (fields: readonly FieldWriter[]): number =>
  fields.reduce(
    (sum, { name, nested }) => sum + name.length + ROOM_PER_COLUMN + (nested ? roomFor(nested) : 0),
    2,
  )
