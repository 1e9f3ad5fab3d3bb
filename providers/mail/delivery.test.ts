import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSmtpServer, type SmtpServer } from '#tests/mail/fake-smtp-server.ts'
import type { Deliver, Mail } from './delivery.ts'
import { createOutbox } from './outbox.ts'
import { createSmtp } from './smtp.ts'

const from = { name: 'Test Site', address: 'no-reply@example.org' }
const mail: Mail = {
  to: 'mila@example.org',
  subject: 'Bestätige deine Adresse – ganz kurz, versprochen, aber lang genug für zwei Zeilen im Kopf',
  html: `<p>Schön, dass du da bist</p><a href="https://example.org/?token=${'x'.repeat(100)}">los</a>`,
  text: 'Schön, dass du da bist\n.\nEin Punkt allein auf einer Zeile',
}

let directory: string
let smtp: SmtpServer
const log: string[] = []
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'outbox-'))
  smtp = await startSmtpServer()
})
afterAll(async () => {
  await smtp.close()
  await rm(directory, { recursive: true })
})

const adapters: Record<
  string,
  () => { deliver: Deliver; close(): void; receivedMails(): Promise<string[]> }
> = {
  'a mail server': () => ({
    ...createSmtp({ url: smtp.url, from }),
    receivedMails: async () => smtp.received.map(({ data }) => data),
  }),
  'the outbox': () => ({
    deliver: createOutbox({ directory, from, onWritten: (file) => log.push(file) }),
    close() {},
    receivedMails: async () => {
      const files = (await readdir(directory)).filter((file) => file.endsWith('.eml')).sort()
      return Promise.all(files.map((file) => readFile(path.join(directory, file), 'latin1')))
    },
  }),
}

describe.each(Object.entries(adapters))('delivery by %s', (_name, createAdapter) => {
  it('preserves recipient, subject and both bodies', async () => {
    const { deliver, receivedMails, close } = createAdapter()
    await deliver(mail)
    const [source] = await receivedMails()
    const { to, subject, html = '', text = '' } = await PostalMime.parse(source!)
    expect(to?.map(({ address }) => address)).toEqual([mail.to])
    expect(subject).toBe(mail.subject)
    expect(html.trim()).toBe(mail.html)
    expect(text.trim()).toBe(mail.text)
    expect(source).toMatch(/^From: Test Site <no-reply@example.org>/m)
    close()
  })

  it('never splits an address into two recipients', async () => {
    const { deliver, receivedMails, close } = createAdapter()
    await deliver({ ...mail, to: 'a@example.org, victim@example.org' }).catch(() => {})
    const sources = await receivedMails()
    for (const source of sources) expect(source).not.toMatch(/^(to|cc|bcc):.*[^"<]victim@example.org$/im)
    expect(smtp.received.flatMap(({ to }) => to)).not.toContain('victim@example.org')
    close()
  })

  it('delivers many at once without mixing them', async () => {
    const { deliver, receivedMails, close } = createAdapter()
    const addresses = Array.from({ length: 10 }, (_, i) => `n${i}@example.org`)
    await Promise.all(addresses.map((to) => deliver({ ...mail, to })))
    const received = await Promise.all((await receivedMails()).map((source) => PostalMime.parse(source)))
    const recipients = received.flatMap(({ to }) => to?.map(({ address }) => address))
    expect(recipients).toEqual(expect.arrayContaining(addresses))
    close()
  })
})

describe('the outbox', () => {
  it('reports each mail and makes it readable for its owner only', async () => {
    expect(log.length).toBeGreaterThan(0)
    const { mode } = await stat(log[0]!)
    expect(mode & 0o777).toBe(0o600)
    expect(await readdir(directory)).not.toContainEqual(expect.stringMatching(/^\./))
  })
})

describe('an unreachable mail server', () => {
  it('is an error, not a hang', async () => {
    const { deliver, close } = createSmtp({ url: 'smtp://127.0.0.1:1', from })
    await expect(deliver(mail)).rejects.toThrow()
    close()
  })
})
