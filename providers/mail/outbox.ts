import { randomBytes } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import path from 'node:path'
import { message, type Deliver, type Sender } from './delivery.ts'

interface Options {
  directory: string
  from: Sender
  /** Told of every mail, so that somebody without a mail server finds it. */
  written: (file: string, mail: { to: string; subject: string }) => void
  clock?: () => number
}

/** Where mails go without a mail server: one file each, complete as soon as it is there. */
export function createOutbox({ directory, from, written, clock = Date.now }: Options): Deliver {
  return async (mail) => {
    // Loaded with the first mail: it is one of the heaviest libraries there are here, and many processes never write one.
    const { createTransport } = await import('nodemailer')
    const compose = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    const { message: bytes } = await compose.sendMail(message(mail, from))
    await mkdir(directory, { recursive: true, mode: 0o700 })
    const stamp = new Date(clock()).toISOString().replaceAll(/[-:]|\.\d+/g, '')
    const name = `${stamp}-${randomBytes(4).toString('hex')}.eml`
    const [draft, file] = [path.join(directory, `.${name}`), path.join(directory, name)]
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(bytes as Buffer)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, file)
    written(file, { to: mail.to, subject: mail.subject })
  }
}
