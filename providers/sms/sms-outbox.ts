import { escape } from '../mail/escape-html.ts'
import { storeInOutbox } from '../mail/outbox.ts'
import type { DeliverSms } from './sms-provider.ts'

/** Writes messages beside the mails, where the outbox page shows them, for development without a gateway. */
export const createSmsOutbox =
  (directory: string): DeliverSms =>
  async ({ to, text }) => {
    await storeInOutbox(directory, { to, subject: 'SMS', text, html: `<pre>${escape(text)}</pre>` })
  }
