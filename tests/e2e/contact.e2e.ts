import type { Page } from '@playwright/test'
import { openSql } from '#backend/database/connection.ts'
import { socketOf } from '../support/server-process.ts'
import { expect, test } from '../support/visitor.ts'

const fill = async (page: Page, message: string) => {
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Your email address').fill('ada@example.org')
  await page.getByLabel('Subject').fill('A wish')
  await page.getByLabel('Your message').fill(message)
}

test('an incomplete message is explained field by field and nothing typed is lost', async ({
  page,
  refusals,
}) => {
  refusals.add(422)
  await page.goto('/en/contact')
  await page.getByLabel('Your message').fill('More otters, please.')
  await page.getByLabel('Your email address').fill('ada')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Please tell us your name.')).toBeVisible()
  await expect(page.getByText('This does not look like an email address.')).toBeVisible()
  await expect(page.getByLabel('Your message')).toHaveValue('More otters, please.')
})

test('a message is kept, mailed to the operator and answered by a receipt', async ({ page, site }) => {
  await page.goto('/en/contact')
  await fill(page, 'More otters, please.\nAnd a beaver.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you. Your message has arrived.' })).toBeVisible()
  const sql = openSql(socketOf(site), { max: 1 })
  try {
    const [row] =
      await sql`select name, message, language, mailed_at from contact_messages where email = 'ada@example.org'`
    expect(row).toMatchObject({ name: 'Ada', message: 'More otters, please.\nAnd a beaver.', language: 'en' })
    expect(row!.mailed_at).not.toBeNull()
  } finally {
    await sql.end()
  }
  await page.goto('/outbox')
  await expect(page.getByText('[Colorami] A wish').first()).toBeVisible()
  await expect(page.getByText('We have received your message').first()).toBeVisible()
})

test('without JavaScript the form works all the same, and a program that fills in every field is not heard', async ({
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
  await fill(page, 'Buy now')
  await page.locator('input[name=website]').fill('https://spam.example', { force: true })
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Your message has arrived.')).toBeVisible()
  const sql = openSql(socketOf(site), { max: 1 })
  const kept = await sql`select 1 from contact_messages where message = 'Buy now'`
  await sql.end()
  expect(kept).toHaveLength(0)
  await context.close()
})

test('the chat says whether it is open and leads to the form', async ({ page }) => {
  await page.goto('/en/contact')
  await expect(page.getByText('Monday to Friday, 9 to 5 CET')).toBeVisible()
  await page.getByRole('link', { name: 'Start a chat' }).click()
  await expect(page.locator('input[name=channel]')).toHaveValue('chat')
})

test('the sitemap can be looked at, and a failure is said', async ({ page, refusals }) => {
  refusals.add(404)
  await page.goto('/en/sitemap')
  await expect(page.getByRole('textbox', { name: 'Sitemap' })).toHaveValue(/<urlset|<sitemapindex/)
  await page.route('**/sitemap.xml', (route) => route.fulfill({ status: 404, body: '' }))
  await page.reload()
  await expect(page.getByText('Failed to generate sitemap')).toBeVisible()
})
