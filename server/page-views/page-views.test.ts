import { gunzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { NONCE_PLACEHOLDER } from '../http/content-security-policy.ts'
import { CLIENT_ADDRESS_HEADER } from '../http/middleware/visitor-headers.ts'
import { createPageCache } from './page-cache.ts'
import { precompressHtml } from './precompressed-html.ts'
import { createPageViews } from './page-views.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('pages are refused while the render queue is full, cached pages are still served, and later pages are rendered again', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const cache = createPageCache({ maxBytes: 10_000 })
  cache.set(
    '/en/cached undefined',
    { status: 200, headers: [['content-type', 'text/html']], html: precompressHtml('cached') },
    60,
  )
  const views = createPageViews({
    // Every render waits for the release and then fails.
    build: () => released.then(() => Promise.reject(new Error('no app here'))),
    requestContext: { loadNotice: async () => undefined } as never,
    externalSources: { origins: [] },
    cache,
  })
  const view = (path: string, visitor = 'crowd') =>
    views.fetch(new Request(`http://site${path}`, { headers: { [CLIENT_ADDRESS_HEADER]: visitor } }))
  const pending = Array.from({ length: 60 }, (_, n) => view(`/en/page/${n}`, `visitor ${n}`))
  const results = Promise.allSettled(pending)
  const refused = await view('/en/page/one-too-many')
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('refresh')]).toEqual([
    503,
    '2',
    '2',
  ])
  expect(await refused.text()).toContain('One moment, please')
  expect(await (await view('/de/page/one-too-many')).text()).toMatch(/<html lang="de">.*Einen Moment, bitte/s)
  expect(await (await view('/en/cached')).text()).toBe('cached')
  release()
  expect((await results).every(({ status }) => status === 'rejected')).toBe(true)
  await expect(view('/en/page/later')).rejects.toThrow('no app here')
})

test('a cached page is served whatever unknown parameters are added, and under overload with the last known notice', async () => {
  const cache = createPageCache({ maxBytes: 10_000 })
  const html = precompressHtml('cached')
  cache.set('/en/top-100 "hello"', { status: 200, headers: [['content-type', 'text/html']], html }, 60)
  let notice = async () => 'hello'
  const views = createPageViews({
    build: () => Promise.reject(new Error('no app here')),
    requestContext: { loadNotice: () => notice() } as never,
    externalSources: { origins: [] },
    cache,
  })
  const getCached = (path: string, urgency?: 'urgent') => views.cached(path, '', urgency)?.status
  expect(await (await views.fetch(new Request('http://site/en/top-100?r=1'))).text()).toBe('cached')
  expect([getCached('/en/top-100?r=2'), getCached('/en/top-100?page=2')]).toEqual([200, undefined])
  notice = () => new Promise(() => {})
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  expect([getCached('/en/top-100'), getCached('/en/top-100', 'urgent')]).toEqual([undefined, 200])
})

test('a cached page is compressed for clients that accept gzip, and every response has its own nonce', async () => {
  const cache = createPageCache({ maxBytes: 10_000 })
  const html = precompressHtml(`<script nonce="${NONCE_PLACEHOLDER}">1</script>`)
  cache.set('/en/cached undefined', { status: 200, headers: [['content-type', 'text/html']], html }, 60)
  const views = createPageViews({
    build: () => Promise.reject(new Error('no app here')),
    requestContext: { loadNotice: async () => undefined } as never,
    externalSources: { origins: [] },
    cache,
  })
  const nonces = new Set<string>()
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'gzip'],
    ['br;q=1, gzip;q=0.5', 'gzip'],
    ['gzip;q=0', null],
    ['identity', null],
  ] as const) {
    const response = await views.fetch(
      new Request('http://site/en/cached', { headers: { 'accept-encoding': accepted } }),
    )
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toContain('accept-encoding')
    const bytes = Buffer.from(await response.arrayBuffer())
    const [, nonce] = /nonce="(.+)">1/.exec((encoding ? gunzipSync(bytes) : bytes).toString())!
    expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
    nonces.add(nonce!)
  }
  expect(nonces.size).toBe(4)
})
