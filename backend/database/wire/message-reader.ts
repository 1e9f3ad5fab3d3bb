const HEADER = 5
const NOTHING: Buffer = Buffer.alloc(0)

/** One message of the server: its kind and where its body lies. The bytes are valid only during the call. */
export type OnMessage = (kind: number, bytes: Buffer, start: number, end: number) => void

/**
 * Cuts the byte stream into messages without copying: rows stay bytes until they are written into an answer. (pg-protocol's own
 * reader makes a string of every value, which costs more than the whole rest of a request.)
 */
export function createMessageReader(onMessage: OnMessage): (chunk: Buffer) => void {
  let left = NOTHING
  let pieces: Buffer[] = []
  let missing = 0

  return (chunk) => {
    // A long message arrives in many pieces: join them once, when all are there.
    if (left.length > 0) {
      pieces.push(chunk)
      missing -= chunk.length
      if (missing > 0) return
      chunk = Buffer.concat(pieces)
    }
    let at = 0
    while (at + HEADER <= chunk.length) {
      const end = at + 1 + chunk.readUInt32BE(at + 1)
      if (end > chunk.length) break
      onMessage(chunk[at]!, chunk, at + HEADER, end)
      at = end
    }
    left = at === chunk.length ? NOTHING : chunk.subarray(at)
    pieces = [left]
    missing = left.length >= HEADER ? 1 + left.readUInt32BE(1) - left.length : HEADER - left.length
  }
}
