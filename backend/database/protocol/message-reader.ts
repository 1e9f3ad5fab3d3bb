const HEADER_BYTES = 5

/** Called for each message of the server with its type and the range of its body. The bytes are valid only during the call. */
export type OnMessage = (type: number, bytes: Buffer, start: number, end: number) => void

/**
 * Splits the byte stream into messages without copying, so that rows stay bytes until they are written into a response.
 * (The parser of pg-protocol creates a string for every value, which costs more than the rest of a request.) The socket
 * reuses the memory of a chunk after the call, so the part of an incomplete message is copied.
 */
export function createMessageReader(onMessage: OnMessage): (chunk: Buffer) => void {
  let pieces: Buffer[] = []
  let piecesLength = 0
  /** The length of the incomplete message, or of its header while that is incomplete too. */
  let needed = 0

  function storeIncomplete(rest: Buffer) {
    pieces = [Buffer.from(rest)]
    piecesLength = rest.length
    needed = rest.length >= HEADER_BYTES ? 1 + rest.readUInt32BE(1) : HEADER_BYTES
  }

  return (chunk) => {
    let bytes = chunk
    if (piecesLength > 0) {
      pieces.push(piecesLength + chunk.length < needed ? Buffer.from(chunk) : chunk)
      piecesLength += chunk.length
      if (piecesLength < needed) return
      bytes = Buffer.concat(pieces, piecesLength)
    }
    let offset = 0
    while (offset + HEADER_BYTES <= bytes.length) {
      const end = offset + 1 + bytes.readUInt32BE(offset + 1)
      if (end > bytes.length) break
      onMessage(bytes[offset]!, bytes, offset + HEADER_BYTES, end)
      offset = end
    }
    if (offset < bytes.length) storeIncomplete(bytes.subarray(offset))
    else [pieces, piecesLength] = [[], 0]
  }
}
