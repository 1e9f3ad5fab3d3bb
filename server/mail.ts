import { access, constants, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Fetch } from '#backend/identity.ts'
import { SITE } from '#domain/site.ts'
import type { Deliver, Sender } from '#providers/mail/delivery.ts'
import { createOutbox } from '#providers/mail/outbox.ts'
import { createOutboxPage } from '#providers/mail/outbox-page.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'

export interface Mail {
  kind: 'smtp' | 'outbox'
  deliver: Deliver
  /** Throws unless mails can be handed over now. */
  check(): Promise<void>
  /** `/outbox`, where a newcomer without a mail server reads what was written. */
  outboxPage: Fetch
  close(): void
}

/** The way mails leave: the operator's mail server, else files in the outbox. */
export async function openMail(config: Config, log: Log): Promise<Mail> {
  const from = { name: SITE.name, address: config.mail.from }
  const directory = path.join(config.dataDir, 'outbox')
  const smtp = config.mail.smtpUrl ? await openSmtp(config.mail.smtpUrl, from) : undefined
  const written = (file: string) => log.info({ file }, 'a mail was written to the outbox')
  return {
    kind: smtp ? 'smtp' : 'outbox',
    check: smtp?.check ?? (() => canWrite(directory)),
    deliver: smtp?.deliver ?? createOutbox({ directory, from, written }),
    outboxPage: createOutboxPage({
      directory,
      siteName: SITE.name,
      hasSmtp: smtp !== undefined,
      host: config.host,
      port: config.port,
      siteUrl: config.siteUrlIsSet ? config.siteUrl : undefined,
    }),
    close: () => smtp?.close(),
  }
}

async function openSmtp(url: string, from: Sender) {
  const { createSmtp } = await import('#providers/mail/smtp.ts')
  return createSmtp({ url, from })
}

async function canWrite(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  await access(directory, constants.W_OK)
}
