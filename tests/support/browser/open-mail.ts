import { expect, type Page } from '@playwright/test'

/** Opens the newest mail with this subject in the outbox. Retries, because the server writes mails after it has responded. */
export async function openMail(page: Page, subject: string): Promise<void> {
  await expect(async () => {
    await page.goto('/outbox')
    await page.getByRole('link', { name: subject }).first().click({ timeout: 2000 })
  }).toPass({ timeout: 60_000 })
}
