import type { Encoding } from './encoding.ts'

/*
 * Values in PostgreSQL's text form written as JSON. Each function writes from `to` on and answers where it stopped; the caller has made
 * room (`mostBytes`). Plain loops over local variables, because this is where an answer of a hundred rows spends its time.
 */

const QUOTE = 0x22
const BACKSLASH = 0x5c
const SPACE = 0x20
const [LETTER_T, MINUS, PLUS, COLON, ZERO, NINE] = [0x54, 0x2d, 0x2b, 0x3a, 0x30, 0x39]
const IS_TRUE = 't'.charCodeAt(0)
const [TRUE, FALSE] = [Buffer.from('true'), Buffer.from('false')]
/** From here on one call into native code is cheaper than a loop. */
const LONG = 100
/** `\u0001`: what one byte can become at worst. */
const LONGEST_ESCAPE = 6
const LOOKED_THROUGH = 16_384

/** The escape of a byte that may not stand in a JSON text as it is; undefined = it may. */
const escapes: (Buffer | undefined)[] = Array.from({ length: 256 }, (_, byte) => {
  if (byte >= SPACE && byte !== QUOTE && byte !== BACKSLASH) return undefined
  return Buffer.from(JSON.stringify(String.fromCharCode(byte)).slice(1, -1))
})
const mustEscape = new Uint8Array(256).map((_, byte) => (escapes[byte] ? 1 : 0))

/** Room for what follows the keys of a row, at worst: quotes, `null` for nothing, `true` for `t`, a zone's minutes. */
export const ROOM_PER_COLUMN = 8

/** Room that the values of a row may need. A long row is looked through first: six times its size is too much on suspicion. */
export function mostBytes(from: Buffer, start: number, end: number): number {
  const length = end - start
  if (length <= LOOKED_THROUGH) return length * LONGEST_ESCAPE
  let escaped = 0
  for (let at = start; at < end; at++) escaped += mustEscape[from[at]!]!
  return length + escaped * LONGEST_ESCAPE
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
      to = writePlain(bytes, to + 1, from, start, end)
      bytes[to] = QUOTE
      return to + 1
    case 'json':
      return writePlain(bytes, to, from, start, end)
    case 'number':
      return writeNumber(bytes, to, from, start, end)
    case 'boolean':
      return writePlain(bytes, to, from[start] === IS_TRUE ? TRUE : FALSE, 0)
    case 'timestamp':
      return writeTimestamp(bytes, to, from, start, end)
  }
}

export function writePlain(bytes: Buffer, to: number, from: Buffer, start = 0, end = from.length): number {
  if (end - start > LONG) return to + from.copy(bytes, to, start, end)
  for (let at = start; at < end; at++) bytes[to++] = from[at]!
  return to
}

function writeText(bytes: Buffer, to: number, from: Buffer, start: number, end: number): number {
  bytes[to++] = QUOTE
  for (let at = start; at < end; at++) {
    const byte = from[at]!
    if (mustEscape[byte] === 0) bytes[to++] = byte
    else to = writePlain(bytes, to, escapes[byte]!)
  }
  bytes[to++] = QUOTE
  return to
}

/** NaN and the infinities are no JSON numbers; PostgreSQL quotes them. */
function writeNumber(bytes: Buffer, to: number, from: Buffer, start: number, end: number): number {
  const last = from[end - 1]!
  if (last < ZERO || last > NINE) return writeText(bytes, to, from, start, end)
  return writePlain(bytes, to, from, start, end)
}

/** `2026-11-15 10:00:00.5+00` -> `"2026-11-15T10:00:00.5+00:00"`. `infinity` stays, years before Christ keep their ` BC`. */
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
