import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

/** Given by RFC 6455. */
const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

/** What is wrong with a request to become a web socket, as a status and a sentence; undefined when nothing is. */
export function handshakeProblem({
  method,
  headers,
}: IncomingMessage): [status: number, text: string] | undefined {
  const key = headers['sec-websocket-key'] ?? ''
  if (method !== 'GET') return [405, 'Web sockets begin with GET']
  if (headers.upgrade?.toLowerCase() !== 'websocket') return [400, 'Only web sockets are offered']
  if (headers['sec-websocket-version'] !== '13') return [426, 'Web socket version 13 is needed']
  if (!/^[A-Za-z0-9+/]{22}==$/.test(key)) return [400, 'The web socket key is missing']
  return undefined
}

export function acceptHandshake(stream: Duplex, { headers }: IncomingMessage): void {
  const accept = createHash('sha1').update(`${headers['sec-websocket-key']}${MAGIC}`).digest('base64')
  stream.write(
    `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${accept}\r\n\r\n`,
  )
}

const REASONS: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  405: 'Method Not Allowed',
  426: 'Upgrade Required',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
}

export function refuseHandshake(stream: Duplex, status: number, text: string): void {
  const body = JSON.stringify({ error: text })
  const extra = status === 426 ? 'sec-websocket-version: 13\r\n' : ''
  stream.end(
    `HTTP/1.1 ${status} ${REASONS[status] ?? 'Error'}\r\nconnection: close\r\n${extra}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
  setTimeout(() => stream.destroy(), 1_000).unref()
}
