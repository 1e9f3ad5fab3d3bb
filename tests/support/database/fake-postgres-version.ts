import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** A message of the PostgreSQL protocol: type, length, body. */
const message = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(5, type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const int = (bytes: 2 | 4, ...values: number[]) => {
  const buffer = Buffer.alloc(bytes * values.length)
  values.forEach((value, i) => buffer.writeIntBE(value, i * bytes, bytes))
  return buffer
}
const text = (value: string) => Buffer.from(`${value}\0`)

/** A fake PostgreSQL that accepts every connection and returns the same text for every query, to simulate an old version. */
export async function startFakePostgres(result: string): Promise<{ port: number; close(): void }> {
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
  // Keys are the types of the client's messages: Parse, Describe, Bind, Execute, Sync.
  const replies: Record<string, Buffer> = {
    P: message('1'),
    D: Buffer.concat([message('t', int(2, 0)), message('T', int(2, 1), column)]),
    B: message('2'),
    E: Buffer.concat([
      message('D', int(2, 1), int(4, result.length), Buffer.from(result)),
      message('C', text('SELECT 1')),
    ]),
    S: ready,
  }
  const server = createServer((socket) => {
    let startedUp = false
    socket.on('error', () => socket.destroy())
    socket.on('data', (bytes: Buffer) => {
      if (!startedUp) {
        startedUp = true
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
