import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWholeSite, type WholeSite } from '#tests/support/whole-site.ts'

let site: WholeSite
beforeAll(async () => {
  // Nobody listens at that port: a mail server that is down.
  site = await openWholeSite({ SMTP_URL: 'smtp://127.0.0.1:9' })
})
afterAll(() => site?.close())

const upload = (name: string) =>
  site.ask(`/storage/v1/object/pages/${name}`, {
    as: 'admin',
    method: 'POST',
    body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>',
    headers: { 'content-type': 'image/svg+xml' },
  })
const rows = async () => (await site.sql`select from storage.objects where bucket_id = 'pages'`).length

test('a place for files that takes nothing is said clearly, leaves no half file, and works again afterwards', async () => {
  const files = path.join(site.dataDir, 'files')
  expect(existsSync(files)).toBe(true)
  const before = await rows()
  // Not by rights, which root does not need: in the place of the folder lies something that is none.
  renameSync(files, `${files}-away`)
  writeFileSync(files, '')
  const refused = await upload('while-away.svg')
  expect(refused.status).toBeGreaterThanOrEqual(500)
  expect(await refused.text()).not.toMatch(/ENOTDIR|EEXIST|colorami-whole|at .*\.ts:\d/)
  expect(await rows()).toBe(before)
  // Screens do not need the files to be there.
  expect((await site.ask('/en/page/friendly-cat')).status).toBe(200)
  const status = await site.ask('/functions/v1/admin-site-status', { as: 'admin', method: 'POST', body: {} })
  expect(await status.json()).toMatchObject({ status: { checks: { storage: { works: false } } } })

  rmSync(files)
  renameSync(`${files}-away`, files)
  expect((await upload('back-again.svg')).status).toBe(200)
  expect(await rows()).toBe(before + 1)
})

test('with the mail server down a message is kept, a sign-up answers, and the status says why', async () => {
  const form = new URLSearchParams({
    name: 'Ada',
    email: 'ada@example.org',
    subject: 'Hello',
    message: 'Lovely pages',
  })
  const sent = await site.ask('/en/contact', {
    method: 'POST',
    body: form.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
  })
  expect(sent.status).toBe(200)
  const [message] =
    await site.sql`select mailed_at from public.contact_messages where email = 'ada@example.org'`
  expect(message).toEqual({ mailed_at: null })
  const signUp = await site.ask('/auth/v1/signup', {
    method: 'POST',
    body: { email: 'ben@example.org', password: 'Kangaroo-7!' },
  })
  expect(signUp.status).toBeLessThan(600)
  expect(await signUp.text()).not.toMatch(/ECONN|127\.0\.0\.1|at .*\.ts:\d/)
  const status = await site.ask('/functions/v1/admin-site-status', { as: 'admin', method: 'POST', body: {} })
  expect(await status.json()).toMatchObject({ status: { checks: { mail: { works: false } } } })
  expect((await site.ask('/healthz')).status).toBe(200)
})
