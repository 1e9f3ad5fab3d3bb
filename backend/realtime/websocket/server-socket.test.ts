import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ClientFrame, encodeClientFrame, openRawWebSocket } from '#tests/realtime/raw-websocket.ts'

const MAX_MESSAGE_BYTES = 200_000
const TEXT = 1

const encodeText = (content: string, options: Partial<ClientFrame> = {}) =>
  encodeClientFrame({ opcode: TEXT, payload: Buffer.from(content), ...options })

async function sendToServer(...chunks: Buffer[]) {
  const socket = openRawWebSocket({ maxMessageBytes: MAX_MESSAGE_BYTES })
  await socket.writeAndEnd(...chunks)
  return socket
}

/** Splits bytes at the given positions. */
function splitAt(bytes: Buffer, positions: readonly number[]): Buffer[] {
  const inner = positions.map((position) => position % (bytes.length + 1)).sort((a, b) => a - b)
  const bounds = [0, ...inner, bytes.length]
  return bounds.slice(1).map((end, index) => bytes.subarray(bounds[index], end))
}

describe('frames of a client', () => {
  it.each([0, 1, 125, 126, 127, 65_535, 65_536, 100_000])(
    'a text message of %i characters arrives',
    async (length) => {
      const { texts } = await sendToServer(encodeText('x'.repeat(length)))
      expect(texts).toEqual(['x'.repeat(length)])
    },
  )

  it('arrive the same however the network splits them, with fragments and pings in between', async () => {
    const message = fc.record({
      content: fc.string({ unit: 'grapheme', maxLength: 300 }),
      fragmentBounds: fc.array(fc.nat(300), { maxLength: 4 }),
      withPings: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(message, { maxLength: 5 }),
        fc.array(fc.nat(), { maxLength: 12 }),
        async (messages, chunkBounds) => {
          const frames = messages.flatMap(({ content, fragmentBounds, withPings }) =>
            splitAt(Buffer.from(content), fragmentBounds).flatMap((payload, index, all) => [
              encodeClientFrame({
                opcode: index === 0 ? TEXT : 0,
                payload,
                isLast: index === all.length - 1,
              }),
              ...(withPings ? [encodeClientFrame({ opcode: 9, payload: Buffer.from('?') })] : []),
            ]),
          )
          const { texts } = await sendToServer(...splitAt(Buffer.concat(frames), chunkBounds))
          expect(texts).toEqual(messages.map(({ content }) => content))
        },
      ),
    )
  })

  it('never crash the server, whatever bytes they contain', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 200 }),
        fc.array(fc.nat(), { maxLength: 5 }),
        async (bytes, chunkBounds) => {
          const socket = await sendToServer(...splitAt(Buffer.from(bytes), chunkBounds))
          expect(socket.texts.every((text) => text.length <= bytes.length)).toBe(true)
        },
      ),
    )
  })

  it.each([
    ['a frame without a mask', [encodeText('x', { isMasked: false })], 1002],
    ['reserved bits', [encodeText('x', { reservedBits: 0x40 })], 1002],
    ['an unknown opcode', [encodeClientFrame({ opcode: 3, payload: Buffer.alloc(0) })], 1002],
    ['an unknown control opcode', [encodeClientFrame({ opcode: 11, payload: Buffer.alloc(0) })], 1002],
    [
      'a continuation without a first fragment',
      [encodeClientFrame({ opcode: 0, payload: Buffer.alloc(1) })],
      1002,
    ],
    ['a new message inside a fragmented one', [encodeText('a', { isLast: false }), encodeText('b')], 1002],
    ['a fragmented ping', [encodeClientFrame({ opcode: 9, payload: Buffer.alloc(1), isLast: false })], 1002],
    ['a ping of more than 125 bytes', [encodeClientFrame({ opcode: 9, payload: Buffer.alloc(126) })], 1002],
    [
      'text that is not UTF-8',
      [encodeClientFrame({ opcode: TEXT, payload: Buffer.from([0xc3, 0x28]) })],
      1007,
    ],
    ['a close frame of one byte', [encodeClientFrame({ opcode: 8, payload: Buffer.alloc(1) })], 1002],
    [
      'a close frame with the reserved code 1005',
      [encodeClientFrame({ opcode: 8, payload: Buffer.from([0x03, 0xed]) })],
      1002,
    ],
    ['a message above the limit', [encodeText('x'.repeat(200_001))], 1009],
    [
      'fragments above the limit',
      [
        encodeText('x'.repeat(150_000), { isLast: false }),
        encodeClientFrame({ opcode: 0, payload: Buffer.alloc(60_000) }),
      ],
      1009,
    ],
    [
      'a header that announces a message far above the limit',
      [Buffer.from([0x81, 0xff, 0x00, 0x00, 0x00, 0x7f, 255, 255, 255, 255])],
      1009,
    ],
  ])('%s closes the connection', async (_, chunks, code) => {
    expect((await sendToServer(...chunks)).closeCode()).toBe(code)
  })

  it('a close frame gets a close frame with the same code', async () => {
    const close = encodeClientFrame({ opcode: 8, payload: Buffer.from([0x03, 0xe8, 0x6f, 0x6b]) })
    expect((await sendToServer(close)).closeCode()).toBe(1000)
  })

  it('a message after the server has closed is ignored', async () => {
    const socket = openRawWebSocket({ maxMessageBytes: MAX_MESSAGE_BYTES })
    socket.server.close(1000, 'done')
    await socket.writeAndEnd(encodeText('late'))
    expect(socket.texts).toEqual([])
  })
})

describe('frames of the server', () => {
  it.each([0, 125, 126, 65_535, 65_536])('a text message of %i bytes arrives unmasked', async (length) => {
    const socket = openRawWebSocket({ maxMessageBytes: MAX_MESSAGE_BYTES })
    socket.server.send('x'.repeat(length))
    await socket.writeAndEnd()
    expect(socket.receivedFrames()[0]).toEqual({ opcode: TEXT, payload: Buffer.alloc(length, 'x') })
  })

  it('a close frame never exceeds the size of a control frame', async () => {
    const socket = openRawWebSocket({ maxMessageBytes: MAX_MESSAGE_BYTES })
    socket.server.close(1000, 'ü'.repeat(500))
    await socket.writeAndEnd()
    const [close] = socket.receivedFrames()
    expect(close!.opcode).toBe(8)
    expect(close!.payload.length).toBeLessThanOrEqual(125)
  })

  it('a client that does not read is disconnected', async () => {
    const socket = openRawWebSocket({ maxMessageBytes: MAX_MESSAGE_BYTES })
    for (let count = 0; count < 40; count++) socket.server.send('x'.repeat(100_000))
    await socket.writeAndEnd()
    expect(socket.receivedFrames().length).toBeLessThan(40)
  })
})
