import { append, growingBuffer, makeRoom, takeContents } from './growing-buffer.ts'
import type { Encoding } from './encoding.ts'
import { lengthAt, objectWriter, scalarWriter, type WriteRow } from './json-row.ts'
import type { Shape } from './shape.ts'

/** Takes the rows of a statement as they arrive and has the answer's body ready when the last one is in. */
export interface RowSink {
  onRow(bytes: Buffer, start: number, end: number): void
  /** Rows taken. */
  readonly count: number
  /** The number of all rows, if the statement brings it as a first column. */
  readonly total: number | undefined
  /** True once the body has outgrown the limit; rows are dropped from then on. */
  readonly overflown: boolean
  /** The finished body; to be taken once. */
  body(): Buffer
}

interface SinkOptions {
  /** Two columns come first: the number of all rows, and one that is null when there is no row here. */
  counted: boolean
  answerBytes: number
}

/** What stands before, between and after the rows. */
interface Frame {
  before: string
  between: string
  after: string
}
const list: Frame = { before: '[', between: ',', after: ']' }
const bare: Frame = { before: '', between: ',', after: '' }
const lines: Frame = { before: '', between: '\n', after: '' }

/** `[{…},{…}]`, or `{…}` for `single`. */
export function jsonRows(
  shape: Shape,
  options: SinkOptions & { single: boolean; stripNulls: boolean },
): RowSink {
  return writtenRows(objectWriter(shape, options.stripNulls), options)
}

/** The same with a writer that was made before. */
export function writtenRows(write: WriteRow, options: SinkOptions & { single: boolean }): RowSink {
  return collect(write, options, options.single ? bare : list)
}

/** The bare values of a function that gives scalars. */
export function jsonScalars(encoding: Encoding, options: SinkOptions & { single: boolean }): RowSink {
  return collect(scalarWriter(encoding), options, options.single ? bare : list)
}

/** Rows that PostgreSQL has already written as lines of CSV. */
export function csvRows(header: string, options: SinkOptions): RowSink {
  const writeLine: WriteRow = (out, from, at) => {
    append(out, from, at + 4, at + 4 + Math.max(0, lengthAt(from, at)))
  }
  const withHeader = (rows: Buffer, count: number) =>
    Buffer.concat([Buffer.from(count > 0 ? `${header}\n` : '\n'), rows])
  return collect(writeLine, options, lines, withHeader)
}

/** Counts and throws away. */
export function countedRows(options: SinkOptions): RowSink {
  return collect(() => {}, options, { before: '', between: '', after: '' })
}

function collect(
  writeRow: WriteRow,
  options: SinkOptions,
  frame: Frame,
  finish: (rows: Buffer, count: number) => Buffer = (rows) => rows,
): RowSink {
  const out = growingBuffer()
  const put = (text: string) => {
    makeRoom(out, text.length)
    out.length += out.bytes.write(text, out.length, 'latin1')
  }
  let count = 0
  let total: number | undefined
  let overflown = false
  put(frame.before)
  return {
    onRow(bytes, start, end) {
      let at = start + 2
      if (options.counted) {
        const length = lengthAt(bytes, at)
        total = Number(bytes.toString('latin1', at + 4, at + 4 + length))
        at += 4 + length
        if (lengthAt(bytes, at) < 0) return
        at += 4 + lengthAt(bytes, at)
      }
      count++
      if (overflown) return
      if (count > 1) put(frame.between)
      writeRow(out, bytes, at, end)
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
      put(frame.after)
      return finish(takeContents(out), count)
    },
  }
}
