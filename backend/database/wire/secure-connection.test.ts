// Passwords and TLS against a PostgreSQL that listens on TCP. The encryption ends in a door before it, which speaks PostgreSQL's way of
// asking for TLS, so that the server needs no certificate of its own.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect as connectSocket, createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { TLSSocket } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ConnectionOptions } from '../connection.ts'
import type { Embedded } from '../embedded/start.ts'
import { startTemporary } from '../embedded/temporary.ts'
import { connect } from './connection.ts'
import { queryRows } from './rows.ts'

const session = { name: 'tls test', connectTimeoutMs: 30_000, statementTimeoutMs: 30_000, statements: 10 }
let postgres: Embedded
beforeAll(async () => {
  postgres = await startTemporary({ overTcp: true })
})
afterAll(() => postgres.close())

async function whoAmI(settings: ConnectionOptions) {
  const connection = await connect(settings, session)
  try {
    return (await queryRows(connection, 'select current_user'))[0]?.[0]
  } finally {
    connection.close()
  }
}

describe('a password', () => {
  it('opens the door when it is right', async () => {
    expect(await whoAmI({ ...postgres.connection, tls: 'disable' })).toBe(postgres.connection.user)
  })
  it('keeps it shut when it is wrong', async () => {
    const wrong = { ...postgres.connection, tls: 'disable', password: 'wrong' } as const
    await expect(whoAmI(wrong)).rejects.toMatchObject({ code: '28P01' })
  })
  it('is asked for when there is none', async () => {
    await expect(whoAmI({ ...postgres.connection, tls: 'disable', password: undefined })).rejects.toThrow(
      'password',
    )
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
  let door: Server
  let folder: string
  let settings: ConnectionOptions
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'tls-test-'))
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
    const files = ['-keyout', path.join(folder, 'key.pem'), '-out', path.join(folder, 'cert.pem')]
    execFileSync('openssl', ['req', '-x509', ...kind, ...subject, ...files], { stdio: 'ignore' })
    door = createServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => {
        socket.write('S')
        const secure = new TLSSocket(socket, { isServer: true, key: read('key.pem'), cert: read('cert.pem') })
        const inside = connectSocket(postgres.connection.port, '127.0.0.1')
        for (const end of [secure, inside]) end.on('error', () => end.destroy())
        secure.pipe(inside).pipe(secure)
      })
    })
    await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
    const { port } = door.address() as AddressInfo
    settings = { ...postgres.connection, host: 'localhost', port, tls: 'require' }
  })
  afterAll(() => {
    door.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('encrypts the line', async () => {
    expect(await whoAmI(settings)).toBe(settings.user)
  })
  it('trusts the authority it is told to trust', async () => {
    expect(await whoAmI({ ...settings, tls: 'verify-full', ca: read('cert.pem') })).toBe(settings.user)
  })
  it('refuses a certificate nobody vouches for', async () => {
    await expect(whoAmI({ ...settings, tls: 'verify-full' })).rejects.toMatchObject({
      name: 'ConnectionLost',
    })
  })
  it('refuses a server that offers none', async () => {
    const plain = { ...postgres.connection, host: '127.0.0.1', tls: 'require' } as const
    await expect(whoAmI(plain)).rejects.toMatchObject({ name: 'ConnectionLost' })
  })
  it('goes without where it is only preferred', async () => {
    const plain = { ...postgres.connection, host: '127.0.0.1', tls: 'prefer' } as const
    expect(await whoAmI(plain)).toBe(plain.user)
  })
})
