import { expect, test, vi } from 'vitest'
import { createRequestForwarder } from './forward-request.ts'

const log = { warn: vi.fn() }
const ORIGIN = 'https://project.example'

/** A forwarder to a fake project that records its requests. */
function createForwarder(respond: () => Response = () => new Response('fine')) {
  const requests: { url: string; init: RequestInit & { headers: Headers } }[] = []
  const fetch = (async (url: URL, init: RequestInit & { headers: Headers }) => {
    requests.push({ url: String(url), init })
    await new Response(init.body).arrayBuffer()
    return respond()
  }) as unknown as typeof globalThis.fetch
  const forward = createRequestForwarder({ origin: ORIGIN, timeoutMs: 5_000, maxBodyBytes: 100, log, fetch })
  return { forward, requests }
}

test('hop-by-hop headers, our own headers and private headers are not forwarded', async () => {
  const { forward, requests } = createForwarder()
  await forward(
    new Request('http://site/rest/v1/pages?select=id', {
      headers: {
        apikey: 'public',
        authorization: 'Bearer token',
        'x-client-address': '203.0.113.7',
        'x-forwarded-for': 'made up',
        'x-visitor-hash': 'abc',
        'x-only-here': '1',
        connection: 'keep-alive, X-Only-Here',
        forwarded: 'for=me',
        cookie: 'a=b',
      },
    }),
  )
  expect(requests[0]!.url).toBe(`${ORIGIN}/rest/v1/pages?select=id`)
  expect(Object.fromEntries(requests[0]!.init.headers)).toEqual({
    apikey: 'public',
    authorization: 'Bearer token',
    'x-forwarded-for': '203.0.113.7',
    'x-visitor-hash': 'abc',
    'accept-encoding': 'identity',
  })
})

test.each([
  'http://site//evil.example/rest/v1/x',
  'http://site/rest/v1/@evil.example',
  'http://site/rest/v1/..%2f..%2f',
  'http://site/rest/v1/x?to=https://evil.example',
])('requests go only to the origin of the project: %s', async (address) => {
  const { forward, requests } = createForwarder()
  await forward(new Request(address))
  for (const { url } of requests) expect(new URL(url).origin).toBe(ORIGIN)
})

test('a redirect is returned to the client and not followed', async () => {
  const { forward, requests } = createForwarder(
    () => new Response(null, { status: 302, headers: { location: 'https://accounts.example/' } }),
  )
  const response = await forward(new Request('http://site/auth/v1/authorize?provider=x'))
  expect([response.status, response.headers.get('location')]).toEqual([302, 'https://accounts.example/'])
  expect(requests[0]!.init.redirect).toBe('manual')
})

test('cookies and security policies of the project are not passed on', async () => {
  const headers = {
    'set-cookie': 'a=b',
    'strict-transport-security': 'x',
    'cf-ray': '1',
    'content-range': '0-1/2',
  }
  const { forward } = createForwarder(() => new Response('x', { headers }))
  const response = await forward(new Request('http://site/rest/v1/x'))
  expect(response.headers.get('content-range')).toBe('0-1/2')
  for (const name of ['set-cookie', 'strict-transport-security', 'cf-ray'])
    expect(response.headers.has(name), name).toBe(false)
})

test('a body above the limit is refused, with or without a content-length', async () => {
  const { forward, requests } = createForwarder()
  const body = 'x'.repeat(101)
  const withLength = new Request('http://site/auth/v1/signup', {
    method: 'POST',
    body,
    headers: { 'content-length': '101' },
  })
  expect((await forward(withLength)).status).toBe(413)
  expect(requests).toHaveLength(0)
  const stream = new Blob([body]).stream()
  const streamed = new Request('http://site/x', {
    method: 'POST',
    body: stream,
    duplex: 'half',
  } as RequestInit)
  expect((await forward(streamed)).status).toBe(413)
})

test('an unreachable project is a 503 and a slow one a 504, and neither response reveals its address', async () => {
  const unreachable = createRequestForwarder({
    origin: ORIGIN,
    timeoutMs: 5_000,
    maxBodyBytes: 100,
    log,
    fetch: async () => Promise.reject(new TypeError(`connect ECONNREFUSED ${ORIGIN}`)),
  })
  const slow = createRequestForwarder({
    origin: ORIGIN,
    timeoutMs: 20,
    maxBodyBytes: 100,
    log,
    fetch: (_, init) =>
      new Promise((_resolve, reject) =>
        init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error)),
      ),
  })
  for (const [forward, status] of [
    [unreachable, 503],
    [slow, 504],
  ] as const) {
    const response = await forward(new Request('http://site/rest/v1/x'))
    expect([response.status, response.headers.get('retry-after')]).toEqual([status, '2'])
    expect(await response.text()).not.toContain('project.example')
  }
  expect(JSON.stringify(log.warn.mock.calls)).not.toContain('project.example')
})
