// Case 19: markup in texts of users is shown as text or removed, wherever the texts are shown.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/text/languages.ts'
import { listStoredMails, readStoredMail } from '#providers/mail/outbox.ts'
import { startInProcessSite, type InProcessSite } from '#tests/support/site/in-process-site.ts'
import { START_TIMEOUT_MS } from '../support/site/start-timeout.ts'

const ATTACK = '</script><img src=x onerror=alert(19)>"\'><svg/onload=alert(19)>{{7*7}}${7*7}'
/** The attack as markup instead of escaped text. */
const ACTIVE_MARKUP = /<img src=x|<svg\/onload|<\/script><img/i
const inAllLanguages = (text: string) => Object.fromEntries(LANGUAGES.map((language) => [language, text]))

let site: InProcessSite
beforeAll(async () => {
  site = await startInProcessSite()
  const { sql } = site
  // Written directly into the tables, without validation: the screens must escape the texts themselves.
  await sql`update public.coloring_pages set title = ${sql.json(inAllLanguages(ATTACK))}, description = ${sql.json(inAllLanguages(ATTACK))},
    seo_description = ${sql.json(inAllLanguages(ATTACK))} where slug = 'friendly-cat'`
  await sql`update public.categories set name = ${ATTACK}, name_translations = ${sql.json(inAllLanguages(ATTACK))},
    description_translations = ${sql.json(inAllLanguages(ATTACK))} where slug = 'animals'`
}, START_TIMEOUT_MS)
afterAll(() => site?.close())

describe('case 19: markup in a title, a description and a theme', () => {
  test.each([
    '/en',
    '/de/page/friendly-cat',
    '/en/page/friendly-cat.data',
    '/fr/category/animals',
    '/en/top-100',
    '/en/search?q=alert',
    '/en/sitemap',
    '/sitemap.xml',
    '/en/random',
  ])('is inert in %s', async (path) => {
    const response = await site.request(path)
    expect(response.status).toBe(200)
    const text = await response.text()
    // The data of a client navigation is not HTML and is not served as HTML.
    if (response.headers.get('content-type')?.includes('html') || path.endsWith('.xml'))
      expect(ACTIVE_MARKUP.exec(text)?.[0]).toBeUndefined()
    else expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    for (const [, json] of text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs))
      expect(() => JSON.parse(json!)).not.toThrow()
  })

  test('is inert in the PDF', async () => {
    const pdf = Buffer.from(await (await site.request('/print/friendly-cat.pdf?lang=de')).arrayBuffer())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(
      ([, stream]) => {
        try {
          return inflateSync(Buffer.from(stream!, 'latin1')).toString('latin1')
        } catch {
          return stream!
        }
      },
    )
    const content = pdf.toString('latin1') + streams.join('')
    expect(/\/JavaScript|\/Launch|\/EmbeddedFile|\/AA\b/.exec(content)?.[0]).toBeUndefined()
    expect(content.includes('<img src=x')).toBe(false)
  })

  test('is inert in the name of a downloaded file', async () => {
    const { headers } = await site.request('/print/friendly-cat.pdf?download')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+"$/)
  })
})

test('case 19: markup in a message and in a name is escaped in mails', async () => {
  const form = new URLSearchParams({
    name: ATTACK,
    email: 'parent@example.org',
    subject: ATTACK,
    message: ATTACK,
  })
  const response = await site.request('/en/contact', {
    method: 'POST',
    from: '192.0.2.19',
    body: form.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
  })
  expect(response.status).toBeLessThan(500)
  expect(ACTIVE_MARKUP.exec(await response.text())?.[0]).toBeUndefined()
  await site.request('/auth/v1/signup', {
    method: 'POST',
    from: '192.0.2.19',
    body: {
      email: 'child@example.org',
      password: 'Kangaroo-7!',
      data: { full_name: ATTACK, language: 'en' },
    },
  })
  const outbox = path.join(site.dataDir, 'outbox')
  await expect.poll(async () => (await listStoredMails(outbox, 50)).length).toBeGreaterThan(0)
  for (const name of await listStoredMails(outbox, 50)) {
    const { html } = (await readStoredMail(outbox, name))!
    expect(ACTIVE_MARKUP.exec(html)?.[0]).toBeUndefined()
  }
  const [profile] = await site.sql`select full_name from public.profiles where email = 'child@example.org'`
  expect(profile?.full_name ?? '').not.toMatch(/[<>]/)
})

test.each([
  ['line breaks in a name', { name: 'A\r\nBcc: all@example.org', email: 'a@example.org' }],
  ['two addresses', { name: 'A', email: 'a@example.org, all@example.org' }],
  ['line breaks in an address', { name: 'A', email: 'a@example.org\r\nBcc: all@example.org' }],
  ['line breaks in a subject', { name: 'A', email: 'a@example.org', subject: 'x\r\nBcc: all@example.org' }],
])('case 59: %s add no recipient', async (_, fields) => {
  const form = new URLSearchParams({ subject: 'x', message: 'y', ...fields })
  await site.request('/en/contact', {
    method: 'POST',
    from: '192.0.2.59',
    body: form.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
  })
  const outbox = path.join(site.dataDir, 'outbox')
  for (const file of readdirSync(outbox).filter((name) => name.endsWith('.eml'))) {
    const [head = ''] = readFileSync(path.join(outbox, file), 'utf8').split(/\r?\n\r?\n/)
    expect(head).not.toMatch(/^bcc:/im)
    expect(/^to:.*$/im.exec(head)?.[0] ?? '').not.toContain('all@example.org')
  }
})

test('case 60: a user cannot set the picture URLs of a page', async () => {
  const [page] = await site.sql`select id from public.coloring_pages where slug = 'racing-car'`
  for (const url of [
    'javascript:alert(1)',
    'data:text/html,<script>',
    'http://169.254.169.254/latest',
    'file:///etc/passwd',
    '//evil.example/x.svg',
    'http://localhost:5432/',
  ]) {
    for (const column of ['file_url', 'thumbnail_url'])
      expect(
        (
          await site.request(`/rest/v1/coloring_pages?id=eq.${page!.id}`, {
            as: 'user',
            method: 'PATCH',
            body: { [column]: url },
          })
        ).status,
      ).toBeGreaterThanOrEqual(200)
    const [after] =
      await site.sql`select file_url, thumbnail_url from public.coloring_pages where id = ${page!.id}`
    expect(Object.values(after!)).not.toContain(url)
  }
})
