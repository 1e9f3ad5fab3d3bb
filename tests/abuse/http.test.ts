// Attacks that need only a connection to the server: malicious URLs, headers, methods and bodies.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen } from '#server/http/listen/listen.ts'
import { startInProcessSite, type InProcessSite } from '#tests/support/site/in-process-site.ts'
import { sendRaw, statusesOf } from './support/raw-socket.ts'
import { START_TIMEOUT_MS } from '../support/site/start-timeout.ts'

let site: InProcessSite
beforeAll(async () => {
  site = await startInProcessSite()
}, START_TIMEOUT_MS)
afterAll(() => site?.close())

const sendToSite = (bytes: string) => sendRaw(site.port, bytes)
const getRequest = (path: string, headerLines = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headerLines}\r\n`

test.each([
  '/../package.json',
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..\\..\\package.json',
  '/assets/....//....//package.json',
  '/assets/%00package.json',
  '/.env',
  '/.git/config',
  '/build/server/index.js',
  '/print/..%2f..%2fpackage.json.pdf',
  '/share/..%2f..%2f..%2fetc%2fpasswd.png',
  '/storage/v1/object/public/pages/..%2f..%2f..%2fsetup-code',
  '/storage/v1/object/public/..%2fsetup-code',
  '/outbox?mail=..%2fsetup-code',
])('case 21: path traversal fails: %s', async (path) => {
  const response = await sendToSite(getRequest(path))
  expect(statusesOf(response)[0]).toBeGreaterThanOrEqual(300)
  expect(statusesOf(response)[0]).toBeLessThan(500)
  expect(response).not.toMatch(/"dependencies"|root:x:|\[core\]|createRequestHandler/)
})

test.each([
  '//evil.example',
  '//evil.example/en',
  '/\\evil.example',
  '/DE//evil.example',
  '/%5cevil.example',
  '/fr-CA/%2f%2fevil.example',
])('case 22: no redirect leads to another site: %s', async (path) => {
  const location = /^location: (.+)$/im.exec(await sendToSite(getRequest(path)))?.[1]?.trim()
  expect(new URL(location ?? '/', 'http://localhost').host).toBe('localhost')
  expect(location ?? '').not.toMatch(/^\/[/\\]/)
})

test.each([
  '/en/page/x%0d%0aset-cookie:%20a=b',
  '/DE/%0d%0aset-cookie:%20a=b',
  '/en/coloring-page/x%0aset-cookie:%20a=b',
])('case 23: a URL cannot inject a response header: %s', async (path) => {
  const response = await sendToSite(getRequest(path))
  expect(response.split('\r\n\r\n')[0]).not.toMatch(/^set-cookie: a=b/im)
  expect(statusesOf(response)[0]).toBeLessThan(500)
})

describe('case 24: a forged host', () => {
  test.each(['/en', '/en/page/friendly-cat', '/sitemap.xml', '/robots.txt'])(
    'does not appear in %s',
    async (path) => {
      const forged =
        'X-Forwarded-Host: evil.example\r\nForwarded: host=evil.example\r\nX-Original-URL: /evil.example\r\n'
      const request = `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n${forged}\r\n`
      expect(await sendToSite(request)).not.toContain('evil.example')
      expect(await (await site.request(path)).text()).not.toContain('evil.example')
    },
  )
})

test('case 25: method override headers are ignored', async () => {
  const headers = {
    'x-http-method-override': 'DELETE',
    'x-method-override': 'DELETE',
    'x-http-method': 'DELETE',
  }
  await site.request('/rest/v1/favourites', { as: 'user', method: 'POST', body: {}, headers })
  expect((await site.request('/rest/v1/coloring_pages?limit=1', { headers })).status).toBe(200)
  expect(await site.sql`select from public.coloring_pages limit 1`).toHaveLength(1)
})

test.each(['TRACE', 'CONNECT', 'PROPFIND', 'DELETE', 'PUT', 'PATCH', 'BREW'])(
  'case 26: %s of a screen is rejected and echoes nothing',
  async (method) => {
    const response = await sendToSite(
      `${method} /en HTTP/1.1\r\nHost: localhost\r\nX-Secret: echo-me\r\nConnection: close\r\n\r\n`,
    )
    expect(response).not.toContain('echo-me')
    for (const status of statusesOf(response)) expect([400, 404, 405, 501]).toContain(status)
  },
)

test('case 27: conflicting lengths are rejected (request smuggling)', async () => {
  const hidden = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const start = 'POST /en/contact HTTP/1.1\r\nHost: localhost\r\n'
  for (const lengths of [
    `Content-Length: 5\r\nContent-Length: 6\r\n`,
    `Content-Length: ${hidden.length}\r\nTransfer-Encoding: chunked\r\n`,
    `Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n`,
    `Transfer-Encoding: xchunked\r\n`,
    `Content-Length: -1\r\n`,
  ]) {
    const statuses = statusesOf(await sendToSite(`${start}${lengths}\r\n0\r\n\r\n${hidden}`))
    expect(statuses, lengths).toHaveLength(1)
    expect(statuses[0], lengths).toBeGreaterThanOrEqual(400)
  }
})

test('case 28: headers over the limit are rejected, and the next request is served', async () => {
  expect(statusesOf(await sendToSite(getRequest('/en', `Cookie: ${'a'.repeat(40_000)}\r\n`)))).toEqual([431])
  const manyHeaders = Array.from({ length: 2000 }, (_, i) => `x-${i}: 1\r\n`).join('')
  expect(statusesOf(await sendToSite(getRequest('/healthz', manyHeaders)))[0]).toBeLessThan(500)
  expect((await site.request('/healthz')).status).toBe(200)
})

test('case 29: very long URLs do not cause a server error', async () => {
  for (const path of [
    `/en/page/${'a'.repeat(9000)}`,
    `/en/search?q=${'a'.repeat(9000)}`,
    `/rest/v1/coloring_pages?slug=eq.${'a'.repeat(9000)}`,
  ]) {
    const { status } = await site.request(path)
    expect([200, 302, 400, 404, 414]).toContain(status)
  }
})

test('case 30: clients that never finish their headers are disconnected while other clients are served', async () => {
  const listening = await listen({
    host: '127.0.0.1',
    port: 0,
    handler: () => new Response('served'),
    timeouts: { headersTimeout: 300, requestTimeout: 400, connectionsCheckingInterval: 50 },
  })
  const slow = Array.from({ length: 50 }, () =>
    sendRaw(listening.port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', 30_000),
  )
  expect(await (await fetch(`http://127.0.0.1:${listening.port}/`)).text()).toBe('served')
  for (const response of await Promise.all(slow)) expect(['', 408]).toContain(statusesOf(response)[0] ?? '')
  await listening.close(0)
})

