import { execFileSync } from 'node:child_process'
import { copyFile, chmod, chown, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { checkServer } from '#backend/database/check-server.ts'
import { parseDatabaseUrl } from '#backend/database/connection-options.ts'
import { startEmbedded } from '#backend/database/embedded/start-embedded.ts'
import type { EmbeddedServer } from '#backend/database/embedded/embedded-server.ts'
import { silentLog } from '#tests/support/site/silent-log.ts'

// The setup starts PostgreSQL twice.
vi.setConfig({ hookTimeout: 120_000 })

const hasOpenssl = (() => {
  try {
    return execFileSync('openssl', ['version'], { stdio: 'pipe' }).length > 0
  } catch {
    return false
  }
})()

describe.skipIf(!hasOpenssl)(
  'a server with TLS (skipped without openssl, which creates the certificate)',
  () => {
    let server: EmbeddedServer
    let folder: string
    let url: string

    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'database-tls-'))
      await chmod(folder, 0o711)
      const [key, certificate] = [path.join(folder, 'server.key'), path.join(folder, 'server.crt')]
      const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
      const certificateOptions = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject]
      execFileSync('openssl', [...certificateOptions, '-keyout', key, '-out', certificate], { stdio: 'pipe' })
      const start = (settings: Record<string, string>) =>
        startEmbedded({
          dataDir: folder,
          log: silentLog,
          overTcp: true,
          settings: { fsync: 'off', ...settings },
        })
      // The first start creates the data folder; the key must belong to the owner of that folder.
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

    const check = (databaseUrl: string) => checkServer(parseDatabaseUrl(databaseUrl))

    test.each(['prefer', 'require', 'disable'])('sslmode=%s connects', async (mode) => {
      expect((await check(`${url}?sslmode=${mode}`)).major).toBeGreaterThan(14)
    })

    test('sslmode=verify-full trusts only the given certificate authority', async () => {
      await expect(check(`${url}?sslmode=verify-full`)).rejects.toMatchObject({ code: 'tls_failed' })
      const urlWithAuthority = `${url}?sslmode=verify-full&sslrootcert=${path.join(folder, 'server.crt')}`
      expect((await check(urlWithAuthority)).major).toBeGreaterThan(14)
    })

    test('sslmode=verify-full requires the host name of the certificate', async () => {
      const urlWithIp = url.replace('localhost', '127.0.0.1')
      const ipUrlWithAuthority = `${urlWithIp}?sslmode=verify-full&sslrootcert=${path.join(folder, 'server.crt')}`
      await expect(check(ipUrlWithAuthority)).rejects.toMatchObject({ code: 'tls_failed' })
    })
  },
)
