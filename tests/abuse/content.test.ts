// Case 19: what people write is shown as they wrote it, or without its teeth, wherever it is shown.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/languages.ts'
import { readEml } from '#providers/mail/read-eml.ts'
import { openWholeSite, type WholeSite } from '#tests/support/whole-site.ts'

const ATTACK = '</script><img src=x onerror=alert(19)>"\'><svg/onload=alert(19)>{{7*7}}${7*7}'
/** An attack that stands in a page as markup, not as text. */
const ALIVE = /<img src=x|<svg\/onload|<\/script><img/i
const inEvery = (text: string) => Object.fromEntries(LANGUAGES.map((language) => [language, text]))

let site: WholeSite
beforeAll(async () => {
  site = await openWholeSite()
  const { sql } = site
  // Straight into the tables, past every check: the screens must hold by themselves.
  await sql`update public.coloring_pages set title = ${sql.json(inEvery(ATTACK))}, description = ${sql.json(inEvery(ATTACK))},
    seo_description = ${sql.json(inEvery(ATTACK))} where slug = 'friendly-cat'`
  await sql`update public.categories set name = ${ATTACK}, name_translations = ${sql.json(inEvery(ATTACK))},
    description_translations = ${sql.json(inEvery(ATTACK))} where slug = 'animals'`
})
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
  ])('is inert in %s', async (address) => {
    const answer = await site.ask(address)
    expect(answer.status).toBe(200)
    const text = await answer.text()
    // The data of a client navigation is no HTML and is not served as any.
    if (answer.headers.get('content-type')?.includes('html') || address.endsWith('.xml'))
      expect(ALIVE.exec(text)?.[0]).toBeUndefined()
    else expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    for (const [, json] of text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs))
      expect(() => JSON.parse(json!)).not.toThrow()
  })

  test('is inert in the sheet to print', async () => {
    const pdf = Buffer.from(await (await site.ask('/print/friendly-cat.pdf?lang=de')).arrayBuffer())
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
    const whole = pdf.toString('latin1') + streams.join('')
    expect(/\/JavaScript|\/Launch|\/EmbeddedFile|\/AA\b/.exec(whole)?.[0]).toBeUndefined()
    expect(whole.includes('<img src=x')).toBe(false)
  })

  test('is inert in the name of a downloaded file', async () => {
    const { headers } = await site.ask('/print/friendly-cat.pdf?download')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+"$/)
  })
})

test('case 19: markup in a message and in a name is text in the mails', async () => {
  const form = new URLSearchParams({
    name: ATTACK,
    email: 'parent@example.org',
    subject: ATTACK,
    message: ATTACK,
  })
  const answer = await site.ask('/en/contact', {
    method: 'POST',
    from: '192.0.2.19',
    body: form.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
  })
  expect(answer.status).toBeLessThan(500)
  expect(ALIVE.exec(await answer.text())?.[0]).toBeUndefined()
  await site.ask('/auth/v1/signup', {
    method: 'POST',
    from: '192.0.2.19',
    body: {
      email: 'child@example.org',
      password: 'Kangaroo-7!',
      data: { full_name: ATTACK, language: 'en' },
    },
  })
  const outbox = path.join(site.dataDir, 'outbox')
  await expect.poll(() => readdirSync(outbox).length, { timeout: 30_000 }).toBeGreaterThan(0)
  for (const file of readdirSync(outbox)) {
    const { html } = readEml(readFileSync(path.join(outbox, file), 'utf8'))
    expect(ALIVE.exec(html)?.[0]).toBeUndefined()
  }
  const [profile] = await site.sql`select full_name from public.profiles where email = 'child@example.org'`
  expect(profile?.full_name ?? '').not.toMatch(/[<>]/)
})

test.each([
  ['line breaks in a name', { name: 'A\r\nBcc: all@example.org', email: 'a@example.org' }],
  ['two addresses', { name: 'A', email: 'a@example.org, all@example.org' }],
  ['line breaks in an address', { name: 'A', email: 'a@example.org\r\nBcc: all@example.org' }],
  ['line breaks in a subject', { name: 'A', email: 'a@example.org', subject: 'x\r\nBcc: all@example.org' }],
])('case 59: %s write to nobody else', async (_, words) => {
  const form = new URLSearchParams({ subject: 'x', message: 'y', ...words })
  await site.ask('/en/contact', {
    method: 'POST',
    from: '192.0.2.59',
    body: form.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
  })
  const outbox = path.join(site.dataDir, 'outbox')
  for (const file of readdirSync(outbox)) {
    const [head = ''] = readFileSync(path.join(outbox, file), 'utf8').split(/\r?\n\r?\n/)
    expect(head).not.toMatch(/^bcc:/im)
    expect(/^to:.*$/im.exec(head)?.[0] ?? '').not.toContain('all@example.org')
  }
})

test('case 60: pictures from elsewhere are not made a page’s own by an address alone', async () => {
  const [page] = await site.sql`select id from public.coloring_pages where slug = 'racing-car'`
  for (const address of [
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
          await site.ask(`/rest/v1/coloring_pages?id=eq.${page!.id}`, {
            as: 'user',
            method: 'PATCH',
            body: { [column]: address },
          })
        ).status,
      ).toBeGreaterThanOrEqual(200)
    const [after] =
      await site.sql`select file_url, thumbnail_url from public.coloring_pages where id = ${page!.id}`
    expect(Object.values(after!)).not.toContain(address)
  }
})
