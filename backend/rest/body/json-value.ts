import type { Encoding } from './encoding.ts'
import { append, makeRoom, type GrowingBuffer } from './growing-buffer.ts'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const SPACE = 0x20
const [TRUE, FALSE] = [Buffer.from('true'), Buffer.from('false')]
const [LETTER_T, MINUS, PLUS, COLON, ZERO, NINE] = [0x54, 0x2d, 0x2b, 0x3a, 0x30, 0x39]
const IS_TRUE = 't'.charCodeAt(0)
/** Copying by hand wins for short pieces: a call into native code costs more than the bytes. */
const SHORT = 48

/** The escape of a byte that may not stand in a JSON text as it is; undefined = it may. */
const escapes: (Buffer | undefined)[] = Array.from({ length: 256 }, (_, byte) => {
  if (byte >= SPACE && byte !== QUOTE && byte !== BACKSLASH) return undefined
  return Buffer.from(JSON.stringify(String.fromCharCode(byte)).slice(1, -1))
})
const mustEscape = new Uint8Array(256).map((_, byte) => (escapes[byte] ? 1 : 0))

/** Writes one value, given in PostgreSQL's text form, as JSON. */
export function writeValue(out: GrowingBuffer, encoding: Encoding, from: Buffer, start: number, end: number) {
  if (encoding === 'text') writeText(out, from, start, end)
  else if (encoding === 'json') append(out, from, start, end)
  else if (encoding === 'number') writeNumber(out, from, start, end)
  else if (encoding === 'boolean') append(out, from[start] === IS_TRUE ? TRUE : FALSE)
  else writeTimestamp(out, from, start, end)
}

function writeText(out: GrowingBuffer, from: Buffer, start: number, end: number) {
  // The worst case is six bytes for one, but that is rare: room for the plain case, more when an escape turns up.
  makeRoom(out, end - start + 2)
  out.bytes[out.length++] = QUOTE
  for (let at = start; at < end; at++) {
    const byte = from[at]!
    if (mustEscape[byte] === 0) out.bytes[out.length++] = byte
    else {
      const escape = escapes[byte]!
      makeRoom(out, escape.length + end - at + 1)
      append(out, escape)
    }
  }
  out.bytes[out.length++] = QUOTE
}

/** NaN and the infinities are no JSON numbers; PostgreSQL quotes them. */
function writeNumber(out: GrowingBuffer, from: Buffer, start: number, end: number) {
  const last = from[end - 1]!
  if (last < ZERO || last > NINE) return writeText(out, from, start, end)
  makeRoom(out, end - start)
  if (end - start > SHORT) return append(out, from, start, end)
  for (let at = start; at < end; at++) out.bytes[out.length++] = from[at]!
}

/** `2026-11-15 10:00:00.5+00` -> `"2026-11-15T10:00:00.5+00:00"`. `infinity` stays, years before Christ keep their ` BC`. */
function writeTimestamp(out: GrowingBuffer, from: Buffer, start: number, end: number) {
  makeRoom(out, end - start + 5)
  out.bytes[out.length++] = QUOTE
  let separated = false
  for (let at = start; at < end; at++) {
    const byte = from[at]!
    if (byte === SPACE && !separated) {
      out.bytes[out.length++] = LETTER_T
      separated = true
    } else out.bytes[out.length++] = byte
    const isZone = separated && (byte === PLUS || byte === MINUS)
    if (!isZone) continue
    out.bytes[out.length++] = from[at + 1]!
    out.bytes[out.length++] = from[at + 2]!
    at += 2
    if (at + 1 >= end || from[at + 1] !== COLON) {
      out.bytes[out.length++] = COLON
      out.bytes[out.length++] = ZERO
      out.bytes[out.length++] = ZERO
    }
  }
  out.bytes[out.length++] = QUOTE
}
