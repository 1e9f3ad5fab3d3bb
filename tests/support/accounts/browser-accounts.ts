import { expect, type Page } from '@playwright/test'
import { SESSION_KEY } from '#app/lib/session/stored-session.ts'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { type ServerProcess, databaseOf } from '../site/server-process.ts'

export const PASSWORD = 'Kangaroo-7!'

interface NewAccount {
  email: string
  name?: string
  language?: string
}

/** Creates an account with a confirmed address, without a browser. */
export async function createAccount(
  site: ServerProcess,
  { email, name = 'Anna Example', language = 'en' }: NewAccount,
): Promise<void> {
  const { publishableKey } = (await (await fetch(`${site.url}/config.json`)).json()) as {
    publishableKey: string
  }
  const response = await fetch(`${site.url}/auth/v1/signup`, {
    method: 'POST',
    body: JSON.stringify({ email, password: PASSWORD, data: { full_name: name, language } }),
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
  })
  expect(response.status).toBe(200)
  await withDatabase(
    site,
    (sql) => sql`update auth.users set email_confirmed_at = now() where email = ${email}`,
  )
}

/** Signs in with the English form and waits for the redirect. */
export async function signInByForm(page: Page, email: string, { next = '/en', password = PASSWORD } = {}) {
  await page.goto(`/en/auth?next=${encodeURIComponent(next)}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.locator('main').getByRole('button', { name: 'Sign In' }).last().click()
  await page.waitForURL(`**${next}`)
}

/** Puts a session into the browser and opens a screen. For tests that are not about signing in. */
export async function signIn(page: Page, email: string, { next = '/en', password = PASSWORD } = {}) {
  const { publishableKey } = (await (await page.request.get('/config.json')).json()) as {
    publishableKey: string
  }
  const response = await page.request.post('/auth/v1/token?grant_type=password', {
    data: { email, password },
    headers: { apikey: publishableKey },
  })
  expect(response.status()).toBe(200)
  await page.goto('/robots.txt')
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    SESSION_KEY,
    await response.text(),
  ] as const)
  await page.goto(next)
}

export async function withDatabase<T>(
  site: ServerProcess,
  work: (sql: ReturnType<typeof createSqlClient>) => Promise<T>,
): Promise<T> {
  const sql = createSqlClient(databaseOf(site), { max: 1 })
  try {
    return await work(sql)
  } finally {
    await sql.end({ timeout: 1 })
  }
}
