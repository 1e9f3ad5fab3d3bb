import { type AddressInfo, createServer } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { type OpenIdPeer, startOpenIdPeer } from '../auth/support/openid-peer.ts'
import { createAccount, signIn } from '../support/accounts.ts'
import { arriveAwake } from '../support/awake.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'

test.describe.configure({ mode: 'serial' })

let peer: OpenIdPeer
let site: ServerProcess

test.beforeAll(async () => {
  const port = await freePort()
  peer = await startOpenIdPeer(`http://localhost:${port}/auth/v1/callback`)
  site = await startServer({
    PORT: String(port),
    OAUTH_KEYCLOAK_ISSUER: peer.issuer,
    OAUTH_KEYCLOAK_CLIENT_ID: 'site',
    OAUTH_KEYCLOAK_CLIENT_SECRET: 'secret-of-the-site-long-enough-for-anything',
  })
})
test.afterAll(async () => {
  await site?.remove()
  await peer?.close()
})

/** The provider knows this port before the site listens on it. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** The pages of the provider: who one is, and that the site may know. */
async function signInThere(page: Page, login: string) {
  await page.locator('input[name=login]').fill(login)
  await page.locator('input[name=password]').fill('any')
  await page.getByRole('button', { name: /sign-in/i }).click()
  await page.getByRole('button', { name: /continue/i }).click()
}

test('somebody comes in with an outside account and is led where they wanted to go', async ({ browser }) => {
  peer.people.set('ada', { email: 'ada@example.org', email_verified: true, name: 'Ada Outside' })
  const page = arriveAwake(await browser.newPage({ baseURL: site.url }))
  await page.goto('/en/auth?next=/en/dashboard?tab=security')
  await page.getByRole('button', { name: 'Continue with Keycloak' }).click()
  await signInThere(page, 'ada')
  await page.waitForURL('**/en/dashboard?tab=security')
  await expect(page.getByText('Ada Outside').first()).toBeVisible()
  // The only way in cannot be taken away.
  await expect(page.getByRole('listitem').filter({ hasText: 'Keycloak' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Disconnect/ })).toHaveCount(0)
  await page.close()
})

test('an outside account is connected to an own one and taken away again', async ({ browser }) => {
  peer.people.set('bob', { email: 'bob.elsewhere@example.org', email_verified: true, name: 'Bob' })
  await createAccount(site, { email: 'bob@example.org', name: 'Bob Own' })
  const page = arriveAwake(await browser.newPage({ baseURL: site.url }))
  await signIn(page, 'bob@example.org', { next: '/en/dashboard?tab=security' })
  await page.getByRole('button', { name: 'Connect Keycloak' }).click()
  await signInThere(page, 'bob')
  await page.waitForURL('**/en/dashboard?tab=security')
  await expect(page.getByText('Bob Own').first()).toBeVisible()
  await page.getByRole('button', { name: 'Disconnect Keycloak' }).click()
  await expect(page.getByText('Keycloak is disconnected.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Disconnect/ })).toHaveCount(0)
  await page.close()
})
