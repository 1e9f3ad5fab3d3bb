import { createTransport } from 'nodemailer'
import { toMessage, type Deliver, type Sender } from './delivery.ts'

const SECOND = 1000

/** Sends mails through an SMTP server, with a timeout for every step and at most two connections. */
export function createSmtp({ url, from }: { url: string; from: Sender }): {
  deliver: Deliver
  /** Throws unless the server accepts our sign-in. */
  check(): Promise<void>
  close(): void
} {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
    // Nothing in a mail may make nodemailer read files or fetch URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async deliver(mail) {
      await transport.sendMail(toMessage(mail, from))
    },
    async check() {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}
