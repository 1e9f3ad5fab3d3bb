import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

const message = (kind: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(5, kind)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const int = (bytes: 2 | 4, ...values: number[]) => {
  const buffer = Buffer.alloc(bytes * values.length)
  values.forEach((value, at) => buffer.writeIntBE(value, at * bytes, bytes))
  return buffer
}
const text = (value: string) => Buffer.from(`${value}\0`)

/** A server that lets everybody in and answers every question with one text: enough of PostgreSQL to be an old one. */
export async function startOldServer(answer: string): Promise<{ port: number; close(): void }> {
  const ready = message('Z', Buffer.from('I'))
  const column = Buffer.concat([
    text('version'),
    int(4, 0),
    int(2, 0),
    int(4, 25),
    int(2, -1),
    int(4, -1),
    int(2, 0),
  ])
  const replies: Record<string, Buffer> = {
    P: message('1'),
    D: Buffer.concat([message('t', int(2, 0)), message('T', int(2, 1), column)]),
    B: message('2'),
    E: Buffer.concat([
      message('D', int(2, 1), int(4, answer.length), Buffer.from(answer)),
      message('C', text('SELECT 1')),
    ]),
    S: ready,
  }
  const server = createServer((socket) => {
    let greeted = false
    socket.on('error', () => socket.destroy())
    socket.on('data', (bytes: Buffer) => {
      if (!greeted) {
        greeted = true
        return void socket.write(Buffer.concat([message('R', int(4, 0)), ready]))
      }
      for (let at = 0; at + 5 <= bytes.length; at += 1 + bytes.readInt32BE(at + 1)) {
        const reply = replies[String.fromCharCode(bytes[at]!)]
        if (reply) socket.write(reply)
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}
