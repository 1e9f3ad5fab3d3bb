import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createConnections } from './connections.ts'

/** A socket that only knows whether it is open. */
class FakeSocket extends EventEmitter {
  isOpen = true
  received = ''
  address: string
  constructor(address: string) {
    super()
    this.address = address
  }
  write(text: string) {
    this.received += text
  }
  destroy() {
    this.isOpen = false
    this.emit('close')
  }
  destroySoon() {
    this.destroy()
  }
}

function open(limits = { total: 10, perKey: 2 }) {
  const connections = createConnections({
    limits,
    keyOf: (socket) => {
      const { address } = socket as unknown as FakeSocket
      return address === 'proxy' ? undefined : address
    },
  })
  const connect = (address: string) => {
    const socket = new FakeSocket(address)
    connections.opened(socket as unknown as Socket)
    return socket as FakeSocket & Socket
  }
  return { connections, connect }
}

test('an address has a limited number of connections, other addresses and the proxy are not affected', () => {
  const { connect } = open()
  const sockets = ['a', 'a', 'a', 'b', 'proxy', 'proxy', 'proxy'].map(connect)
  expect(sockets.map(({ isOpen }) => isOpen)).toEqual([true, true, false, true, true, true, true])
  expect(sockets[2]!.received).toMatch(/^HTTP\/1\.1 503 .*retry-after/s)
  sockets[0]!.destroy()
  expect(connect('a').isOpen).toBe(true)
})

test('a new connection replaces the longest idle one, but none that is in use or has never sent a request', () => {
  const { connections, connect } = open()
  const [first, second] = [connect('a'), connect('a')]
  connections.requestStarted(first)
  expect(connect('a').isOpen).toBe(false)
  connections.requestEnded(first)
  const third = connect('a')
  expect([first.isOpen, second.isOpen, third.isOpen]).toEqual([false, true, true])
})

test('a WebSocket does not count as a connection', () => {
  const { connections, connect } = open()
  const sockets = [connect('a'), connect('a')]
  connections.upgraded(sockets[0]!)
  expect([connect('a').isOpen, connect('a').isOpen]).toEqual([true, false])
})

test('connections without an admitted request can be closed alone', () => {
  const { connections, connect } = open()
  const [busy, sending, idle] = [connect('a'), connect('a'), connect('b')]
  connections.requestStarted(busy)
  connections.requestStarted(idle)
  connections.requestEnded(idle)
  connections.closeUnused()
  expect([busy.isOpen, sending.isOpen, idle.isOpen]).toEqual([true, false, false])
})
