import { access, constants, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { SITE } from '#domain/site/site-details.ts'
import type { Deliver, Sender } from '#providers/mail/delivery.ts'
import { createOutbox } from '#providers/mail/outbox.ts'
import { createOutboxPage, type OutboxPage } from '#providers/mail/outbox-page.ts'
import { readOutboxToken } from '#providers/mail/outbox-token.ts'
import type { Config } from '../config.ts'
import { isLocalRequest } from '../http/local-request.ts'
import type { Log } from '../monitoring/log.ts'

export interface Mail {
  kind: 'smtp' | 'outbox'
  deliver: Deliver
  /** Throws if mails cannot be delivered now. */
  check(): Promise<void>
  /** The page `/outbox` with the mails in files, for an operator without a mail server. */
  outboxPage: OutboxPage
  close(): void
}

/** Delivers mails to the operator's mail server, or as files in the outbox if none is configured. */
export async function createMail(config: Config, log: Log): Promise<Mail> {
  const from = { name: SITE.name, address: config.mail.from }
  const directory = path.join(config.dataDir, 'outbox')
  const smtp = config.mail.smtpUrl ? await connectSmtp(config.mail.smtpUrl, from) : undefined
  const logWritten = (file: string) => log.info({ file }, 'a mail was written to the outbox')
  return {
    kind: smtp ? 'smtp' : 'outbox',
    check: smtp?.check ?? (() => checkWritable(directory)),
    deliver: smtp?.deliver ?? createOutbox({ directory, from, onWritten: logWritten }),
    outboxPage: createOutboxPage({
      directory,
      siteName: SITE.name,
      hasSmtp: smtp !== undefined,
      host: config.host,
      port: config.port,
      siteUrl: config.siteUrlIsSet ? config.siteUrl : undefined,
      token: smtp ? '' : await readOutboxToken(directory),
      isLocalRequest,
    }),
    close: () => smtp?.close(),
  }
}

async function connectSmtp(url: string, from: Sender) {
  const { createSmtp } = await import('#providers/mail/smtp.ts')
  return createSmtp({ url, from })
}

async function checkWritable(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  await access(directory, constants.W_OK)
}
