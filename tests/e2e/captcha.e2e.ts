import { expect, test } from '@playwright/test'
import { arriveAwake } from '../support/awake.ts'
import { startServer } from '../support/server-process.ts'

/** As much of the service's script as a page sees of it. */
const WIDGET = `globalThis.turnstile = {
  render(box, { sitekey, callback }) { box.textContent = 'Widget of ' + sitekey; callback('solved-once'); return 'one' },
  remove() {},
}`

test('with a captcha set up, its proof goes along with a sign-in, and its script is loaded on no other page', async ({
  browser,
}) => {
  const site = await startServer({
    CAPTCHA_PROVIDER: 'turnstile',
    CAPTCHA_SITE_KEY: 'key-of-the-site',
    CAPTCHA_SECRET: 'secret-of-the-site',
  })
  const page = arriveAwake(await browser.newPage({ baseURL: site.url }))
  try {
    const asked: string[] = []
    await page.route('https://challenges.cloudflare.com/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: WIDGET })
    })
    await page.goto('/en')
    await page.goto('/en/contact')
    expect(asked).toEqual([])
    await page.goto('/en/auth')
    await expect(page.getByText('Widget of key-of-the-site')).toBeVisible()
    expect(asked).toHaveLength(1)
    const sent = page.waitForRequest('**/auth/v1/token?grant_type=password')
    await page.getByLabel('Email').fill('anna@example.org')
    await page.getByLabel('Password').fill('Kangaroo-7!')
    await page.keyboard.press('Enter')
    expect((await sent).postDataJSON()).toMatchObject({
      gotrue_meta_security: { captcha_token: 'solved-once' },
    })
  } finally {
    await page.close()
    await site.remove()
  }
})
