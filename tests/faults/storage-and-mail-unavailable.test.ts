import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startInProcessSite, type InProcessSite } from '#tests/support/site/in-process-site.ts'

// The setup builds the app if it changed.
vi.setConfig({ hookTimeout: 300_000 })

let site: InProcessSite
beforeAll(async () => {
  // No mail server listens on this port.
  site = await startInProcessSite({ SMTP_URL: 'smtp://127.0.0.1:9' })
})
afterAll(() => site?.close())

const upload = (name: string) =>
  site.request(`/storage/v1/object/pages/${name}`, {
    as: 'admin',
    method: 'POST',
    body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>',
    headers: { 'content-type': 'image/svg+xml' },
  })
const countObjects = async () =>
  (await site.sql`select from storage.objects where bucket_id = 'pages'`).length

test('an upload fails clearly while the file storage is unavailable, leaves no row, and works again afterwards', async () => {
  const files = path.join(site.dataDir, 'files')
  expect(existsSync(files)).toBe(true)
  const before = await countObjects()
  // Replaces the folder by a file; removing permissions would not stop root.
  renameSync(files, `${files}-away`)
  writeFileSync(files, '')
  const failed = await upload('while-away.svg')
  expect(failed.status).toBeGreaterThanOrEqual(500)
  expect(await failed.text()).not.toMatch(/ENOTDIR|EEXIST|colorami-in-process|at .*\.ts:\d/)
  expect(await countObjects()).toBe(before)
  // Pages do not need the file storage.
  expect((await site.request('/en/page/friendly-cat')).status).toBe(200)
  const status = await site.request('/functions/v1/admin-site-status', {
    as: 'admin',
    method: 'POST',
    body: {},
  })
  expect(await status.json()).toMatchObject({ status: { checks: { storage: { works: false } } } })

  rmSync(files)
  renameSync(`${files}-away`, files)
  expect((await upload('back-again.svg')).status).toBe(200)
  expect(await countObjects()).toBe(before + 1)
})

test('without a mail server a contact message is stored, a sign-up gets a response, and the site status reports mail as failing', async () => {
  const form = new URLSearchParams({
    name: 'Ada',
    email: 'ada@example.org',
    subject: 'Hello',
    message: 'Lovely pages',
  })
  const response = await site.request('/en/contact', {
    method: 'POST',
    body: form.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
  })
  expect(response.status).toBe(200)
  const [message] =
    await site.sql`select mailed_at from public.contact_messages where email = 'ada@example.org'`
  expect(message).toEqual({ mailed_at: null })
  const signUp = await site.request('/auth/v1/signup', {
    method: 'POST',
    body: { email: 'ben@example.org', password: 'Kangaroo-7!' },
  })
  expect(signUp.status).toBeLessThan(600)
  expect(await signUp.text()).not.toMatch(/ECONN|127\.0\.0\.1|at .*\.ts:\d/)
  const status = await site.request('/functions/v1/admin-site-status', {
    as: 'admin',
    method: 'POST',
    body: {},
  })
  expect(await status.json()).toMatchObject({ status: { checks: { mail: { works: false } } } })
  expect((await site.request('/healthz')).status).toBe(200)
})
