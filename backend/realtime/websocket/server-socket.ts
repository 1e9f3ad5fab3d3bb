import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'

export interface ServerSocket {
  /** Text, or bytes as a binary message. */
  send(message: string | Buffer): void
  /** Sends a close frame, waits a moment for that of the client, and ends the connection. */
  close(code: number, reason: string): void
}

interface SocketHandlers {
  onText(text: string): void
  onBinary(bytes: Buffer): void
  /** Called once, whatever ended the connection. */
  onClose(): void
}

interface AcceptorOptions {
  maxMessageBytes: number
  /** The interval of pings. A client that sent nothing since the last ping is disconnected. */
  pingIntervalMs: number
  /** A client that reads so slowly that more than this many bytes wait to be sent is disconnected. */
  maxUnsentBytes: number
}

type AcceptWebSocket = (
  request: IncomingMessage,
  stream: Duplex,
  head: Buffer,
  handlers: SocketHandlers,
) => ServerSocket | undefined

const CLOSE_TIMEOUT_MS = 2_000
const MAX_FRAGMENTS = 1_024

/**
 * Creates a function that completes the handshake of an upgrade request. It returns undefined when `ws` rejects the request
 * or the client has already disconnected.
 */
export function createWebSocketAcceptor(options: AcceptorOptions): AcceptWebSocket {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: options.maxMessageBytes,
    maxFragments: MAX_FRAGMENTS,
    handleProtocols: () => false,
  })
  return (request, stream, head, handlers) => {
    let accepted: ServerSocket | undefined
    server.handleUpgrade(request, stream, head, (socket) => {
      accepted = serveClient(socket, stream, options, handlers)
    })
    return accepted
  }
}

function serveClient(
  socket: WebSocket,
  stream: Duplex,
  options: AcceptorOptions,
  handlers: SocketHandlers,
): ServerSocket {
  const terminateLater = () => setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref()
  let hasSentData = true
  // Any byte proves that the client is alive, also a part of a long message.
  stream.on('data', () => {
    hasSentData = true
  })
  const pingTimer = setInterval(() => {
    if (!hasSentData) return socket.terminate()
    hasSentData = false
    if (socket.readyState === WebSocket.OPEN) socket.ping()
  }, options.pingIntervalMs).unref()

  socket.on('message', (data: Buffer, isBinary) => {
    if (socket.readyState !== WebSocket.OPEN) return
    if (isBinary) handlers.onBinary(data)
    else handlers.onText(data.toString('utf8'))
  })
  // A protocol violation: `ws` has already sent the close frame with the matching code.
  socket.on('error', () => terminateLater())
  socket.once('close', () => {
    clearInterval(pingTimer)
    handlers.onClose()
  })

  return {
    send(message) {
      if (socket.readyState !== WebSocket.OPEN) return
      socket.send(message)
      if (socket.bufferedAmount > options.maxUnsentBytes) socket.terminate()
    },
    close(code, reason) {
      if (socket.readyState !== WebSocket.OPEN) return
      // A close frame holds at most 123 bytes of text; 40 characters have at most 120 bytes in UTF-8.
      socket.close(code, reason.slice(0, 40))
      terminateLater()
    },
  }
}
