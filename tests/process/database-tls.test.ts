import { execFileSync } from 'node:child_process'
import { copyFile, chmod, chown, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkServer } from '#backend/database/check-server.ts'
import { parseDatabaseUrl } from '#backend/database/connection.ts'
import { type Embedded, startEmbedded } from '#backend/database/embedded/start.ts'
import { quietLog } from '#tests/support/quiet-log.ts'

const openssl = (() => {
  try {
    return execFileSync('openssl', ['version'], { stdio: 'pipe' }).length > 0
  } catch {
    return false
  }
})()

describe.skipIf(!openssl)('a server with TLS (skipped without openssl, which makes its certificate)', () => {
  let server: Embedded
  let folder: string
  let url: string

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'database-tls-'))
    await chmod(folder, 0o711)
    const [key, certificate] = [path.join(folder, 'server.key'), path.join(folder, 'server.crt')]
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    const wanted = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject]
    execFileSync('openssl', [...wanted, '-keyout', key, '-out', certificate], { stdio: 'pipe' })
    const start = (settings: Record<string, string>) =>
      startEmbedded({
        dataDir: folder,
        log: quietLog,
        overTcp: true,
        settings: { fsync: 'off', ...settings },
      })
    // The first start makes the data folder, whose owner the key has to belong to.
    await (await start({})).close()
    const data = path.join(folder, 'postgres/data')
    const { uid, gid } = await stat(data)
    for (const file of [key, certificate]) {
      const copy = path.join(data, path.basename(file))
      await copyFile(file, copy)
      await chmod(copy, 0o600)
      await chown(copy, uid, gid)
    }
    server = await start({ ssl: 'on' })
    const { port, password } = server.connection
    url = `postgres://postgres:${password}@localhost:${port}/postgres`
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  })

  const attempt = (address: string) => checkServer(parseDatabaseUrl(address))

  test.each(['prefer', 'require', 'disable'])('sslmode=%s connects', async (mode) => {
    expect((await attempt(`${url}?sslmode=${mode}`)).major).toBeGreaterThan(14)
  })

  test('sslmode=verify-full trusts the named authority and no other', async () => {
    await expect(attempt(`${url}?sslmode=verify-full`)).rejects.toMatchObject({ code: 'tls_failed' })
    const trusting = `${url}?sslmode=verify-full&sslrootcert=${path.join(folder, 'server.crt')}`
    expect((await attempt(trusting)).major).toBeGreaterThan(14)
  })

  test('sslmode=verify-full wants the name in the certificate', async () => {
    const byNumber = url.replace('localhost', '127.0.0.1')
    const address = `${byNumber}?sslmode=verify-full&sslrootcert=${path.join(folder, 'server.crt')}`
    await expect(attempt(address)).rejects.toMatchObject({ code: 'tls_failed' })
  })
})
