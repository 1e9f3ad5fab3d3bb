import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const NAME = '.token'

/**
 * The token that opens the outbox page. It is stored beside the mails: an account that can read the token can read the mails, too. All
 * processes of a site share it, also after a restart.
 */
export async function readOutboxToken(directory: string): Promise<string> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const file = path.join(directory, NAME)
  const stored = await readFile(file, 'utf8').catch(() => undefined)
  if (stored) return stored
  const draft = `${file}-${randomBytes(4).toString('hex')}`
  await writeFile(draft, randomBytes(16).toString('base64url'), { mode: 0o600, flush: true })
  // When two processes start at once, the first token wins. `link` is atomic, so that no process reads half a token.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return readFile(file, 'utf8')
}
