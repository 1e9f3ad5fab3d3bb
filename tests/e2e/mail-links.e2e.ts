import type { APIRequestContext } from '@playwright/test'
import { openMail } from '../support/browser/open-mail.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

const PASSWORD = 'Kangaroo-7!'

async function call(request: APIRequestContext, path: string, data: object) {
  const { publishableKey } = (await (await request.get('/config.json')).json()) as { publishableKey: string }
  return request.post(`/auth/v1${path}`, { data, headers: { apikey: publishableKey } })
}

test('without a mail server the confirmation mail is in the outbox, and its link confirms the address @prove', async ({
  page,
  site,
  request,
}) => {
  const email = 'newcomer@example.org'
  await call(request, '/signup?redirect_to=/de', { email, password: PASSWORD, data: { language: 'de' } })
  const signIn = () => call(request, '/token?grant_type=password', { email, password: PASSWORD })
  expect((await signIn()).status()).toBe(400)

  await openMail(page, site, { to: email, subject: 'Bestätige deine Adresse' })
  const link = await page.getByRole('link', { name: 'Adresse bestätigen' }).getAttribute('href')
  // Mail programs fetch links in advance, which must not use up the token.
  expect((await request.head(link!)).status()).toBe(200)
  expect(await (await request.get(link!)).text()).toContain('<html lang="de">')
  expect((await signIn()).status()).toBe(400)

  await page.getByRole('link', { name: 'Adresse bestätigen' }).click()
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/auth/'))
  expect((await signIn()).status()).toBe(200)
})

test('the confirmation page works without JavaScript by its button @prove', async ({
  browser,
  site,
  request,
}) => {
  const email = 'plain@example.org'
  await call(request, '/signup', { email, password: PASSWORD })
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await openMail(page, site, { to: email, subject: 'Confirm your address' })
  await page.getByRole('link', { name: 'Confirm my address' }).click()
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await page.waitForURL(
    ({ pathname, hash }) => !pathname.startsWith('/auth/') && hash.includes('type=signup'),
  )
  await context.close()
})
