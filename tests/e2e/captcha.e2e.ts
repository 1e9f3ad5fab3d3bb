import { expect, test } from '@playwright/test'
import { hydrateOnNavigation } from '../support/browser/hydrate-on-navigation.ts'
import { startServer } from '../support/site/server-process.ts'

/** A fake of the captcha provider's script. */
const WIDGET_SCRIPT = `globalThis.turnstile = {
  render(container, { sitekey, callback }) { container.textContent = 'Captcha ' + sitekey; callback('test-captcha-token'); return 'widget-id' },
  remove() {},
}`

test('sign-in sends the captcha token, and only the sign-in screen loads the captcha script', async ({
  browser,
}) => {
  const site = await startServer({
    CAPTCHA_PROVIDER: 'turnstile',
    CAPTCHA_SITE_KEY: 'test-site-key',
    CAPTCHA_SECRET: 'test-secret',
  })
  const page = hydrateOnNavigation(await browser.newPage({ baseURL: site.url }))
  try {
    const scriptRequests: string[] = []
    await page.route('https://challenges.cloudflare.com/**', (route) => {
      scriptRequests.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: WIDGET_SCRIPT })
    })
    await page.goto('/en')
    await page.goto('/en/contact')
    expect(scriptRequests).toEqual([])
    await page.goto('/en/auth')
    await expect(page.getByText('Captcha test-site-key')).toBeVisible()
    expect(scriptRequests).toHaveLength(1)
    const signInRequest = page.waitForRequest('**/auth/v1/token?grant_type=password')
    await page.getByLabel('Email').fill('anna@example.org')
    await page.getByLabel('Password').fill('Kangaroo-7!')
    await page.keyboard.press('Enter')
    expect((await signInRequest).postDataJSON()).toMatchObject({
      gotrue_meta_security: { captcha_token: 'test-captcha-token' },
    })
  } finally {
    await page.close()
    await site.remove()
  }
})
