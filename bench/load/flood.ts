// A process of its own that asks for far more than can be answered: so many connections, each with its next question as soon as the last
// one is answered. It reads no more of an answer than it must, so that the server is what gives out, not the asking.
import { connect } from 'node:net'

export interface Flooded {
  served: number
  /** With 503 and a Retry-After. */
  refused: number
  wrong: number
}

const [site, connections, milliseconds] = process.argv.slice(2)
const { hostname, port, host } = new URL(site!)
const until = performance.now() + Number(milliseconds)
const PATIENCE_MS = 30_000
const counted: Flooded = { served: 0, refused: 0, wrong: 0 }

await Promise.all(Array.from({ length: Number(connections) }, (_, n) => visit(n)))
process.send?.(counted)
process.disconnect?.()

function visit(n: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const line = connect({ host: hostname, port: Number(port) }).setTimeout(PATIENCE_MS)
  let turn = 0
  let head = ''
  let missing = 0
  const ask = () => {
    if (performance.now() >= until) return void line.end()
    line.write(
      `GET /en/search?q=cat${n}x${turn++} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: gzip\r\n\r\n`,
    )
  }
  const fail = () => {
    counted.wrong++
    line.destroy()
  }
  line.on('connect', ask)
  line.on('timeout', fail)
  line.on('error', fail)
  line.on('close', resolve)
  line.on('data', (bytes: Buffer) => {
    missing -= bytes.length
    if (missing <= 0 && head === '') {
      const [text, length] = headOf(bytes)
      if (text === undefined) return fail()
      head = text
      missing = length - bytes.length
    }
    if (missing > 0) return
    if (head.startsWith('HTTP/1.1 200')) counted.served++
    else if (head.startsWith('HTTP/1.1 503') && /\r\nretry-after:/i.test(head)) counted.refused++
    else counted.wrong++
    head = ''
    missing = 0
    ask()
  })
  return promise
}

/** The head of an answer, which comes in one piece, and how long the whole answer is. */
function headOf(bytes: Buffer): [string, number] | [undefined] {
  const end = bytes.indexOf('\r\n\r\n')
  const text = bytes.toString('latin1', 0, Math.max(end, 0))
  const length = /\r\ncontent-length: (\d+)/i.exec(text)
  return end > 0 && length ? [text, end + 4 + Number(length[1])] : [undefined]
}
