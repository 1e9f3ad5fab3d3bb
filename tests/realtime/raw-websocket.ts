// A client that writes single frames and bytes by hand, to test how the server handles invalid ones.
import type { IncomingMessage } from 'node:http'
import { duplexPair } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { createWebSocketAcceptor, type ServerSocket } from '#backend/realtime/websocket/server-socket.ts'

const OPCODE_CLOSE = 8

export interface ClientFrame {
  opcode: number
  payload: Buffer
  isLast?: boolean
  isMasked?: boolean
  reservedBits?: number
}

export function encodeClientFrame({
  opcode,
  payload,
  isLast = true,
  isMasked = true,
  reservedBits = 0,
}: ClientFrame): Buffer {
  const { length } = payload
  const extendedLength = Buffer.alloc(length < 126 ? 0 : length < 65_536 ? 2 : 8)
  if (extendedLength.length === 2) extendedLength.writeUInt16BE(length)
  if (extendedLength.length === 8) extendedLength.writeBigUInt64BE(BigInt(length))
  const shortLength = length < 126 ? length : length < 65_536 ? 126 : 127
  const header = Buffer.from([
    (isLast ? 0x80 : 0) | reservedBits | opcode,
    (isMasked ? 0x80 : 0) | shortLength,
  ])
  if (!isMasked) return Buffer.concat([header, extendedLength, payload])
  const mask = Buffer.from([0x12, 0xff, 0x00, 0xa7])
  const masked = payload.map((byte, index) => byte ^ mask[index % 4]!)
  return Buffer.concat([header, extendedLength, mask, masked])
}

interface ServerFrame {
  opcode: number
  payload: Buffer
}

/** Parses the complete frames that the server sent after the response to the handshake. */
function parseServerFrames(received: Buffer): ServerFrame[] {
  const frames: ServerFrame[] = []
  let offset = received.indexOf('\r\n\r\n') + 4
  while (offset + 2 <= received.length) {
    const shortLength = received[offset + 1]!
    const headerLength = shortLength < 126 ? 2 : shortLength === 126 ? 4 : 10
    const length =
      shortLength < 126
        ? shortLength
        : shortLength === 126
          ? received.readUInt16BE(offset + 2)
          : Number(received.readBigUInt64BE(offset + 2))
    const start = offset + headerLength
    frames.push({ opcode: received[offset]! & 0x0f, payload: received.subarray(start, start + length) })
    offset = start + length
  }
  return frames
}

interface RawWebSocket {
  server: ServerSocket
  /** The text messages that the server received. */
  texts: string[]
  /** Writes the chunks, closes the connection, and waits until the server has handled everything. */
  writeAndEnd(...chunks: Buffer[]): Promise<void>
  receivedFrames(): ServerFrame[]
  /** The code of the close frame that the server sent; undefined when it sent none. */
  closeCode(): number | undefined
}

/** Connects a client and a server socket in memory. */
export function openRawWebSocket({ maxMessageBytes }: { maxMessageBytes: number }): RawWebSocket {
  const [clientStream, serverStream] = duplexPair()
  const received: Buffer[] = []
  const texts: string[] = []
  const serverClosed = Promise.withResolvers<void>()
  clientStream.on('data', (chunk: Buffer) => received.push(chunk)).on('error', () => {})
  const accept = createWebSocketAcceptor({
    maxMessageBytes,
    pingIntervalMs: 60_000,
    maxUnsentBytes: 1024 * 1024,
  })
  const request = {
    method: 'GET',
    headers: {
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    },
  } as unknown as IncomingMessage
  const server = accept(request, serverStream, Buffer.alloc(0), {
    onText: (text) => texts.push(text),
    onBinary() {},
    onClose: serverClosed.resolve,
  })!
  const receivedFrames = () => parseServerFrames(Buffer.concat(received))
  return {
    server,
    texts,
    async writeAndEnd(...chunks) {
      for (const chunk of chunks) clientStream.write(chunk)
      // The server reports an error only while the client is connected, so it gets the time to handle the chunks first.
      await setImmediate()
      clientStream.end()
      await serverClosed.promise
      // Frames that the server sent before it closed are still in the buffer of the stream.
      await setImmediate()
    },
    receivedFrames,
    closeCode() {
      const close = receivedFrames().find(({ opcode }) => opcode === OPCODE_CLOSE)
      return close && close.payload.length >= 2 ? close.payload.readUInt16BE() : undefined
    },
  }
}
