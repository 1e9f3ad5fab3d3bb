/** RFC 6455, section 5, as a server sees it: what a client sends, one byte at a time if need be. No extensions, so no compression. */

export type Frame =
  | { kind: 'text'; text: string }
  | { kind: 'binary'; bytes: Buffer }
  | { kind: 'ping' | 'pong'; bytes: Buffer }
  | { kind: 'close'; code: number; reason: string }

/** The client broke the rules; the code is what it is told on closing. */
export class FrameProblem extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.name = 'FrameProblem'
    this.code = code
  }
}

const CLOSE = { protocol: 1002, badText: 1007, tooLarge: 1009, none: 1005 } as const
const OPCODE = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const
const LARGEST_CONTROL = 125

/** Takes bytes as they arrive and gives back the messages that became complete. Throws `FrameProblem`; then it is over. */
export function createFrameReader({ maxBytes }: { maxBytes: number }): (chunk: Buffer) => Frame[] {
  const found: Frame[] = []
  const reader = readFrames(maxBytes, (frame) => found.push(frame))
  let wanted = reader.next().value
  let chunks: Buffer[] = []
  let size = 0
  return (chunk) => {
    chunks.push(chunk)
    size += chunk.length
    while (size >= wanted) {
      const all = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, size)
      const rest = all.subarray(wanted)
      chunks = rest.length > 0 ? [rest] : []
      size = rest.length
      wanted = reader.next(all.subarray(0, wanted)).value
    }
    return found.splice(0)
  }
}

/** Yields how many bytes it needs next, and is given exactly these. */
function* readFrames(maxBytes: number, emit: (frame: Frame) => void): Generator<number, never, Buffer> {
  let parts: Buffer[] = []
  let partsBytes = 0
  let message: 'text' | 'binary' | undefined
  for (;;) {
    const [first, second] = (yield 2) as unknown as [number, number]
    const isLast = (first & 0x80) !== 0
    const opcode = first & 0x0f
    if ((first & 0x70) !== 0) throw new FrameProblem(CLOSE.protocol, 'reserved bits are set')
    if ((second & 0x80) === 0) throw new FrameProblem(CLOSE.protocol, 'frames of a client are masked')
    let length = second & 0x7f
    const isControl = opcode >= OPCODE.close
    if (isControl && (!isLast || length > LARGEST_CONTROL))
      throw new FrameProblem(CLOSE.protocol, 'control frames are short and in one piece')
    if (length === 126) length = (yield 2).readUInt16BE()
    else if (length === 127) length = Number((yield 8).readBigUInt64BE())
    if (!isControl && partsBytes + length > maxBytes)
      throw new FrameProblem(CLOSE.tooLarge, 'the message is too large')
    const mask = Buffer.from(yield 4)
    const payload = length > 0 ? unmasked(yield length, mask) : Buffer.alloc(0)
    if (isControl) {
      emit(controlFrame(opcode, payload))
      continue
    }
    if (opcode === OPCODE.continuation) {
      if (!message) throw new FrameProblem(CLOSE.protocol, 'nothing to continue')
    } else {
      if (message) throw new FrameProblem(CLOSE.protocol, 'the last message is not finished')
      if (opcode !== OPCODE.text && opcode !== OPCODE.binary)
        throw new FrameProblem(CLOSE.protocol, 'unknown kind of frame')
      message = opcode === OPCODE.text ? 'text' : 'binary'
    }
    parts.push(payload)
    partsBytes += length
    if (!isLast) {
      if (parts.length > 1024) throw new FrameProblem(CLOSE.tooLarge, 'too many pieces')
      continue
    }
    const bytes = Buffer.concat(parts, partsBytes)
    emit(message === 'text' ? { kind: 'text', text: decoded(bytes) } : { kind: 'binary', bytes })
    parts = []
    partsBytes = 0
    message = undefined
  }
}

function unmasked(bytes: Buffer, mask: Buffer): Buffer {
  const plain = Buffer.allocUnsafe(bytes.length)
  for (let at = 0; at < bytes.length; at++) plain[at] = bytes[at]! ^ mask[at & 3]!
  return plain
}

function controlFrame(opcode: number, payload: Buffer): Frame {
  if (opcode === OPCODE.ping || opcode === OPCODE.pong)
    return { kind: opcode === OPCODE.ping ? 'ping' : 'pong', bytes: payload }
  if (opcode !== OPCODE.close) throw new FrameProblem(CLOSE.protocol, 'unknown kind of frame')
  if (payload.length === 0) return { kind: 'close', code: CLOSE.none, reason: '' }
  const code = payload.length > 1 ? payload.readUInt16BE() : 0
  if (!mayBeSent(code)) throw new FrameProblem(CLOSE.protocol, 'not a code to close with')
  return { kind: 'close', code, reason: decoded(payload.subarray(2)) }
}

const mayBeSent = (code: number) =>
  (code >= 1000 && code <= 1014 && ![1004, 1005, 1006].includes(code)) || (code >= 3000 && code <= 4999)

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new FrameProblem(CLOSE.badText, 'text that is not UTF-8')
  }
}

/** One unfragmented frame of a server, which never masks. */
export function encodeFrame(kind: 'text' | 'close' | 'ping' | 'pong', payload: Buffer): Buffer {
  const { length } = payload
  const header = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10)
  header[0] = 0x80 | OPCODE[kind]
  if (length < 126) header[1] = length
  else if (length < 65_536) {
    header[1] = 126
    header.writeUInt16BE(length, 2)
  } else {
    header[1] = 127
    header.writeBigUInt64BE(BigInt(length), 2)
  }
  return Buffer.concat([header, payload])
}

export function encodeClose(code: number, reason: string): Buffer {
  // At most 125 bytes, two of them the code; a reason is ours and short.
  const text = Buffer.from(reason.slice(0, 100))
  const payload = Buffer.alloc(2 + Math.min(text.length, LARGEST_CONTROL - 2))
  payload.writeUInt16BE(code)
  text.copy(payload, 2)
  return encodeFrame('close', payload)
}
