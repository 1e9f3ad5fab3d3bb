const HEADER_BYTES = 5

/** Called for each message of the server with its type and the range of its body. The bytes are valid only during the call. */
export type OnMessage = (type: number, bytes: Buffer, start: number, end: number) => void

/** A buffer that grew beyond this size for one long message is replaced by a small one afterwards. */
const MAX_REUSED_BYTES = 262_144

/**
 * Splits the byte stream into messages without copying, so that rows stay bytes until they are written into a response.
 * (The parser of pg-protocol creates a string for every value, which costs more than the rest of a request.) The socket
 * reuses the memory of a chunk after the call, so a message that continues in the next chunk is copied, into a buffer that is reused, too:
 * new buffers for every chunk of a long list kept the garbage collector busy.
 */
export function createMessageReader(onMessage: OnMessage): (chunk: Buffer) => void {
  /** The beginning of a message that is incomplete. */
  let incomplete = Buffer.alloc(0)
  let length = 0

  /** Appends bytes of the chunk until the incomplete message has so many, and returns where the others begin. */
  function append(chunk: Buffer, at: number, needed: number): number {
    const end = Math.min(chunk.length, at + needed - length)
    const required = length + end - at
    if (required > incomplete.length) {
      // The length of the whole message is known after its header.
      const larger = Buffer.allocUnsafeSlow(Math.max(needed, 2 * incomplete.length))
      incomplete.copy(larger, 0, 0, length)
      incomplete = larger
    }
    chunk.copy(incomplete, length, at, end)
    length = required
    return end
  }

  /** Returns where the bytes behind the message begin. */
  function completeMessage(chunk: Buffer): number {
    const at = length < HEADER_BYTES ? append(chunk, 0, HEADER_BYTES) : 0
    if (length < HEADER_BYTES) return at
    const needed = 1 + incomplete.readUInt32BE(1)
    const end = append(chunk, at, needed)
    if (length < needed) return end
    onMessage(incomplete[0]!, incomplete, HEADER_BYTES, needed)
    length = 0
    if (incomplete.length > MAX_REUSED_BYTES) incomplete = Buffer.alloc(0)
    return end
  }

  return (chunk) => {
    let at = length > 0 ? completeMessage(chunk) : 0
    while (at + HEADER_BYTES <= chunk.length) {
      const end = at + 1 + chunk.readUInt32BE(at + 1)
      if (end > chunk.length) break
      onMessage(chunk[at]!, chunk, at + HEADER_BYTES, end)
      at = end
    }
    if (at < chunk.length) append(chunk, at, chunk.length - at + length)
  }
}
