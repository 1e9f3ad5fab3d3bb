/** A finished mail. */
export interface Mail {
  to: string
  subject: string
  html: string
  text: string
  /** Who gets the answer, when that is not us. */
  replyTo?: string
}

/** Hands a mail over; resolves when it is somebody else's to keep. */
export type Deliver = (mail: Mail) => Promise<void>

/** nodemailer's form of a mail. Addresses go as objects, so that nothing inside one is read as a second recipient. */
export const message = ({ to, replyTo, ...mail }: Mail, from: Sender) => ({
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
