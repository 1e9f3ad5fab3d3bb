// Passwords and TLS against a PostgreSQL that listens on TCP. A TLS proxy in front of it accepts PostgreSQL's TLS request, so
// that the server needs no certificate.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect as connectSocket, createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { TLSSocket } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ConnectionOptions } from '../connection-options.ts'
import type { EmbeddedServer } from '../embedded/embedded-server.ts'
import { startTemporary } from '../embedded/start-temporary.ts'
import { connect } from './protocol-connection.ts'
import { queryRows } from './query-rows.ts'

const session = {
  name: 'tls test',
  connectTimeoutMs: 30_000,
  statementTimeoutMs: 30_000,
  maxPreparedStatements: 10,
}
let postgres: EmbeddedServer
beforeAll(async () => {
  postgres = await startTemporary({ overTcp: true })
})
afterAll(() => postgres.close())

async function currentUser(options: ConnectionOptions) {
  const connection = await connect(options, session)
  try {
    return (await queryRows(connection, 'select current_user'))[0]?.[0]
  } finally {
    connection.close()
  }
}

describe('a password', () => {
  it('is accepted when it is correct', async () => {
    expect(await currentUser({ ...postgres.connection, tls: 'disable' })).toBe(postgres.connection.user)
  })
  it('is rejected when it is wrong', async () => {
    const wrong = { ...postgres.connection, tls: 'disable', password: 'wrong' } as const
    await expect(currentUser(wrong)).rejects.toMatchObject({ code: '28P01' })
  })
  it('is required', async () => {
    await expect(
      currentUser({ ...postgres.connection, tls: 'disable', password: undefined }),
    ).rejects.toThrow('password')
  })
})

const openssl = (() => {
  try {
    return execFileSync('openssl', ['version']).toString()
  } catch {
    return undefined
  }
})()
describe.skipIf(!openssl)('TLS (needs openssl for a certificate)', () => {
  let tlsProxy: Server
  let folder: string
  let options: ConnectionOptions
  const readPem = (file: string) => readFileSync(path.join(folder, file), 'utf8')

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'tls-test-'))
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    const keyOptions = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
    const files = ['-keyout', path.join(folder, 'key.pem'), '-out', path.join(folder, 'cert.pem')]
    execFileSync('openssl', ['req', '-x509', ...keyOptions, ...subject, ...files], { stdio: 'ignore' })
    tlsProxy = createServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => {
        socket.write('S')
        const secure = new TLSSocket(socket, {
          isServer: true,
          key: readPem('key.pem'),
          cert: readPem('cert.pem'),
        })
        const upstream = connectSocket(postgres.connection.port, '127.0.0.1')
        for (const each of [secure, upstream]) each.on('error', () => each.destroy())
        secure.pipe(upstream).pipe(secure)
      })
    })
    await new Promise<void>((resolve) => tlsProxy.listen(0, '127.0.0.1', resolve))
    const { port } = tlsProxy.address() as AddressInfo
    options = { ...postgres.connection, host: 'localhost', port, tls: 'require' }
  })
  afterAll(() => {
    tlsProxy.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('encrypts the connection', async () => {
    expect(await currentUser(options)).toBe(options.user)
  })
  it('trusts the given certificate authority', async () => {
    expect(await currentUser({ ...options, tls: 'verify-full', ca: readPem('cert.pem') })).toBe(options.user)
  })
  it('rejects a certificate of an unknown authority', async () => {
    await expect(currentUser({ ...options, tls: 'verify-full' })).rejects.toMatchObject({
      name: 'ConnectionLost',
    })
  })
  it('rejects a server that offers no TLS when TLS is required', async () => {
    const plain = { ...postgres.connection, host: '127.0.0.1', tls: 'require' } as const
    await expect(currentUser(plain)).rejects.toMatchObject({ name: 'ConnectionLost' })
  })
  it('connects without TLS to such a server when TLS is only preferred', async () => {
    const plain = { ...postgres.connection, host: '127.0.0.1', tls: 'prefer' } as const
    expect(await currentUser(plain)).toBe(plain.user)
  })
})
