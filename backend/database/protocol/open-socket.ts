import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { serialize } from 'pg-protocol'
import { type ConnectionOptions, isUnixSocket, socketPath } from '../connection-options.ts'
import { ConnectionLost } from './server-error.ts'

/** The byte with which the server accepts a request for TLS. */
const TLS_ACCEPTED = 'S'.charCodeAt(0)

/** One read buffer is reused for the whole life of a connection, because new buffers would burden the garbage collector. */
const READ_BUFFER_BYTES = 65_536

interface OpenSocket {
  socket: Socket
  /** Sets the function that receives incoming bytes. The bytes are valid only during the call. */
  onData(listener: (bytes: Buffer) => void): void
}

/** Opens a socket to the server, encrypted if the options require it. The PostgreSQL session is not started yet. */
export async function openSocket(options: ConnectionOptions, timeoutMs: number): Promise<OpenSocket> {
  const isPlain = options.tls === 'disable' || isUnixSocket(options)
  let listener: (bytes: Buffer) => void = () => {}
  const address = isUnixSocket(options)
    ? { path: socketPath(options) }
    : { host: options.host, port: options.port, noDelay: true, keepAlive: true }
  const onread = {
    buffer: Buffer.allocUnsafe(READ_BUFFER_BYTES),
    callback(length: number, buffer: Uint8Array) {
      listener((buffer as Buffer).subarray(0, length))
      return true
    },
  }
  const plainSocket = createConnection(isPlain ? { ...address, onread } : address)
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    await once(plainSocket, 'connect', { signal })
    if (isPlain) return { socket: plainSocket, onData: (newListener) => (listener = newListener) }
    const socket = await startTls(plainSocket, options, signal)
    return { socket, onData: (newListener) => socket.on('data', newListener) }
  } catch (error) {
    plainSocket.destroy()
    throw new ConnectionLost('cannot reach the database', error)
  }
}

async function startTls(
  plainSocket: Socket,
  options: ConnectionOptions,
  signal: AbortSignal,
): Promise<Socket> {
  const { tls, host, ca } = options
  plainSocket.write(serialize.requestSsl())
  const [response] = (await once(plainSocket, 'data', { signal })) as [Buffer]
  // An attacker could inject further bytes before the encryption starts (CVE-2021-23222).
  if (response.length !== 1) throw new Error('unexpected bytes before TLS')
  if (response[0] !== TLS_ACCEPTED) {
    if (tls === 'prefer') return plainSocket
    throw new Error('the database does not offer TLS')
  }
  const secureSocket = connectTls({
    socket: plainSocket,
    servername: /^[\d.:]+$/.test(host) ? undefined : host,
    ca,
    rejectUnauthorized: tls === 'verify-full' || ca !== undefined,
  })
  await once(secureSocket, 'secureConnect', { signal })
  return secureSocket
}
