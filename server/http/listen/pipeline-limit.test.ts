import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listen, type ListeningServer } from './listen.ts'

let server: ListeningServer
let handled: number
beforeEach(async () => {
  handled = 0
  server = await listen({
    host: '127.0.0.1',
    port: 0,
    handler: () => new Response('here'),
    connectionKey: ({ remoteAddress }) => remoteAddress,
    admit: () => {
      handled++
      return true
    },
  })
})
afterEach(() => server.close(0))

const REQUEST = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'

test('a connection that sends a thousand requests at once is cut off before they are handled', async () => {
  const socket = connect({ port: server.port, host: '127.0.0.1' })
  socket.on('error', () => {}).resume()
  socket.write(REQUEST.repeat(1000))
  await once(socket, 'close')
  expect(handled).toBeLessThan(20)
})

test('the address of such a connection is refused for a while, and other addresses are served', async () => {
  const open = (localAddress: string) =>
    connect({ port: server.port, host: '127.0.0.1', localAddress }).on('error', () => {})
  const idle = open('127.0.0.66').resume()
  const attacker = open('127.0.0.66').resume()
  attacker.write(REQUEST.repeat(1000))
  await Promise.all([once(idle, 'close'), once(attacker, 'close')])
  const [again, visitor] = [open('127.0.0.66'), open('127.0.0.2')]
  again.end(REQUEST)
  visitor.end(REQUEST)
  expect(await text(visitor)).toMatch(/^HTTP\/1\.1 200/)
  expect(await text(again).catch(() => '')).toBe('')
})

test('a few requests sent at once get their responses', async () => {
  const socket = connect({ port: server.port, host: '127.0.0.1' })
  socket.end(REQUEST.repeat(5))
  expect((await text(socket)).match(/HTTP\/1\.1 200/g)).toHaveLength(5)
})

test('a connection serves any number of requests one after the other', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let count = 0; count < 30; count++) {
    const sent = request({ port: server.port, host: '127.0.0.1', agent }).end()
    const [response] = await once(sent, 'response')
    expect(await text(response)).toBe('here')
    expect(sent.reusedSocket).toBe(count > 0)
  }
  agent.destroy()
})
