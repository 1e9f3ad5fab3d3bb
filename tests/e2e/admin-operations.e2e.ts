import { createClient } from '@supabase/supabase-js'
import { SESSION_KEY } from '#app/lib/session/stored-session.ts'
import { totp } from '../auth/support/totp.ts'
import { createAccount, PASSWORD, signIn, withDatabase } from '../support/accounts/browser-accounts.ts'
import { expectAccessible } from '../support/browser/expect-accessible.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

const EMAIL = 'olga@example.org'

test('tables and backups open only with a second factor: rows can be searched and a backup is made', async ({
  page,
  site,
  expectedErrorStatuses,
}) => {
  await createAccount(site, { email: EMAIL, name: 'Olga Operator' })
  await withDatabase(
    site,
    (sql) => sql`update public.profiles set subscription_tier = 'admin' where email = ${EMAIL}`,
  )
  // The response to an administrator without a second factor.
  expectedErrorStatuses.add(403)
  await signIn(page, EMAIL, { next: '/en/admin?tab=settings&sub=tables' })
  await expect(page.getByRole('heading', { name: 'One more step protects this' })).toBeVisible()
  await expectAccessible(page)

  const session = await signInWithSecondFactor(site.url)
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [SESSION_KEY, session] as const)
  await page.goto('/en/admin?tab=settings&sub=tables')
  await page.getByRole('link', { name: 'categories' }).click()
  await page.getByLabel('Filter by column').selectOption('slug')
  await page.getByRole('searchbox', { name: 'Contains' }).fill('anim')
  await expect(page.getByText('1 entry')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Open/ }).click()
  await expect(page.getByRole('dialog').getByText('name_translations')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/en/admin?tab=settings&sub=backups')
  await page.getByRole('button', { name: 'Make a backup now' }).click()
  await page.getByRole('button', { name: /^Restore…/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('This will be replaced')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Restore now' })).toBeDisabled()
  await dialog.getByRole('checkbox').check()
  await expect(dialog.getByRole('button', { name: 'Restore now' })).toBeEnabled()
  await expectAccessible(page)
})

/** Enrolls an authenticator app through the API and returns the session in which its code was entered. */
async function signInWithSecondFactor(siteUrl: string): Promise<string> {
  const { publishableKey } = (await (await fetch(`${siteUrl}/config.json`)).json()) as {
    publishableKey: string
  }
  const { auth } = createClient(siteUrl, publishableKey)
  await auth.signInWithPassword({ email: EMAIL, password: PASSWORD })
  const { data: factor } = await auth.mfa.enroll({ factorType: 'totp' })
  const code = totp(factor!.totp.secret, Date.now())
  const { error } = await auth.mfa.challengeAndVerify({ factorId: factor!.id, code })
  expect(error).toBeNull()
  const { data } = await auth.getSession()
  return JSON.stringify(data.session)
}
