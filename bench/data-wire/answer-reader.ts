const HEAD_END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = '0\r\n\r\n'

/**
 * Takes what a server sends, piece by piece, and says true with the piece that ends an answer. It keeps none of the body: all it needs
 * is where it ends. PostgREST sends chunks, node:http a length. Throws on anything but a 200.
 */
export function createAnswerReader(): (bytes: Buffer) => boolean {
  /** Bytes of the body still to come; undefined while the head is read. */
  let left: number | undefined
  let head = ''
  /** The end of what has come of an answer in chunks. */
  let tail = ''

  function readHead(bytes: Buffer): number {
    const end = bytes.indexOf(HEAD_END)
    head += bytes.toString('latin1', 0, end < 0 ? bytes.length : end)
    if (end < 0) return -1
    if (!head.startsWith('200', 9))
      throw new Error(`unexpected answer: ${head} ${bytes.toString('latin1', end, 500)}`)
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
    left = length === undefined ? Infinity : Number(length)
    return end + HEAD_END.length
  }

  return (bytes) => {
    const start = left === undefined ? readHead(bytes) : 0
    if (start < 0) return false
    left! -= bytes.length - start
    if (left === Infinity)
      tail = (tail + bytes.toString('latin1', Math.max(start, bytes.length - 5))).slice(-5)
    if (left! > 0 && tail !== LAST_CHUNK) return false
    left = undefined
    head = tail = ''
    return true
  }
}