test('case 31: forged client address headers do not lift rate limits', async () => {
  const statuses: number[] = []
  for (let attempt = 0; attempt < 8; attempt++)
    statuses.push(
      (
        await site.request('/rest/v1/rpc/report_page', {
          method: 'POST',
          from: `203.0.113.${attempt}, 192.0.2.31`,
          headers: {
            'x-visitor-hash': `made-up-${attempt}`,
            'x-client-address': `203.0.113.${attempt}`,
            'x-real-ip': `203.0.113.${attempt}`,
          },
          body: { page_id: '00000000-0000-4000-8000-00000000dead', reason: 'nonsense' },
        })
      ).status,
    )
  expect(statuses.every((status) => status >= 400 && status < 500)).toBe(true)
  const message = {
    name: 'A',
    email: 'a@example.org',
    subject: 'x',
    message: 'y',
    channel: 'form',
    language: 'en',
  }
  const sent: number[] = []
  for (let attempt = 0; attempt < 8; attempt++)
    sent.push(
      (
        await site.request('/rest/v1/rpc/send_contact_message', {
          method: 'POST',
          from: `203.0.113.${attempt}, 192.0.2.31`,
          headers: { 'x-visitor-hash': `made-up-${attempt}` },
          body: message,
        })
      ).status,
    )
  expect(sent.slice(0, 5)).toEqual([200, 200, 200, 200, 200])
  expect(sent.slice(5).every((status) => status >= 400 && status < 500)).toBe(true)
})

