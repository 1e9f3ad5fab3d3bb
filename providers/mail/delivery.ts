/** A finished mail. */
export interface Mail {
  to: string
  subject: string
  html: string
  text: string
  /** Address for replies, when it is not the sender's. */
  replyTo?: string
}

/** Sends a mail; resolves when the mail server has accepted it or it is stored in the outbox. */
export type Deliver = (mail: Mail) => Promise<void>

/** Converts a mail for nodemailer. Addresses are objects, so that nodemailer cannot parse a second recipient out of one. */
export const toMessage = ({ to, replyTo, ...mail }: Mail, from: Sender) => ({
  from: { name: from.name, address: from.address },
  to: { name: '', address: to },
  ...(replyTo && { replyTo: { name: '', address: replyTo } }),
  ...mail,
  headers: { 'Auto-Submitted': 'auto-generated' },
})

export interface Sender {
  name: string
  address: string
}
