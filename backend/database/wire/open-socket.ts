import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { serialize } from 'pg-protocol'
import { ConnectionLost } from './server-error.ts'
import type { WireSettings } from './settings.ts'

const YES = 'S'.charCodeAt(0)

/** A connected socket, encrypted where the settings ask for it. Nothing of the PostgreSQL session has been said yet. */
export async function openSocket(settings: WireSettings, timeoutMs: number): Promise<Socket> {
  const plain = settings.host.startsWith('/')
    ? createConnection({ path: `${settings.host}/.s.PGSQL.${settings.port}` })
    : createConnection({ host: settings.host, port: settings.port, noDelay: true, keepAlive: true })
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    await once(plain, 'connect', { signal })
    return await encrypt(plain, settings, signal)
  } catch (error) {
    plain.destroy()
    throw new ConnectionLost('cannot reach the database', error)
  }
}

async function encrypt(plain: Socket, settings: WireSettings, signal: AbortSignal): Promise<Socket> {
  const { tls = 'disable', host, ca } = settings
  if (tls === 'disable' || host.startsWith('/')) return plain
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
