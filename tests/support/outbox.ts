import { expect, type Page } from '@playwright/test'

/** Opens the newest mail of this subject in the outbox. Mails are written after the answer, so it may take a moment to be there. */
export async function openMail(page: Page, subject: string): Promise<void> {
  await expect(async () => {
    await page.goto('/outbox')
    await page.getByRole('link', { name: subject }).first().click({ timeout: 2000 })
  }).toPass({ timeout: 60_000 })
}
