const HEAD_END = Buffer.from('\r\n\r\n')
const CHUNKED_BODY_END = '0\r\n\r\n'

/**
 * Returns a function that receives what the socket reads and returns true when the response is complete. It does not store the body.
 * PostgREST responds with chunked transfer encoding, node:http with a content-length. Throws on any status but 200.
 */
export function createResponseReader(): (bytes: Buffer) => boolean {
  /** Remaining bytes of the body: undefined while the head is read, Infinity for a chunked response. */
  let remaining: number | undefined
  let head = ''
  /** The last characters of a chunked response. */
  let tail = ''

  function readHead(bytes: Buffer): number {
    const end = bytes.indexOf(HEAD_END)
    head += bytes.toString('latin1', 0, end < 0 ? bytes.length : end)
    if (end < 0) return -1
    if (!head.startsWith('200', 9))
      throw new Error(`unexpected response: ${head} ${bytes.toString('latin1', end, 500)}`)
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
    remaining = length === undefined ? Infinity : Number(length)
    return end + HEAD_END.length
  }

  return (bytes) => {
    const start = remaining === undefined ? readHead(bytes) : 0
    if (start < 0) return false
    remaining! -= bytes.length - start
    if (remaining === Infinity)
      tail = (tail + bytes.toString('latin1', Math.max(start, bytes.length - 5))).slice(-5)
    if (remaining! > 0 && tail !== CHUNKED_BODY_END) return false
    remaining = undefined
    head = tail = ''
    return true
  }
}
