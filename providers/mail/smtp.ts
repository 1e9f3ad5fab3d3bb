import { createTransport } from 'nodemailer'
import { message, type Deliver, type Sender } from './delivery.ts'

const SECOND = 1000

/** Mail through a server, with an end to every wait and a few connections at most. */
export function createSmtp({ url, from }: { url: string; from: Sender }): {
  deliver: Deliver
  /** Throws unless the server lets us in. */
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
    // Texts are ours; nothing in a mail may make this server read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async deliver(mail) {
      await transport.sendMail(message(mail, from))
    },
    async check() {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}
