import { append, createGrowingBuffer, ensureCapacity, finishBuffer } from './growing-buffer.ts'
import type { Encoding } from './encoding.ts'
import { readLength, createObjectWriter, createScalarWriter, type WriteRow } from './json-row.ts'
import type { RowShape } from './row-shape.ts'

/** Encodes the rows of a statement as they arrive and builds the response body. */
export interface RowSink {
  onRow(bytes: Buffer, start: number, end: number): void
  /** Rows received. */
  readonly count: number
  /** The number of all matching rows, if the statement returns it as its first column. */
  readonly total: number | undefined
  /** True once the body exceeds the limit; later rows are dropped. */
  readonly isTooLarge: boolean
  /** Returns the finished body; may be called once. */
  body(): Buffer
}

export interface SinkOptions {
  /** Rows start with two extra columns: the number of all rows, and a marker that is null if there is no row. */
  hasTotal: boolean
  maxBytes: number
}

/** Texts before, between and after the rows. */
interface Delimiters {
  before: string
  between: string
  after: string
}
const jsonArray: Delimiters = { before: '[', between: ',', after: ']' }
const singleValue: Delimiters = { before: '', between: ',', after: '' }
const csvLines: Delimiters = { before: '', between: '\n', after: '' }

/** `[{…},{…}]`, or `{…}` for `single`. */
export function jsonRowSink(
  shape: RowShape,
  options: SinkOptions & { single: boolean; stripNulls: boolean },
): RowSink {
  return rowSink(createObjectWriter(shape, options.stripNulls), options)
}

/** Like `jsonRowSink`, with an existing writer. */
export function rowSink(write: WriteRow, options: SinkOptions & { single: boolean }): RowSink {
  return createSink(write, options, options.single ? singleValue : jsonArray)
}

/** The values of a function that returns scalars. */
export function jsonScalarSink(encoding: Encoding, options: SinkOptions & { single: boolean }): RowSink {
  return createSink(createScalarWriter(encoding), options, options.single ? singleValue : jsonArray)
}

/** Rows that PostgreSQL has already formatted as CSV lines. */
export function csvRowSink(header: string, options: SinkOptions): RowSink {
  const writeLine: WriteRow = (out, from, at) => {
    append(out, from, at + 4, at + 4 + Math.max(0, readLength(from, at)))
  }
  const withHeader = (rows: Buffer, count: number) =>
    Buffer.concat([Buffer.from(count > 0 ? `${header}\n` : '\n'), rows])
  return createSink(writeLine, options, csvLines, withHeader)
}

/** Counts rows without encoding them. */
export function countingSink(options: SinkOptions): RowSink {
  return createSink(() => {}, options, { before: '', between: '', after: '' })
}

function createSink(
  writeRow: WriteRow,
  options: SinkOptions,
  delimiters: Delimiters,
  finish: (rows: Buffer, count: number) => Buffer = (rows) => rows,
): RowSink {
  const out = createGrowingBuffer()
  const put = (text: string) => {
    ensureCapacity(out, text.length)
    out.length += out.bytes.write(text, out.length, 'latin1')
  }
  put(delimiters.before)
  // Plain properties, because an object with getters takes as long to create as a small row to encode.
  const sink = {
    count: 0,
    total: undefined as number | undefined,
    isTooLarge: false,
    onRow(bytes: Buffer, start: number, end: number) {
      // A row begins with the number of its columns, in two bytes.
      let at = start + 2
      if (options.hasTotal) {
        const length = readLength(bytes, at)
        sink.total = Number(bytes.toString('latin1', at + 4, at + 4 + length))
        at += 4 + length
        if (readLength(bytes, at) < 0) return
        at += 4 + readLength(bytes, at)
      }
      sink.count++
      if (sink.isTooLarge) return
      if (sink.count > 1) put(delimiters.between)
      writeRow(out, bytes, at, end)
      sink.isTooLarge = out.length > options.maxBytes
    },
    body() {
      put(delimiters.after)
      return finish(finishBuffer(out), sink.count)
    },
  }
  return sink
}
