import { expect, test, vi } from 'vitest'
import { createForward } from './forward.ts'

const log = { warn: vi.fn() }
const ORIGIN = 'https://project.example'

/** A project that answers with what it was asked. */
function project(answer: () => Response = () => new Response('fine')) {
  const asked: { url: string; init: RequestInit & { headers: Headers } }[] = []
  const fetch = (async (url: URL, init: RequestInit & { headers: Headers }) => {
    asked.push({ url: String(url), init })
    await new Response(init.body).arrayBuffer()
    return answer()
  }) as unknown as typeof globalThis.fetch
  const forward = createForward({ origin: ORIGIN, timeoutMs: 5_000, mostBytes: 100, log, fetch })
  return { forward, asked }
}

test('what belongs to the line, to us or to the visitor stays behind', async () => {
  const { forward, asked } = project()
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
  expect(asked[0]!.url).toBe(`${ORIGIN}/rest/v1/pages?select=id`)
  expect(Object.fromEntries(asked[0]!.init.headers)).toEqual({
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
])('nobody else is ever asked: %s', async (address) => {
  const { forward, asked } = project()
  await forward(new Request(address))
  for (const { url } of asked) expect(new URL(url).origin).toBe(ORIGIN)
})

test('a redirect is handed to the visitor, not followed', async () => {
  const { forward, asked } = project(
    () => new Response(null, { status: 302, headers: { location: 'https://accounts.example/' } }),
  )
  const answer = await forward(new Request('http://site/auth/v1/authorize?provider=x'))
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://accounts.example/'])
  expect(asked[0]!.init.redirect).toBe('manual')
})

test('cookies and promises of the project are not made in our name', async () => {
  const headers = {
    'set-cookie': 'a=b',
    'strict-transport-security': 'x',
    'cf-ray': '1',
    'content-range': '0-1/2',
  }
  const { forward } = project(() => new Response('x', { headers }))
  const answer = await forward(new Request('http://site/rest/v1/x'))
  expect(answer.headers.get('content-range')).toBe('0-1/2')
  for (const name of ['set-cookie', 'strict-transport-security', 'cf-ray'])
    expect(answer.headers.has(name), name).toBe(false)
})

test('a body that is too large is not sent on, announced or not', async () => {
  const { forward, asked } = project()
  const body = 'x'.repeat(101)
  const announced = new Request('http://site/auth/v1/signup', {
    method: 'POST',
    body,
    headers: { 'content-length': '101' },
  })
  expect((await forward(announced)).status).toBe(413)
  expect(asked).toHaveLength(0)
  const stream = new Blob([body]).stream()
  const streamed = new Request('http://site/x', {
    method: 'POST',
    body: stream,
    duplex: 'half',
  } as RequestInit)
  expect((await forward(streamed)).status).toBe(413)
})

test('a project that is away is a 503, one that dawdles a 504, and neither says where it stands', async () => {
  const away = createForward({
    origin: ORIGIN,
    timeoutMs: 5_000,
    mostBytes: 100,
    log,
    fetch: async () => Promise.reject(new TypeError(`connect ECONNREFUSED ${ORIGIN}`)),
  })
  const slow = createForward({
    origin: ORIGIN,
    timeoutMs: 20,
    mostBytes: 100,
    log,
    fetch: (_, init) =>
      new Promise((_resolve, reject) =>
        init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error)),
      ),
  })
  for (const [forward, status] of [
    [away, 503],
    [slow, 504],
  ] as const) {
    const answer = await forward(new Request('http://site/rest/v1/x'))
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, '2'])
    expect(await answer.text()).not.toContain('project.example')
  }
  expect(JSON.stringify(log.warn.mock.calls)).not.toContain('project.example')
})
