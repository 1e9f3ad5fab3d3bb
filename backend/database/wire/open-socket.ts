import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { serialize } from 'pg-protocol'
import { ConnectionLost } from './server-error.ts'
import { isSocket, socketPath, type ConnectionOptions } from '../connection.ts'

const YES = 'S'.charCodeAt(0)

/** Bytes read at once. One buffer serves a connection for its whole life: fresh ones would keep the garbage collector busy. */
const READ_BYTES = 65_536

export interface Line {
  socket: Socket
  /** Who takes what arrives. The bytes are valid only during the call. */
  listen(onBytes: (bytes: Buffer) => void): void
}

/** A connected socket, encrypted where the settings ask for it. Nothing of the PostgreSQL session has been said yet. */
export async function openSocket(settings: ConnectionOptions, timeoutMs: number): Promise<Line> {
  const isPlain = settings.tls === 'disable' || isSocket(settings)
  let onBytes: (bytes: Buffer) => void = () => {}
  const place = isSocket(settings)
    ? { path: socketPath(settings) }
    : { host: settings.host, port: settings.port, noDelay: true, keepAlive: true }
  const onread = {
    buffer: Buffer.allocUnsafe(READ_BYTES),
    callback(length: number, buffer: Uint8Array) {
      onBytes((buffer as Buffer).subarray(0, length))
      return true
    },
  }
  const plain = createConnection(isPlain ? { ...place, onread } : place)
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    await once(plain, 'connect', { signal })
    if (isPlain) return { socket: plain, listen: (listener) => (onBytes = listener) }
    const socket = await encrypt(plain, settings, signal)
    return { socket, listen: (listener) => socket.on('data', listener) }
  } catch (error) {
    plain.destroy()
    throw new ConnectionLost('cannot reach the database', error)
  }
}

async function encrypt(plain: Socket, settings: ConnectionOptions, signal: AbortSignal): Promise<Socket> {
  const { tls, host, ca } = settings
  plain.write(serialize.requestSsl())
  const [answer] = (await once(plain, 'data', { signal })) as [Buffer]
  // More than the one byte would be text injected before the encryption begins (CVE-2021-23222).
  if (answer.length !== 1) throw new Error('unexpected bytes before TLS')
  if (answer[0] !== YES) {
    if (tls === 'prefer') return plain
    throw new Error('the database does not offer TLS')
  }
  const secure = connectTls({
    socket: plain,
    servername: /^[\d.:]+$/.test(host) ? undefined : host,
    ca,
    rejectUnauthorized: tls === 'verify-full' || ca !== undefined,
  })
  await once(secure, 'secureConnect', { signal })
  return secure
}
