// A child process that overloads the server: each connection sends its next request as soon as the previous response is complete.
// It parses as little of a response as possible, so that the server is the bottleneck and not the client.
import { connect } from 'node:net'

export interface FloodResult {
  served: number
  /** Responses with 503 and Retry-After. */
  rejected: number
  failed: number
}

const [site, connections, milliseconds] = process.argv.slice(2)
const { hostname, port, host } = new URL(site!)
const deadline = performance.now() + Number(milliseconds)
const TIMEOUT_MS = 30_000
const counts: FloodResult = { served: 0, rejected: 0, failed: 0 }

await Promise.all(Array.from({ length: Number(connections) }, (_, n) => sendUntilDeadline(n)))
process.send?.(counts)
process.disconnect?.()

function sendUntilDeadline(n: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const socket = connect({ host: hostname, port: Number(port) }).setTimeout(TIMEOUT_MS)
  let round = 0
  let head = ''
  let remainingBytes = 0
  const send = () => {
    if (performance.now() >= deadline) return void socket.end()
    socket.write(
      `GET /en/search?q=cat${n}x${round++} HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-for: 10.1.${n >> 8}.${n & 255}\r\naccept-encoding: gzip\r\n\r\n`,
    )
  }
  const fail = () => {
    counts.failed++
    socket.destroy()
  }
  socket.on('connect', send)
  socket.on('timeout', fail)
  socket.on('error', fail)
  socket.on('close', resolve)
  socket.on('data', (bytes: Buffer) => {
    remainingBytes -= bytes.length
    if (remainingBytes <= 0 && head === '') {
      const [text, length] = parseHead(bytes)
      if (text === undefined) return fail()
      head = text
      remainingBytes = length - bytes.length
    }
    if (remainingBytes > 0) return
    if (head.startsWith('HTTP/1.1 200')) counts.served++
    else if (head.startsWith('HTTP/1.1 503') && /\r\nretry-after:/i.test(head)) counts.rejected++
    else counts.failed++
    head = ''
    remainingBytes = 0
    send()
  })
  return promise
}

/** The head of a response, which arrives in one chunk, and the length of the whole response. */
function parseHead(bytes: Buffer): [string, number] | [undefined] {
  const end = bytes.indexOf('\r\n\r\n')
  const text = bytes.toString('latin1', 0, Math.max(end, 0))
  const length = /\r\ncontent-length: (\d+)/i.exec(text)
  return end > 0 && length ? [text, end + 4 + Number(length[1])] : [undefined]
}
