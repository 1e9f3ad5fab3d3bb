import { expect, type Page } from '@playwright/test'
import { readOutboxToken } from '#providers/mail/outbox-token.ts'
import type { ServerProcess } from '../site/server-process.ts'

/** The path of the outbox with its token, as the server prints it. */
export const outboxPath = async ({ dataDir }: ServerProcess) =>
  `/outbox?token=${await readOutboxToken(`${dataDir}/outbox`)}`

interface WantedMail {
  to: string
  subject: string
  /** How many such mails have been sent, so that an earlier one is not taken for the newest. */
  sent?: number
}

/** Opens the newest such mail in the outbox. Retries, because the server writes mails after it has responded. */
export async function openMail(
  page: Page,
  site: ServerProcess,
  { to, subject, sent = 1 }: WantedMail,
): Promise<void> {
  const outbox = await outboxPath(site)
  const mails = page.getByRole('listitem').filter({ hasText: to }).getByRole('link', { name: subject })
  await expect(async () => {
    await page.goto(outbox)
    expect(await mails.count()).toBe(sent)
  }).toPass({ timeout: 60_000 })
  await mails.first().click()
}
