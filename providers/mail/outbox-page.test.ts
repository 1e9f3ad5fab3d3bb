import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOutbox } from './outbox.ts'
import { createOutboxPage } from './outbox-page.ts'

const local = {
  siteName: 'Test Site',
  hasSmtp: false,
  host: '127.0.0.1',
  port: 3000,
  siteUrl: undefined,
  token: 'right',
  isLocalRequest: (_headers: Headers, peer: string) => peer === '127.0.0.1',
}
let directory: string
let file: string

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'outbox-page-'))
  const deliver = createOutbox({
    directory,
    from: { name: 'Test Site', address: 'no-reply@example.org' },
    onWritten: (written) => (file = path.basename(written, '.eml')),
  })
  await deliver({ to: 'mila@example.org', subject: 'Schön <b>', html: '<p>Hallo</p>', text: 'Hallo' })
})
afterAll(() => rm(directory, { recursive: true }))

const requestOutbox = (
  options: Partial<Parameters<typeof createOutboxPage>[0]> = {},
  headers: Record<string, string> = {},
  query = '?token=right',
  peer = '127.0.0.1',
) =>
  createOutboxPage({ ...local, directory, ...options }).respond(
    new Request(`http://localhost:3000/outbox${query}`, { headers: { host: 'localhost:3000', ...headers } }),
    peer,
  )

describe('the outbox page', () => {
  it('shows the newest mails on a purely local set-up', async () => {
    const page = await requestOutbox()
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('Schön &lt;b&gt;')
    expect(html).toContain('mila@example.org')
    const address = `?token=right&mail=${file}.json`
    expect(html).toContain(`href="${address.replace('&', '&amp;')}"`)
    const mail = await requestOutbox({}, {}, address)
    expect(await mail.text()).toContain('<p>Hallo</p>')
  })

  it('does not exist with a mail server', async () =>
    expect((await requestOutbox({ hasSmtp: true })).status).toBe(404))

  it.each(['', '?token=', '?token=wrong', '?token=rightx'])(
    'is closed without its token: %s',
    async (query) => {
      const page = await requestOutbox({}, {}, query)
      expect(page.status).toBe(403)
      expect(await page.text()).not.toContain('mila@example.org')
      const mail = await requestOutbox({}, {}, `${query || '?'}&mail=${file}.json`)
      expect(mail.status).toBe(403)
    },
  )

  it('does not exist for requests that do not come directly from this machine', async () =>
    expect((await requestOutbox({}, {}, undefined, '192.168.1.7')).status).toBe(404))

  it('has a link to print only where it exists', () => {
    const linkOf = (options: Partial<typeof local> = {}) =>
      createOutboxPage({ ...local, directory, ...options }).link
    expect(linkOf()).toBe('http://localhost:3000/outbox?token=right')
    expect(linkOf({ hasSmtp: true })).toBeUndefined()
    expect(linkOf({ host: '0.0.0.0' })).toBeUndefined()
  })

  it.each(['example.org', 'example.org:3000', 'localhost', 'localhost:8080', '127.0.0.1.nip.io:3000'])(
    'does not exist for the host %s',
    async (host) => expect((await requestOutbox({}, { host })).status).toBe(404),
  )

  it.each(['0.0.0.0', '::', '192.168.0.10'])('does not exist when the server listens on %s', async (host) =>
    expect((await requestOutbox({ host })).status).toBe(404),
  )

  it('does not exist when the site has a public address', async () => {
    expect((await requestOutbox({ siteUrl: 'https://example.org' })).status).toBe(404)
    expect((await requestOutbox({ siteUrl: 'http://localhost:3000' })).status).toBe(200)
  })

  it('reads no other file', async () => {
    for (const name of ['../secret.json', '%2e%2e%2fsecret.json', '/etc/passwd', 'x.json', `${file}.eml`, ''])
      expect((await requestOutbox({}, {}, `?token=right&mail=${name}`)).status).toBe(404)
  })
})
