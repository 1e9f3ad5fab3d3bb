import { expect, type Page, test } from '@playwright/test'
import { type OpenIdProvider, startOpenIdProvider } from '../auth/support/openid-provider.ts'
import { createAccount, signIn } from '../support/accounts/browser-accounts.ts'
import { hydrateOnNavigation } from '../support/browser/hydrate-on-navigation.ts'
import { freePort } from '../support/site/free-port.ts'
import { type ServerProcess, startServer } from '../support/site/server-process.ts'

test.describe.configure({ mode: 'serial' })

let provider: OpenIdProvider
let site: ServerProcess

test.beforeAll(async () => {
  // The provider needs the site's port before the site starts.
  const port = await freePort()
  provider = await startOpenIdProvider(`http://localhost:${port}/auth/v1/callback`)
  site = await startServer({
    PORT: String(port),
    OAUTH_KEYCLOAK_ISSUER: provider.issuer,
    OAUTH_KEYCLOAK_CLIENT_ID: 'site',
    OAUTH_KEYCLOAK_CLIENT_SECRET: 'secret-of-the-site-long-enough-for-anything',
  })
})
test.afterAll(async () => {
  await site?.remove()
  await provider?.close()
})

/** Signs in on the provider's pages and gives consent. */
async function signInAtProvider(page: Page, login: string) {
  await page.locator('input[name=login]').fill(login)
  await page.locator('input[name=password]').fill('any')
  await page.getByRole('button', { name: /sign-in/i }).click()
  await page.getByRole('button', { name: /continue/i }).click()
}

test('a user signs in with an OAuth provider and is redirected to the requested screen', async ({
  browser,
}) => {
  provider.users.set('ada', { email: 'ada@example.org', email_verified: true, name: 'Ada Outside' })
  const page = hydrateOnNavigation(await browser.newPage({ baseURL: site.url }))
  await page.goto('/en/auth?next=/en/dashboard?tab=security')
  await page.getByRole('button', { name: 'Continue with Keycloak' }).click()
  await signInAtProvider(page, 'ada')
  await page.waitForURL('**/en/dashboard?tab=security')
  await expect(page.getByText('Ada Outside').first()).toBeVisible()
  // The only sign-in method of an account cannot be disconnected.
  await expect(page.getByRole('listitem').filter({ hasText: 'Keycloak' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Disconnect/ })).toHaveCount(0)
  await page.close()
})

test('a wish survives signing up with an OAuth provider @prove', async ({ browser }) => {
  provider.users.set('uma', { email: 'uma@example.org', email_verified: true, name: 'Uma Outside' })
  const page = hydrateOnNavigation(await browser.newPage({ baseURL: site.url }))
  await page.goto('/en/create-image')
  await page.getByLabel('Your wish').fill('a whale')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByRole('button', { name: 'Continue with Keycloak' }).click()
  await signInAtProvider(page, 'uma')
  await page.waitForURL('**/en/create-image?prompt=a+whale**')
  await expect(page.getByText('Uma Outside').first()).toBeVisible()
  await expect(page.getByLabel('Your wish')).toHaveValue('a whale')
  await page.close()
})

test('an OAuth account is connected to an existing account and disconnected again @prove', async ({
  browser,
}) => {
  provider.users.set('bob', { email: 'bob.elsewhere@example.org', email_verified: true, name: 'Bob' })
  await createAccount(site, { email: 'bob@example.org', name: 'Bob Own' })
  const page = hydrateOnNavigation(await browser.newPage({ baseURL: site.url }))
  await signIn(page, 'bob@example.org', { next: '/en/dashboard?tab=security' })
  await page.getByRole('button', { name: 'Connect Keycloak' }).click()
  await signInAtProvider(page, 'bob')
  await page.waitForURL('**/en/dashboard?tab=security')
  await expect(page.getByText('Bob Own').first()).toBeVisible()
  await page.getByRole('button', { name: 'Disconnect Keycloak' }).click()
  await expect(page.getByText('Keycloak is disconnected.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Disconnect/ })).toHaveCount(0)
  await page.close()
})
