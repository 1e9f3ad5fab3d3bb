import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** A client that does not close its side in this time is cut off. */
const CLOSE_TIMEOUT_MS = 1_000

/** Checks an upgrade request; returns the status and message to reject it with, or undefined when it is valid. */
export function findHandshakeError({
  method,
  headers,
}: IncomingMessage): [status: number, message: string] | undefined {
  const key = headers['sec-websocket-key'] ?? ''
  if (method !== 'GET') return [405, 'Web sockets begin with GET']
  if (headers.upgrade?.toLowerCase() !== 'websocket') return [400, 'Only web sockets are offered']
  if (headers['sec-websocket-version'] !== '13') return [426, 'Web socket version 13 is needed']
  if (!/^[A-Za-z0-9+/]{22}==$/.test(key)) return [400, 'The web socket key is missing']
  return undefined
}

/** Responds to an upgrade request with a JSON error and closes the connection. */
export function rejectHandshake(stream: Duplex, status: number, message: string): void {
  const body = JSON.stringify({ error: message })
  const versionHeader = status === 426 ? 'sec-websocket-version: 13\r\n' : ''
  stream.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Error'}\r\nconnection: close\r\n${versionHeader}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
  setTimeout(() => stream.destroy(), CLOSE_TIMEOUT_MS).unref()
}
