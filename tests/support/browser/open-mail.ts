import { expect, type Page } from '@playwright/test'
import { readOutboxToken } from '#providers/mail/outbox-token.ts'
import type { ServerProcess } from '../site/server-process.ts'

/** The path of the outbox with its token, as the server prints it. */
export const outboxPath = async ({ dataDir }: ServerProcess) =>
  `/outbox?token=${await readOutboxToken(`${dataDir}/outbox`)}`

/** Opens the newest mail with this subject in the outbox. Retries, because the server writes mails after it has responded. */
export async function openMail(page: Page, site: ServerProcess, subject: string): Promise<void> {
  const outbox = await outboxPath(site)
  await expect(async () => {
    await page.goto(outbox)
    await expect(page.getByRole('link', { name: subject }).first()).toBeVisible({ timeout: 1 })
  }).toPass({ timeout: 60_000 })
  await page.getByRole('link', { name: subject }).first().click()
}
