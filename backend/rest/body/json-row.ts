import { makeRoom, type GrowingBuffer } from './growing-buffer.ts'
import type { Encoding } from './encoding.ts'
import { mostBytes, writePlain, writeValue } from './json-value.ts'
import type { Shape, ShapeField } from './shape.ts'

const [OPEN, CLOSE] = [0x7b, 0x7d]
const NULL = Buffer.from('null')

/** Writes the row whose columns begin at `at`, and answers where they end. */
export type WriteRow = (out: GrowingBuffer, from: Buffer, at: number) => number

/** A column's length; -1 = null. By hand, because the checked reader of Buffer is slow in a loop. */
export const lengthAt = (from: Buffer, at: number) =>
  (from[at]! << 24) | (from[at + 1]! << 16) | (from[at + 2]! << 8) | from[at + 3]!

interface FieldWriter {
  /** `,"key":` and, for the first field of an object, `"key":`. */
  name: Buffer
  firstName: Buffer
  encoding: Encoding
  /** For an embedded object: the writer of its fields, and how many columns they are. */
  nested: WriteRow | undefined
  columns: number
}

/** An object whose fields are the columns of a row, as the shape says. */
export function objectWriter(shape: Shape, stripNulls: boolean): WriteRow {
  const writers = shape.map((field) => fieldWriter(field, stripNulls))
  return (out, from, start) => {
    makeRoom(out, 2)
    out.bytes[out.length++] = OPEN
    let at = start
    let isFirst = true
    for (const writer of writers) {
      const length = lengthAt(from, at)
      at += 4
      if (length < 0 && stripNulls) at += 4 * writer.columns
      else {
        at = writeField(out, writer, isFirst ? writer.firstName : writer.name, from, at, length)
        isFirst = false
      }
    }
    makeRoom(out, 1)
    out.bytes[out.length++] = CLOSE
    return at
  }
}

function writeField(
  out: GrowingBuffer,
  writer: FieldWriter,
  name: Buffer,
  from: Buffer,
  at: number,
  length: number,
): number {
  const { encoding, nested, columns } = writer
  makeRoom(out, name.length + (length < 0 ? NULL.length : mostBytes(encoding, from, at + 4, length)))
  const to = writePlain(out.bytes, out.length, name)
  if (length < 0) {
    out.length = writePlain(out.bytes, to, NULL)
    // An embedded object that is not there leaves its columns null: four bytes each.
    return at + 4 * columns
  }
  const end = at + length
  if (nested) {
    out.length = to
    return nested(out, from, end)
  }
  out.length = writeValue(out.bytes, to, encoding, from, at, end)
  return end
}

/** A bare value: the only column of a row. */
export function scalarWriter(encoding: Encoding): WriteRow {
  return (out, from, at) => {
    const length = lengthAt(from, at)
    makeRoom(out, length < 0 ? NULL.length : mostBytes(encoding, from, at + 4, length))
    out.length =
      length < 0
        ? writePlain(out.bytes, out.length, NULL)
        : writeValue(out.bytes, out.length, encoding, from, at + 4, at + 4 + length)
    return at + 4 + Math.max(0, length)
  }
}

function fieldWriter(field: ShapeField, stripNulls: boolean): FieldWriter {
  const name = `${JSON.stringify(field.key)}:`
  const isNested = 'fields' in field
  return {
    name: Buffer.from(`,${name}`),
    firstName: Buffer.from(name),
    encoding: isNested ? 'json' : field.encoding,
    nested: isNested ? objectWriter(field.fields, stripNulls) : undefined,
    columns: isNested ? field.fields.length : 0,
  }
}
