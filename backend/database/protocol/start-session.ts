import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'
import { serialize } from 'pg-protocol'
import { type ConnectionOptions, isUnixSocket } from '../connection-options.ts'
import type { OnMessage } from './message-reader.ts'
import { createScramClient } from './scram.ts'
import { parseServerError } from './server-error.ts'

/** The authentication methods that the server can request. */
const AUTH = { ok: 0, cleartext: 3, md5: 5, sasl: 10, saslContinue: 11, saslFinal: 12 }
const MESSAGE = { authentication: 0x52, keyData: 0x4b, error: 0x45, ready: 0x5a }

/** Identifies the session in a cancel request. */
export interface SessionKey {
  processId: number
  secretKey: number
}

/** Sends the startup message and authenticates; resolves when the server is ready for the first query. */
export function startSession(
  socket: Socket,
  options: ConnectionOptions,
  name: string,
  setMessageHandler: (handler: OnMessage) => void,
): Promise<SessionKey> {
  return new Promise((resolve, reject) => {
    const key: SessionKey = { processId: 0, secretKey: 0 }
    const authenticate = createAuthenticator(socket, options)
    setMessageHandler((type, bytes, start, end) => {
      if (type === MESSAGE.error) reject(parseServerError(bytes, start))
      else if (type === MESSAGE.ready) resolve(key)
      else if (type === MESSAGE.keyData) {
        key.processId = bytes.readInt32BE(start)
        key.secretKey = bytes.readInt32BE(start + 4)
      } else if (type === MESSAGE.authentication) {
        authenticate(bytes.readInt32BE(start), Buffer.from(bytes.subarray(start + 4, end))).catch(reject)
      }
    })
    socket.write(
      serialize.startup({ user: options.user, database: options.database, application_name: name }),
    )
  })
}

function createAuthenticator(socket: Socket, options: ConnectionOptions) {
  const { user, password } = options
  const isPrivate = isUnixSocket(options) || 'encrypted' in socket
  const scram = createScramClient(password ?? '')
  const requirePassword = () => {
    if (password === undefined) throw new Error('the database requires a password and none is set')
    return password
  }

  return async (method: number, body: Buffer) => {
    switch (method) {
      case AUTH.ok:
        return
      case AUTH.cleartext:
        if (!isPrivate) throw new Error('the database requires a clear-text password without encryption')
        socket.write(serialize.password(requirePassword()))
        return
      case AUTH.md5:
        socket.write(serialize.password(md5Password(user, requirePassword(), body)))
        return
      case AUTH.sasl:
        requirePassword()
        if (!body.toString().split('\0').includes('SCRAM-SHA-256')) throw new Error('no known SASL mechanism')
        socket.write(serialize.sendSASLInitialResponseMessage('SCRAM-SHA-256', scram.firstMessage))
        return
      case AUTH.saslContinue:
        socket.write(serialize.sendSCRAMClientFinalMessage(await scram.respond(body.toString())))
        return
      case AUTH.saslFinal:
        scram.verify(body.toString())
        return
      default:
        throw new Error(`the database requires an unknown authentication method (${method})`)
    }
  }
}

function md5Password(user: string, password: string, salt: Buffer): string {
  const hash = createHash('md5')
    .update(password + user)
    .digest('hex')
  return `md5${createHash('md5').update(hash).update(salt).digest('hex')}`
}
