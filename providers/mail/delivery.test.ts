import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSmtpServer, type SmtpServer } from '#tests/mail/smtp-server.ts'
import type { Deliver, Mail } from './delivery.ts'
import { createOutbox } from './outbox.ts'
import { readEml } from './read-eml.ts'
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

const adapters: Record<string, () => { deliver: Deliver; close(): void; arrived(): Promise<string[]> }> = {
  'a mail server': () => ({
    ...createSmtp({ url: smtp.url, from }),
    arrived: async () => smtp.received.map(({ data }) => data),
  }),
  'the outbox': () => ({
    deliver: createOutbox({ directory, from, written: (file) => log.push(file) }),
    close() {},
    arrived: async () => {
      const files = (await readdir(directory)).sort()
      return Promise.all(files.map((file) => readFile(path.join(directory, file), 'latin1')))
    },
  }),
}

describe.each(Object.entries(adapters))('delivery by %s', (_name, open) => {
  it('keeps recipient, subject and both bodies as they were', async () => {
    const { deliver, arrived, close } = open()
    await deliver(mail)
    const [source] = await arrived()
    const read = readEml(source!)
    expect(read).toMatchObject({ to: mail.to, subject: mail.subject })
    expect(read.html.trim()).toBe(mail.html)
    expect(read.text.trim().replaceAll('\r\n', '\n')).toBe(mail.text)
    expect(source).toMatch(/^From: Test Site <no-reply@example.org>/m)
    close()
  })

  it('takes one recipient, whatever stands in the address', async () => {
    const { deliver, arrived, close } = open()
    await deliver({ ...mail, to: 'a@example.org, victim@example.org' }).catch(() => {})
    const sources = await arrived()
    for (const source of sources) expect(source).not.toMatch(/^(to|cc|bcc):.*[^"<]victim@example.org$/im)
    expect(smtp.received.flatMap(({ to }) => to)).not.toContain('victim@example.org')
    close()
  })

  it('delivers many at once without mixing them', async () => {
    const { deliver, arrived, close } = open()
    const people = Array.from({ length: 10 }, (_, i) => `n${i}@example.org`)
    await Promise.all(people.map((to) => deliver({ ...mail, to })))
    const recipients = (await arrived()).map((source) => readEml(source).to)
    expect(recipients).toEqual(expect.arrayContaining(people))
    close()
  })
})

describe('the outbox', () => {
  it('names each mail in the log and keeps it for the owner alone', async () => {
    expect(log.length).toBeGreaterThan(0)
    const { mode } = await stat(log[0]!)
    expect(mode & 0o777).toBe(0o600)
    expect(await readdir(directory)).not.toContainEqual(expect.stringMatching(/^\./))
  })
})

describe('a mail server that is not there', () => {
  it('is an error, not a hang', async () => {
    const { deliver, close } = createSmtp({ url: 'smtp://127.0.0.1:1', from })
    await expect(deliver(mail)).rejects.toThrow()
    close()
  })
})
