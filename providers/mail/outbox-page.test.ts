import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOutbox } from './outbox.ts'
import { createOutboxPage } from './outbox-page.ts'

const local = { siteName: 'Test Site', hasSmtp: false, host: '127.0.0.1', port: 3000, siteUrl: undefined }
let directory: string
let file: string

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'outbox-page-'))
  const deliver = createOutbox({
    directory,
    from: { name: 'Test Site', address: 'no-reply@example.org' },
    written: (name) => (file = path.basename(name)),
  })
  await deliver({ to: 'mila@example.org', subject: 'Schön <b>', html: '<p>Hallo</p>', text: 'Hallo' })
})
afterAll(() => rm(directory, { recursive: true }))

const visit = (
  change: Partial<Parameters<typeof createOutboxPage>[0]> = {},
  headers: Record<string, string> = {},
  query = '',
) =>
  createOutboxPage({ ...local, directory, ...change })(
    new Request(`http://localhost:3000/outbox${query}`, { headers: { host: 'localhost:3000', ...headers } }),
  )

describe('the outbox page', () => {
  it('shows the newest mails on a purely local set-up', async () => {
    const page = await visit()
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('Schön &lt;b&gt;')
    expect(html).toContain('mila@example.org')
    const mail = await visit({}, {}, `?mail=${file}`)
    expect(await mail.text()).toContain('<p>Hallo</p>')
  })

  it('is not there with a mail server', async () => expect((await visit({ hasSmtp: true })).status).toBe(404))

  it.each(['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'Via'])(
    'is not there through a proxy that says %s',
    async (header) => expect((await visit({}, { [header]: 'x' })).status).toBe(404),
  )

  it.each(['example.org', 'example.org:3000', 'localhost', 'localhost:8080', '127.0.0.1.nip.io:3000'])(
    'is not there when asked for as %s',
    async (host) => expect((await visit({}, { host })).status).toBe(404),
  )

  it.each(['0.0.0.0', '::', '192.168.0.10'])('is not there when listening on %s', async (host) =>
    expect((await visit({ host })).status).toBe(404),
  )

  it('is not there when the site has a public address', async () => {
    expect((await visit({ siteUrl: 'https://example.org' })).status).toBe(404)
    expect((await visit({ siteUrl: 'http://localhost:3000' })).status).toBe(200)
  })

  it('reads no other file', async () => {
    for (const name of ['../secret.eml', '%2e%2e%2fsecret.eml', '/etc/passwd', 'x.eml', ''])
      expect((await visit({}, {}, `?mail=${name}`)).status).toBe(404)
  })
})
