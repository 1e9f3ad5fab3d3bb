import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'
import { serialize } from 'pg-protocol'
import type { OnMessage } from './message-reader.ts'
import { startScram } from './scram.ts'
import { readServerError } from './server-error.ts'
import { isSocket, type ConnectionOptions } from '../connection.ts'

/** What the server asks for in an Authentication message. */
const AUTH = { ok: 0, cleartext: 3, md5: 5, sasl: 10, saslContinue: 11, saslFinal: 12 }
const MESSAGE = { authentication: 0x52, keyData: 0x4b, error: 0x45, ready: 0x5a }

export interface SessionKey {
  processId: number
  secretKey: number
}

/** Greets the server and proves who we are; resolves when it is ready for the first query. */
export function startSession(
  socket: Socket,
  settings: ConnectionOptions,
  name: string,
  listen: (handler: OnMessage) => void,
): Promise<SessionKey> {
  return new Promise((resolve, reject) => {
    const key: SessionKey = { processId: 0, secretKey: 0 }
    const authenticate = createAuthenticator(socket, settings)
    listen((kind, bytes, start, end) => {
      if (kind === MESSAGE.error) reject(readServerError(bytes, start))
      else if (kind === MESSAGE.ready) resolve(key)
      else if (kind === MESSAGE.keyData) {
        key.processId = bytes.readInt32BE(start)
        key.secretKey = bytes.readInt32BE(start + 4)
      } else if (kind === MESSAGE.authentication) {
        authenticate(bytes.readInt32BE(start), Buffer.from(bytes.subarray(start + 4, end))).catch(reject)
      }
    })
    socket.write(
      serialize.startup({ user: settings.user, database: settings.database, application_name: name }),
    )
  })
}

function createAuthenticator(socket: Socket, settings: ConnectionOptions) {
  const { user, password } = settings
  const isPrivate = isSocket(settings) || 'encrypted' in socket
  const scram = startScram(password ?? '')
  const needPassword = () => {
    if (password === undefined) throw new Error('the database asks for a password and none is set')
    return password
  }

  return async (kind: number, body: Buffer) => {
    switch (kind) {
      case AUTH.ok:
        return
      case AUTH.cleartext:
        if (!isPrivate) throw new Error('the database asks for a password in clear text over an open line')
        socket.write(serialize.password(needPassword()))
        return
      case AUTH.md5:
        socket.write(serialize.password(md5Password(user, needPassword(), body)))
        return
      case AUTH.sasl:
        needPassword()
        if (!body.toString().split('\0').includes('SCRAM-SHA-256')) throw new Error('no known SASL mechanism')
        socket.write(serialize.sendSASLInitialResponseMessage('SCRAM-SHA-256', scram.first))
        return
      case AUTH.saslContinue:
        socket.write(serialize.sendSCRAMClientFinalMessage(await scram.answer(body.toString())))
        return
      case AUTH.saslFinal:
        scram.verify(body.toString())
        return
      default:
        throw new Error(`the database asks for an unknown proof (${kind})`)
    }
  }
}

function md5Password(user: string, password: string, salt: Buffer): string {
  const inner = createHash('md5')
    .update(password + user)
    .digest('hex')
  return `md5${createHash('md5').update(inner).update(salt).digest('hex')}`
}
