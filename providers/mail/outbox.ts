import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { toMessage, type Deliver, type Mail, type Sender } from './delivery.ts'

/** A mail as the outbox page shows it. */
interface StoredMail extends Pick<Mail, 'to' | 'subject' | 'html' | 'text'> {
  sentAt: string
}

interface Options {
  directory: string
  from: Sender
  /** Called for every mail, so that an operator without a mail server finds its path in the log. */
  onWritten: (file: string, mail: { to: string; subject: string }) => void
  clock?: () => number
}

const MAIL_FILE_NAME = /^[\w-]+\.json$/

/** Delivers mails as files while no mail server is set: the message as .eml for mail programs, and as .json for the outbox page. */
export function createOutbox({ directory, from, onWritten, clock = Date.now }: Options): Deliver {
  return async (mail) => {
    // Loaded with the first mail, because the library is heavy and many processes never send one.
    const { createTransport } = await import('nodemailer')
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    const { message } = await composer.sendMail(toMessage(mail, from))
    const { to, subject, html, text } = mail
    const name = await storeInOutbox(directory, { to, subject, html, text }, clock)
    const file = await writeAtomically(directory, `${name}.eml`, message as Buffer)
    onWritten(file, { to, subject })
  }
}

/** Stores a message for the outbox page and returns the name of its files without extension. */
export async function storeInOutbox(
  directory: string,
  message: Omit<StoredMail, 'sentAt'>,
  clock = Date.now,
): Promise<string> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const sentAt = new Date(clock()).toISOString()
  const name = `${sentAt.replaceAll(/[-:.]/g, '')}-${randomBytes(4).toString('hex')}`
  await writeAtomically(directory, `${name}.json`, JSON.stringify({ ...message, sentAt }))
  return name
}

/** Writes under a hidden name first, so that a reader never sees half a file. */
async function writeAtomically(directory: string, name: string, content: Buffer | string): Promise<string> {
  const [temporaryFile, file] = [path.join(directory, `.${name}`), path.join(directory, name)]
  const handle = await open(temporaryFile, 'wx', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(temporaryFile, file)
  return file
}

/** Names of the newest mails, newest first. */
export async function listStoredMails(directory: string, max: number): Promise<string[]> {
  const files = await readdir(directory).catch(() => [])
  return files
    .filter((file) => MAIL_FILE_NAME.test(file))
    .sort()
    .reverse()
    .slice(0, max)
}

export async function readStoredMail(directory: string, name: string): Promise<StoredMail | undefined> {
  if (!MAIL_FILE_NAME.test(name)) return undefined
  const source = await readFile(path.join(directory, name), 'utf8').catch(() => undefined)
  return source === undefined ? undefined : (JSON.parse(source) as StoredMail)
}
