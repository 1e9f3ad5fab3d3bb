import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { createFastPath } from './fast-path.ts'
import { listen, type ListeningServer } from './listen.ts'

let server: ListeningServer | undefined
afterEach(() => server?.close(0))

/** A server with one cached page. Requests that pass the fast path wait until `release` is called. */
async function startServer({ cachedAddress = '', isFull = false, maxActive = 10 }) {
  const state = { isFull, handled: 0, recorded: [] as number[], warnings: [] as object[] }
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const fastPath = createFastPath({
    pages: {
      cached: (address) =>
        address === cachedAddress
          ? {
              status: 200,
              headers: [['x-frame-options', 'SAMEORIGIN']],
              body: new TextEncoder().encode('cached'),
            }
          : undefined,
      isFull: () => state.isFull,
    },
    maxActive,
    headers: [
      ['x-frame-options', 'DENY'],
      ['referrer-policy', 'no-referrer'],
    ],
    recordResponse: (status) => state.recorded.push(status),
    log: { debug: () => {}, warn: (fields: object) => state.warnings.push(fields) } as never,
  })
  server = await listen({
    host: '127.0.0.1',
    port: 0,
    tryFastPath: fastPath.respond,
    handler: () => {
      state.handled++
      return fastPath.track(() => released.then(() => new Response('from the handler')))
    },
  })
  const { port } = server
  const send = async (path: string, { method = 'GET', headers = {} } = {}) => {
    const outgoing = request({ port, host: '127.0.0.1', path, method, headers }).end()
    const [response] = await once(outgoing, 'response')
    return { status: response.statusCode, headers: response.headers, text: await text(response) }
  }
  return { state, send, release }
}

test('a cached page is served even under overload, with the default headers that it does not override', async () => {
  const { send, state } = await startServer({ cachedAddress: '/en/top-100', isFull: true, maxActive: 0 })
  const {
    status,
    headers,
    text: body,
  } = await send('/en/top-100', { headers: { 'x-request-id': 'of-the-proxy' } })
  expect([status, body]).toEqual([200, 'cached'])
  expect(headers).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
    'x-request-id': 'of-the-proxy',
    'content-length': '6',
  })
  expect(state.recorded).toEqual([200])
})

test('a page is refused while the render queue is full, and the browser reloads it automatically', async () => {
  const { send, state } = await startServer({ isFull: true })
  for (const path of ['/en', '/de/search?q=cat', '/fr/page/cat.data']) {
    const { status, headers } = await send(path)
    expect([status, headers['retry-after'], headers.refresh, headers['referrer-policy']]).toEqual([
      503,
      '2',
      '2',
      'no-referrer',
    ])
  }
  expect(state.recorded).toEqual([503, 503, 503])
  // The log is rate-limited.
  expect(state.warnings).toHaveLength(1)
})

test('other requests are handled while pages are refused', async () => {
  const { send, release } = await startServer({ isFull: true })
  release()
  for (const [path, method] of [
    ['/rest/v1/categories', 'GET'],
    ['/assets/app.js', 'GET'],
    ['/en/contact', 'POST'],
    ['/healthz', 'GET'],
  ] as const)
    expect((await send(path, { method })).text, path).toBe('from the handler')
})

test('at the maximum of active requests all but monitoring is refused until a request ends', async () => {
  const { send, release, state } = await startServer({ maxActive: 2 })
  const active = [send('/rest/v1/a'), send('/rest/v1/b')]
  await expect.poll(() => state.handled).toBe(2)
  const third = await send('/rest/v1/c')
  expect(third.status).toBe(503)
  expect([third.headers['retry-after'], JSON.parse(third.text).code]).toEqual(['1', 'overloaded'])
  const health = send('/healthz')
  release()
  expect((await Promise.all([...active, health])).map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await send('/rest/v1/c')).status).toBe(200)
})
