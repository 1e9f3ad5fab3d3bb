import { append, contents, growingBuffer, makeRoom, type GrowingBuffer } from './growing-buffer.ts'
import { writeValue } from './json-value.ts'
import type { Encoding } from './encoding.ts'
import type { Shape } from './shape.ts'

const [COMMA, OPEN, CLOSE, LIST_OPEN, LIST_CLOSE, NEWLINE] = [0x2c, 0x7b, 0x7d, 0x5b, 0x5d, 0x0a]
const NULL = Buffer.from('null')

/** Takes the rows of a statement as they arrive and has the answer's body ready when the last one is in. */
export interface RowSink {
  onRow(bytes: Buffer, start: number): void
  /** Rows taken. */
  readonly count: number
  /** The number of all rows, if the statement brings it as a first column. */
  readonly total: number | undefined
  /** True once the body has outgrown the limit; rows are dropped from then on. */
  readonly overflown: boolean
  body(): Buffer
}

type Cursor = { at: number }
type WriteRow = (out: GrowingBuffer, bytes: Buffer, cursor: Cursor) => void

interface SinkOptions {
  /** Two columns come first: the number of all rows, and one that is null when there is no row here. */
  counted: boolean
  answerBytes: number
}

/** `[{…},{…}]`, or `{…}` for `single`. */
export function jsonRows(
  shape: Shape,
  options: SinkOptions & { single: boolean; stripNulls: boolean },
): RowSink {
  const writeRow = rowWriter(shape, options.stripNulls)
  return collect(writeRow, options, options.single ? undefined : [LIST_OPEN, COMMA, LIST_CLOSE])
}

/** The bare values of a function that gives scalars. */
export function jsonScalars(encoding: Encoding, options: SinkOptions & { single: boolean }): RowSink {
  const writeRow: WriteRow = (out, bytes, cursor) => writeColumn(out, encoding, bytes, cursor)
  return collect(writeRow, options, options.single ? undefined : [LIST_OPEN, COMMA, LIST_CLOSE])
}

/** Rows that PostgreSQL has already written as lines of CSV. */
export function csvRows(header: string, options: SinkOptions): RowSink {
  const writeRow: WriteRow = (out, bytes, cursor) => {
    const length = bytes.readInt32BE(cursor.at)
    append(out, bytes, cursor.at + 4, cursor.at + 4 + Math.max(0, length))
  }
  const withHeader = (rows: Buffer, count: number) =>
    Buffer.concat([Buffer.from(count > 0 ? `${header}\n` : '\n'), rows])
  return collect(writeRow, options, [undefined, NEWLINE, undefined], withHeader)
}

/** Counts and throws away. */
export function countedRows(options: SinkOptions): RowSink {
  return collect(() => {}, options, undefined)
}

function collect(
  writeRow: WriteRow,
  options: SinkOptions,
  marks: readonly (number | undefined)[] | undefined,
  finish: (rows: Buffer, count: number) => Buffer = (rows) => rows,
): RowSink {
  const out = growingBuffer()
  const [first, between, last] = marks ?? []
  const put = (mark: number | undefined) => {
    if (mark === undefined) return
    makeRoom(out, 1)
    out.bytes[out.length++] = mark
  }
  let count = 0
  let total: number | undefined
  let overflown = false
  put(first)
  return {
    onRow(bytes, start) {
      const cursor = { at: start + 2 }
      if (options.counted) {
        total = Number(readText(bytes, cursor))
        if (readText(bytes, cursor) === undefined) return
      }
      count++
      if (overflown) return
      if (count > 1) put(between)
      writeRow(out, bytes, cursor)
      overflown = out.length > options.answerBytes
    },
    get count() {
      return count
    },
    get total() {
      return total
    },
    get overflown() {
      return overflown
    },
    body() {
      put(last)
      return finish(contents(out), count)
    },
  }
}

function readText(bytes: Buffer, cursor: Cursor): string | undefined {
  const length = bytes.readInt32BE(cursor.at)
  cursor.at += 4
  if (length < 0) return undefined
  cursor.at += length
  return bytes.toString('latin1', cursor.at - length, cursor.at)
}

function writeColumn(out: GrowingBuffer, encoding: Encoding, bytes: Buffer, cursor: Cursor) {
  const length = bytes.readInt32BE(cursor.at)
  cursor.at += 4
  if (length < 0) return append(out, NULL)
  writeValue(out, encoding, bytes, cursor.at, cursor.at + length)
  cursor.at += length
}

function rowWriter(shape: Shape, stripNulls: boolean): WriteRow {
  const writers = shape.map((field) => {
    const name = Buffer.from(`${JSON.stringify(field.key)}:`)
    if (!('fields' in field)) return { name, skip: 0, write: leafWriter(field.encoding) }
    return { name, skip: field.fields.length, write: nestedWriter(rowWriter(field.fields, stripNulls)) }
  })
  return (out, bytes, cursor) => {
    makeRoom(out, 2)
    out.bytes[out.length++] = OPEN
    let isFirst = true
    for (const { name, skip, write } of writers) {
      const isNull = bytes[cursor.at]! >= 0x80
      if (!(isNull && stripNulls)) {
        makeRoom(out, name.length + 1)
        if (!isFirst) out.bytes[out.length++] = COMMA
        for (let at = 0; at < name.length; at++) out.bytes[out.length++] = name[at]!
        isFirst = false
      }
      if (!isNull) write(out, bytes, cursor)
      else {
        if (!stripNulls) append(out, NULL)
        // An embedded object that is not there leaves its columns null: four bytes each, after the four that say so.
        cursor.at += 4 + 4 * skip
      }
    }
    makeRoom(out, 1)
    out.bytes[out.length++] = CLOSE
  }
}

const leafWriter =
  (encoding: Encoding): WriteRow =>
  (out, bytes, cursor) =>
    writeColumn(out, encoding, bytes, cursor)

const nestedWriter =
  (writeFields: WriteRow): WriteRow =>
  (out, bytes, cursor) => {
    cursor.at += 4 + bytes.readInt32BE(cursor.at)
    writeFields(out, bytes, cursor)
  }
