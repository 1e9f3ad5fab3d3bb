const HEADER = 5

/** One message of the server: its kind and where its body lies. The bytes are valid only during the call. */
export type OnMessage = (kind: number, bytes: Buffer, start: number, end: number) => void

/**
 * Cuts the byte stream into messages without copying: rows stay bytes until they are written into an answer. (pg-protocol's own
 * reader makes a string of every value, which costs more than the whole rest of a request.) The chunk's memory may be used again
 * by the socket once the call returns, so only the beginning of an unfinished message is copied.
 */
export function createMessageReader(onMessage: OnMessage): (chunk: Buffer) => void {
  let pieces: Buffer[] = []
  let gathered = 0
  /** How many bytes make the unfinished message whole, or at least its length known. */
  let needed = 0

  function keep(rest: Buffer) {
    pieces = [Buffer.from(rest)]
    gathered = rest.length
    needed = rest.length >= HEADER ? 1 + rest.readUInt32BE(1) : HEADER
  }

  return (chunk) => {
    let bytes = chunk
    if (gathered > 0) {
      pieces.push(gathered + chunk.length < needed ? Buffer.from(chunk) : chunk)
      gathered += chunk.length
      if (gathered < needed) return
      bytes = Buffer.concat(pieces, gathered)
    }
    let at = 0
    while (at + HEADER <= bytes.length) {
      const end = at + 1 + bytes.readUInt32BE(at + 1)
      if (end > bytes.length) break
      onMessage(bytes[at]!, bytes, at + HEADER, end)
      at = end
    }
    if (at < bytes.length) keep(bytes.subarray(at))
    else [pieces, gathered] = [[], 0]
  }
}
