import type { Page } from '@playwright/test'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { outboxPath } from '../support/browser/open-mail.ts'
import { databaseOf } from '../support/site/server-process.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

const fillForm = async (page: Page, message: string) => {
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Your email address').fill('ada@example.org')
  await page.getByLabel('Subject').fill('A wish')
  await page.getByLabel('Your message').fill(message)
}

test('errors of an incomplete message are shown at their fields, and nothing typed is lost', async ({
  page,
  expectedErrorStatuses,
}) => {
  expectedErrorStatuses.add(422)
  await page.goto('/en/contact')
  await page.getByLabel('Your message').fill('More otters, please.')
  await page.getByLabel('Your email address').fill('ada')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Please tell us your name.')).toBeVisible()
  await expect(page.getByText('This does not look like an email address.')).toBeVisible()
  await expect(page.getByLabel('Your message')).toHaveValue('More otters, please.')
})

test('a message is stored, mailed to the operator and confirmed to the sender', async ({ page, site }) => {
  await page.goto('/en/contact')
  await fillForm(page, 'More otters, please.\nAnd a beaver.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you. Your message has arrived.' })).toBeVisible()
  const sql = createSqlClient(databaseOf(site), { max: 1 })
  try {
    const [row] =
      await sql`select name, message, language, mailed_at from contact_messages where email = 'ada@example.org'`
    expect(row).toMatchObject({ name: 'Ada', message: 'More otters, please.\nAnd a beaver.', language: 'en' })
    expect(row!.mailed_at).not.toBeNull()
  } finally {
    await sql.end()
  }
  await page.goto(await outboxPath(site))
  await expect(page.getByText('[Colorami] A wish').first()).toBeVisible()
  await expect(page.getByText('We have received your message').first()).toBeVisible()
})

test('the form works without JavaScript, and a bot that fills in the hidden field is ignored', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/en/contact')
  await page.getByLabel('Your name').fill('Bo')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Please write a message.')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Bo')
  await fillForm(page, 'Buy now')
  await page.locator('input[name=website]').fill('https://spam.example', { force: true })
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Your message has arrived.')).toBeVisible()
  const sql = createSqlClient(databaseOf(site), { max: 1 })
  const stored = await sql`select 1 from contact_messages where message = 'Buy now'`
  await sql.end()
  expect(stored).toHaveLength(0)
  await context.close()
})

test('the chat panel shows its opening hours and links to the form @prove', async ({ page }) => {
  await page.goto('/en/contact')
  await expect(page.getByText('Monday to Friday, 9 to 5 CET')).toBeVisible()
  await page.getByRole('link', { name: 'Start a chat' }).click()
  await expect(page.locator('input[name=channel]')).toHaveValue('chat')
})
