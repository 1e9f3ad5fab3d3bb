import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listStoredMails, readStoredMail, storeInOutbox } from './outbox.ts'

let directory: string
beforeEach(async () => void (directory = await mkdtemp(path.join(tmpdir(), 'outbox-'))))
afterEach(() => rm(directory, { recursive: true }))

it('lists mails of the same second newest first', async () => {
  const sentAt = Date.UTC(2026, 0, 1)
  for (let index = 0; index < 8; index++)
    await storeInOutbox(
      directory,
      { to: 'a@example.org', subject: `${index}`, html: '', text: '' },
      () => sentAt + index,
    )
  const names = await listStoredMails(directory, 8)
  const subjects = await Promise.all(
    names.map(async (name) => (await readStoredMail(directory, name))?.subject),
  )
  expect(subjects.join('')).toBe('76543210')
})