test('case 32: request ids and paths cannot inject log lines', async () => {
  const response = await site.request('/en/%0A%7B%22level%22:60,%22msg%22:%22forged%22%7D', {
    headers: { 'x-request-id': 'x'.repeat(500) },
  })
  expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  for (const line of site.log) expect(JSON.parse(line)).not.toMatchObject({ msg: 'forged' })
})

test('case 33: the log contains no client address, token or query', async () => {
  await site.request('/rest/v1/profiles?email=eq.find-me@example.org', { as: 'user', from: '198.51.100.33' })
  await site.request('/auth/v1/token?grant_type=password', {
    method: 'POST',
    from: '198.51.100.33',
    body: { email: 'find-me@example.org', password: 'Find-me-7!' },
  })
  const log = site.log.join('')
  expect(log).toContain('/rest/v1/profiles')
  for (const secret of ['find-me', 'Find-me', '198.51.100.33', site.tokenOf('user')!, site.keys.secret])
    expect(log).not.toContain(secret)
})

test('case 34: unusual Accept-Encoding headers get a normal response', async () => {
  for (const encoding of [
    'br;q=0, gzip;q=0, *;q=0',
    'x'.repeat(5000),
    'gzip, gzip, gzip',
    'identity;q=0',
    '',
  ])
    expect((await site.request('/en/top-100', { headers: { 'accept-encoding': encoding } })).status).toBe(200)
})

test('case 35: excessive ranges and invalid conditional headers get a normal response', async () => {
  const path = /\/storage\/v1\/object\/public\/[^"? ]+/.exec(
    await (await site.request('/en/top-100')).text(),
  )![0]
  const ranges = Array.from({ length: 1000 }, (_, i) => `${i}-${i}`).join(',')
  const headerSets: Record<string, string>[] = [
    { range: `bytes=${ranges}` },
    { range: 'bytes=-99999999999999999999' },
    { 'if-none-match': '"x",'.repeat(1000) },
    { 'if-modified-since': 'x'.repeat(3000) },
  ]
  for (const headers of headerSets)
    expect([200, 206, 416]).toContain((await site.request(path, { headers })).status)
})

test('case 36: a form from another site or with another content type sends no message', async () => {
  const before = await site.sql`select from public.contact_messages`
  const form = new URLSearchParams({
    name: 'A',
    email: 'a@example.org',
    subject: 'x',
    message: 'y',
  }).toString()
  const types = [
    'application/x-www-form-urlencoded',
    'text/plain',
    'application/json',
    'multipart/form-data; boundary=x',
  ]
  const attempts = types.flatMap((type) =>
    ['/en/contact', '/en/contact/message'].map((path) => ({ path, type })),
  )
  for (const { path, type } of attempts) {
    const response = await site.request(path, {
      method: 'POST',
      from: '192.0.2.36',
      headers: { 'content-type': type, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      body: type.startsWith('application/x-www') ? form : '{"a":',
    })
    expect([path, type, response.status >= 400 && response.status < 500]).toEqual([path, type, true])
  }
  const broken = await site.request('/en/contact/message', { method: 'POST', body: { a: 1 } })
  expect(broken.status).toBe(400)
  expect(await site.sql`select from public.contact_messages`).toHaveLength(before.length)
})

test('case 37: headers, cookies and unknown parameters do not poison the page cache', async () => {
  const getHtml = async (path: string) => (await site.request(path)).text()
  // The pages are not cached yet, so the response to the attacker is the one that would be cached.
  const forged = [
    'Cookie: preferred-language=de',
    'Accept-Language: de',
    'X-Forwarded-Proto: javascript',
    'X-Forwarded-Host: evil.example',
  ]
  await sendToSite(
    `GET /es/category/animals HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n${forged.join('\r\n')}\r\n\r\n`,
  )
  const cached = await getHtml('/es/category/animals')
  expect(cached).toContain('<html lang="es"')
  expect(cached).toContain(`href="${site.url}/es/category/animals"`)
  expect(cached).not.toMatch(/evil\.example|javascript:/)
  // A filtered list must not be cached as the complete list.
  expect(await getHtml('/it/category/animals?difficulty=hard&__proto__=x')).not.toContain(
    '/it/page/friendly-cat',
  )
  expect(await getHtml('/it/category/animals')).toContain('/it/page/friendly-cat')
})
