import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Duplex } from 'node:stream'
import { findHandshakeError, rejectHandshake } from '#backend/realtime/websocket/handshake.ts'
import type { UpgradeHandler } from '../../http/listen/listen.ts'

interface Options {
  origin: string
  /** The key by which connections are counted. */
  addressOf(request: IncomingMessage): string
  maxConnections?: number
  maxPerAddress?: number
  log: { warn(fields: object, message: string): void }
}

const PATH = '/realtime/v1/websocket'
const CONNECT_TIMEOUT_MS = 10_000
/** Clients send a heartbeat every 25 seconds, so a connection without data for this time is dead. */
const IDLE_TIMEOUT_MS = 120_000
const REQUEST_HEADERS = ['sec-websocket-key', 'sec-websocket-version', 'sec-websocket-protocol', 'user-agent']
const RESPONSE_HEADERS = ['sec-websocket-accept', 'sec-websocket-protocol']

/**
 * Forwards WebSockets to the realtime service of the project, byte for byte, and refuses WebSockets on other
 * paths.
 */
export function createWebSocketForwarder({
  origin,
  addressOf,
  maxConnections = 5000,
  maxPerAddress = 200,
  log,
}: Options): {
  upgrade: UpgradeHandler
  close(): void
} {
  /** Open connections of clients, with the address that each is counted by. */
  const addresses = new Map<Duplex, string>()
  const findError = (request: IncomingMessage): [number, string] | undefined => {
    const { pathname } = new URL(request.url ?? '/', origin)
    if (pathname !== PATH) return [404, 'Not found']
    const handshakeError = findHandshakeError(request)
    if (handshakeError) return handshakeError
    const address = addressOf(request)
    const ofAddress = [...addresses.values()].filter((other) => other === address).length
    return addresses.size >= maxConnections || ofAddress >= maxPerAddress
      ? [429, 'Too many connections']
      : undefined
  }

  const upgrade: UpgradeHandler = (request, stream, head) => {
    stream.on('error', () => stream.destroy())
    const error = findError(request)
    if (error) return rejectHandshake(stream, ...error)
    addresses.set(stream, addressOf(request))
    stream.once('close', () => addresses.delete(stream))
    connect(request, stream, head)
  }

  function connect(request: IncomingMessage, stream: Duplex, head: Buffer) {
    const { search } = new URL(request.url!, origin)
    const headers: Record<string, string> = { connection: 'Upgrade', upgrade: 'websocket' }
    for (const name of REQUEST_HEADERS)
      if (request.headers[name]) headers[name] = String(request.headers[name])
    const sendRequest = origin.startsWith('https:') ? httpsRequest : httpRequest
    const outgoing = sendRequest(origin + PATH + search, { headers, timeout: CONNECT_TIMEOUT_MS })
    const fail = (status: number, text: string) => {
      outgoing.destroy()
      rejectHandshake(stream, status, text)
    }
    stream.once('close', () => outgoing.destroy())
    outgoing.once('timeout', () => fail(503, 'The service behind us took too long'))
    outgoing.once('error', (error) => {
      log.warn({ reason: error.name }, 'the project opens no WebSocket')
      if (!stream.destroyed) rejectHandshake(stream, 503, 'The service behind us cannot be reached')
    })
    outgoing.once('response', (response) => fail(response.statusCode ?? 503, 'Refused'))
    outgoing.once('upgrade', (response, projectStream, firstBytes) => {
      outgoing.removeAllListeners('error').removeAllListeners('timeout')
      joinStreams(stream, projectStream, response)
      if (head.length > 0) projectStream.write(head)
      if (firstBytes.length > 0) stream.write(firstBytes)
    })
    outgoing.end()
  }

  return {
    upgrade,
    close() {
      for (const stream of addresses.keys()) stream.destroy()
    },
  }
}

/** Completes the handshake with the client and connects both streams, so that each closes with the other. */
function joinStreams(
  stream: Duplex,
  projectStream: Duplex & { setTimeout?(ms: number, end: () => void): void },
  response: IncomingMessage,
) {
  const headerLines = RESPONSE_HEADERS.filter((name) => response.headers[name]).map(
    (name) => `${name}: ${String(response.headers[name])}\r\n`,
  )
  stream.write(
    `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\n${headerLines.join('')}\r\n`,
  )
  projectStream.setTimeout?.(IDLE_TIMEOUT_MS, () => projectStream.destroy())
  projectStream.on('error', () => stream.destroy())
  projectStream.once('close', () => stream.destroy())
  stream.once('close', () => projectStream.destroy())
  stream.pipe(projectStream).pipe(stream)
}
