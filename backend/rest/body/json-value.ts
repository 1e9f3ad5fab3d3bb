import type { Encoding } from './encoding.ts'

/*
 * Writes values in PostgreSQL's text form as JSON. Each function writes at `to` and returns the end position; the caller has reserved
 * the space (`maxEncodedBytes`). Uses loops over local variables because a large response spends most of its time here.
 */

const QUOTE = 0x22
const BACKSLASH = 0x5c
const SPACE = 0x20
const [LETTER_T, MINUS, PLUS, COLON, ZERO, NINE] = [0x54, 0x2d, 0x2b, 0x3a, 0x30, 0x39]
const IS_TRUE = 't'.charCodeAt(0)
const [TRUE, FALSE] = [Buffer.from('true'), Buffer.from('false')]
/** Above this length one native copy is cheaper than a loop. */
const COPY_THRESHOLD = 100
/** `\u0001` is the longest escape of one byte. */
const MAX_ESCAPE_LENGTH = 6
const SCAN_THRESHOLD = 16_384

/** The JSON escape of each byte; undefined if the byte needs none. */
const escapes: (Buffer | undefined)[] = Array.from({ length: 256 }, (_, byte) => {
  if (byte >= SPACE && byte !== QUOTE && byte !== BACKSLASH) return undefined
  return Buffer.from(JSON.stringify(String.fromCharCode(byte)).slice(1, -1))
})
const needsEscape = new Uint8Array(256).map((_, byte) => (escapes[byte] ? 1 : 0))

/** The most bytes a column needs beyond its value: quotes, `null`, `true` for `t`, or the minutes of a time zone. */
export const OVERHEAD_PER_COLUMN = 8

/** An upper bound for the encoded size of a row. Escapes in a long row are counted, because six times its size wastes memory. */
export function maxEncodedBytes(from: Buffer, start: number, end: number): number {
  const length = end - start
  if (length <= SCAN_THRESHOLD) return length * MAX_ESCAPE_LENGTH
  let escaped = 0
  for (let at = start; at < end; at++) escaped += needsEscape[from[at]!]!
  return length + escaped * MAX_ESCAPE_LENGTH
}

export function writeValue(
  bytes: Buffer,
  to: number,
  encoding: Encoding,
  from: Buffer,
  start: number,
  end: number,
): number {
  switch (encoding) {
    case 'text':
      return writeText(bytes, to, from, start, end)
    case 'safe text':
      bytes[to] = QUOTE
      to = copyBytes(bytes, to + 1, from, start, end)
      bytes[to] = QUOTE
      return to + 1
    case 'json':
      return copyBytes(bytes, to, from, start, end)
    case 'number':
      return writeNumber(bytes, to, from, start, end)
    case 'boolean':
      return copyBytes(bytes, to, from[start] === IS_TRUE ? TRUE : FALSE, 0)
    case 'timestamp':
      return writeTimestamp(bytes, to, from, start, end)
  }
}

export function copyBytes(bytes: Buffer, to: number, from: Buffer, start = 0, end = from.length): number {
  if (end - start > COPY_THRESHOLD) return to + from.copy(bytes, to, start, end)
  for (let at = start; at < end; at++) bytes[to++] = from[at]!
  return to
}

function writeText(bytes: Buffer, to: number, from: Buffer, start: number, end: number): number {
  bytes[to++] = QUOTE
  for (let at = start; at < end; at++) {
    const byte = from[at]!
    if (needsEscape[byte] === 0) bytes[to++] = byte
    else to = copyBytes(bytes, to, escapes[byte]!)
  }
  bytes[to++] = QUOTE
  return to
}

/** NaN and infinities are not JSON numbers, so they are quoted, as PostgreSQL does. */
function writeNumber(bytes: Buffer, to: number, from: Buffer, start: number, end: number): number {
  const last = from[end - 1]!
  if (last < ZERO || last > NINE) return writeText(bytes, to, from, start, end)
  return copyBytes(bytes, to, from, start, end)
}

/** `2026-11-15 10:00:00.5+00` -> `"2026-11-15T10:00:00.5+00:00"`. Keeps `infinity` and a trailing ` BC`. */
function writeTimestamp(bytes: Buffer, to: number, from: Buffer, start: number, end: number): number {
  bytes[to++] = QUOTE
  let inTime = false
  for (let at = start; at < end; at++) {
    const byte = from[at]!
    bytes[to++] = byte === SPACE && !inTime ? LETTER_T : byte
    inTime ||= byte === SPACE
    const isZone = inTime && (byte === PLUS || byte === MINUS)
    if (!isZone) continue
    bytes[to++] = from[at + 1]!
    bytes[to++] = from[at + 2]!
    at += 2
    if (from[at + 1] === COLON && at + 1 < end) continue
    bytes[to++] = COLON
    bytes[to++] = ZERO
    bytes[to++] = ZERO
  }
  bytes[to++] = QUOTE
  return to
}
