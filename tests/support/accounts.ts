import { expect, type Page } from '@playwright/test'
import { SESSION_KEY } from '#app/lib/session/stored.ts'
import { openSql } from '#backend/database/connection.ts'
import { type ServerProcess, socketOf } from './server-process.ts'

export const PASSWORD = 'Kangaroo-7!'

interface NewAccount {
  email: string
  name?: string
  language?: string
}

/** An account that has confirmed its address, made without a browser. */
export async function createAccount(
  site: ServerProcess,
  { email, name = 'Anna Example', language = 'en' }: NewAccount,
): Promise<void> {
  const { publishableKey } = (await (await fetch(`${site.url}/config.json`)).json()) as {
    publishableKey: string
  }
  const made = await fetch(`${site.url}/auth/v1/signup`, {
    method: 'POST',
    body: JSON.stringify({ email, password: PASSWORD, data: { full_name: name, language } }),
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
  })
  expect(made.status).toBe(200)
  await withDatabase(
    site,
    (sql) => sql`update auth.users set email_confirmed_at = now() where email = ${email}`,
  )
}

/** Signs in on the sign-in page in English and waits until it has led on. */
export async function signInByForm(page: Page, email: string, { next = '/en', password = PASSWORD } = {}) {
  await page.goto(`/en/auth?next=${encodeURIComponent(next)}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.locator('main').getByRole('button', { name: 'Sign In' }).last().click()
  await page.waitForURL(`**${next}`)
}

/** Signs in as a browser that has done so before, and opens a screen. For tests that are about something else. */
export async function signIn(page: Page, email: string, { next = '/en', password = PASSWORD } = {}) {
  const { publishableKey } = (await (await page.request.get('/config.json')).json()) as {
    publishableKey: string
  }
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    data: { email, password },
    headers: { apikey: publishableKey },
  })
  expect(answer.status()).toBe(200)
  await page.goto('/robots.txt')
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    SESSION_KEY,
    await answer.text(),
  ] as const)
  await page.goto(next)
}

export async function withDatabase<T>(
  site: ServerProcess,
  work: (sql: ReturnType<typeof openSql>) => Promise<T>,
): Promise<T> {
  const sql = openSql(socketOf(site), { max: 1 })
  try {
    return await work(sql)
  } finally {
    await sql.end({ timeout: 1 })
  }
}
