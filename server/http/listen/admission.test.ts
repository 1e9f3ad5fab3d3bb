import { once } from 'node:events'
import { request, type RequestOptions } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { defaultRestLimits } from '#backend/rest/rest-limits.ts'
import { type AdmissionLimits, createAdmission } from './admission.ts'
import { createFastPath } from './fast-path.ts'
import { listen, type ListeningServer } from './listen.ts'

let server: ListeningServer | undefined
const clients = new Set<Socket>()
afterEach(async () => {
  for (const client of clients) client.destroy()
  clients.clear()
  await server?.close(0)
})

const ROOMY: AdmissionLimits = {
  pages: { total: 10, perKey: 10 },
  requests: { total: 10, perKey: 10 },
  bodies: { total: 10, perKey: 10 },
  uploads: { total: 10, perKey: 10 },
  largeBodies: { total: 10, perKey: 10 },
  deadlineMs: 10_000,
  minBytesPerSecond: 32_000,
}

/** A server with one cached page. Admitted requests wait until `release` is called. */
async function startServer({
  cachedAddress = '',
  oldAddress = '',
  fullFor = '',
  limits = {} as Partial<AdmissionLimits>,
}) {
  const state = { handled: 0, recorded: [] as number[], warnings: [] as object[] }
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const admit = createAdmission({
    limits: { ...ROOMY, ...limits },
    pages: {
      cached: (address, _, urgency) =>
        address === cachedAddress || (urgency && address === oldAddress)
          ? {
              status: 200,
              headers: [['x-frame-options', 'SAMEORIGIN']],
              body: new TextEncoder().encode('cached'),
            }
          : undefined,
      isFull: (visitor) => visitor === fullFor,
    },
    fastPath: createFastPath({
      headers: [
        ['x-frame-options', 'DENY'],
        ['referrer-policy', 'no-referrer'],
      ],
      recordResponse: (status) => state.recorded.push(status),
      log: { debug: () => {}, warn: (fields: object) => state.warnings.push(fields) } as never,
    }),
    keyOf: ({ socket }) => socket.remoteAddress!,
  })
  server = await listen({
    host: '0.0.0.0',
    port: 0,
    admit,
    handler: async (received) => {
      state.handled++
      const body = await received.text()
      await released
      return new Response(`from the handler: ${body}`)
    },
  })
  const { port } = server
  const send = async (
    path: string,
    { body, ...options }: RequestOptions & { body?: string | string[] } = {},
  ) => {
    const outgoing = request({ port, host: '127.0.0.1', path, ...options })
    for (const part of Array.isArray(body) ? body : []) outgoing.write(part)
    outgoing.end(typeof body === 'string' ? body : undefined)
    const [response] = await once(outgoing, 'response')
    return { status: response.statusCode, headers: response.headers, text: await text(response) }
  }
  /** Sends the head of a request and never its whole body. */
  const sendSlowly = async (head: string) => {
    const socket = connect({ port, host: '127.0.0.1' })
    clients.add(socket)
    socket.write(`${head}\r\nhost: x\r\n\r\n0`)
    await once(socket, 'connect')
    return socket
  }
  return { state, send, sendSlowly, release }
}

const OTHER_VISITOR = { localAddress: '127.0.0.2' }

test('a cached page is served even under overload, with the default headers that it does not override', async () => {
  const { send, state } = await startServer({
    cachedAddress: '/en/top-100',
    fullFor: '127.0.0.1',
    limits: { pages: { total: 0, perKey: 0 } },
  })
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

test('a cached page whose notice cannot be checked is served instead of a refusal', async () => {
  const { send } = await startServer({ oldAddress: '/en/top-100', fullFor: '127.0.0.1' })
  expect((await send('/en/top-100')).text).toBe('cached')
  expect((await send('/en/random')).status).toBe(503)
})

test('a page is refused while the render queue is full for the visitor, and the browser reloads it automatically', async () => {
  const { send, state, release } = await startServer({ fullFor: '127.0.0.1' })
  release()
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
  expect((await send('/en', OTHER_VISITOR)).status).toBe(200)
})

test('other requests are handled while pages are refused', async () => {
  const { send, release } = await startServer({ fullFor: '127.0.0.1' })
  release()
  for (const [path, method] of [
    ['/rest/v1/categories', 'GET'],
    ['/assets/app.js', 'GET'],
    ['/en/contact', 'POST'],
    ['/healthz', 'GET'],
  ] as const)
    expect((await send(path, { method })).text, path).toBe('from the handler: ')
})

test('one address gets its share of the places until a request ends, pages have their own, and monitoring is always served', async () => {
  const { send, release, state } = await startServer({ limits: { requests: { total: 3, perKey: 2 } } })
  const active = [send('/rest/v1/a'), send('/rest/v1/b')]
  await expect.poll(() => state.handled).toBe(2)
  const third = await send('/rest/v1/c')
  expect([third.status, third.headers['retry-after'], JSON.parse(third.text).code]).toEqual([
    429,
    '1',
    'too_many_requests',
  ])
  active.push(send('/rest/v1/a', OTHER_VISITOR))
  await expect.poll(() => state.handled).toBe(3)
  const whenFull = await send('/rest/v1/b', OTHER_VISITOR)
  expect([whenFull.status, JSON.parse(whenFull.text).code]).toEqual([503, 'overloaded'])
  active.push(send('/en'), send('/healthz'))
  await expect.poll(() => state.handled).toBe(5)
  release()
  expect((await Promise.all(active)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect((await send('/rest/v1/c')).status).toBe(200)
})

test('slow bodies take no place of a request, and one address can send only some at the same time', async () => {
  const { send, sendSlowly, state, release } = await startServer({
    limits: { requests: { total: 1, perKey: 1 }, bodies: { total: 10, perKey: 3 } },
  })
  release()
  const slow = await Promise.all(
    Array.from({ length: 5 }, () => sendSlowly('POST /en/contact HTTP/1.1\r\ncontent-length: 5000')),
  )
  const refused = await Promise.race(slow.map((socket) => once(socket, 'data')))
  expect(String(refused[0])).toMatch(/^HTTP\/1\.1 429 /)
  expect(await send('/robots.txt')).toMatchObject({ status: 200 })
  expect(await send('/en/contact', { ...OTHER_VISITOR, method: 'POST', body: 'hello' })).toMatchObject({
    status: 200,
    text: 'from the handler: hello',
  })
  expect(state.handled).toBe(2)
})

test('a body that does not arrive in time is refused, and its connection is closed', async () => {
  const { sendSlowly, state } = await startServer({ limits: { deadlineMs: 50 } })
  const socket = await sendSlowly('POST /en/contact HTTP/1.1\r\ncontent-length: 5000')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 .*connection: close/s)
  expect(state.handled).toBe(0)
})

test('a body up to the limit of its part of the site is passed on, with or without a content-length', async () => {
  const { send, release } = await startServer({})
  release()
  for (const method of ['GET', 'DELETE', 'POST', 'PATCH'])
    expect((await send('/rest/v1/rows', { method })).status).toBe(200)
  for (const [path, size] of [
    ['/en/contact', 64 * 1024],
    ['/rest/v1/rows', defaultRestLimits.maxBodyBytes],
    ['/functions/v1/wish', 3072 * 1024],
  ] as const) {
    const [fits, tooLarge] = ['x'.repeat(size), 'x'.repeat(size + 1)]
    for (const body of [fits, [fits]]) {
      const response = await send(path, { method: 'POST', body })
      expect(response.text === `from the handler: ${fits}`, path).toBe(true)
    }
    for (const body of [tooLarge, [tooLarge]])
      expect((await send(path, { method: 'POST', body })).status, path).toBe(413)
  }
})

test('of large bodies of one address only some are handled at the same time, and small ones are not delayed', async () => {
  const { send, state, release } = await startServer({ limits: { largeBodies: { total: 2, perKey: 1 } } })
  const large = { method: 'POST', body: 'x'.repeat(100_000) }
  const path = '/functions/v1/wish'
  const handled = [send(path, large), send(path, large), send(path, large)]
  await expect.poll(() => state.handled).toBe(1)
  handled.push(send(path, { method: 'POST', body: 'small' }), send(path, { ...OTHER_VISITOR, ...large }))
  await expect.poll(() => state.handled).toBe(3)
  release()
  expect((await Promise.all(handled)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
})

test('a client that leaves while its large body waits passes its turn on', async () => {
  const { send, sendSlowly, state, release } = await startServer({
    limits: { largeBodies: { total: 1, perKey: 1 } },
  })
  const path = '/functions/v1/wish'
  const first = send(path, { method: 'POST', body: 'x'.repeat(100_000) })
  await expect.poll(() => state.handled).toBe(1)
  const leaving = await sendSlowly(`POST ${path} HTTP/1.1\r\ncontent-length: 100000`)
  leaving.end('x'.repeat(99_999))
  await once(leaving, 'finish')
  leaving.destroy()
  release()
  expect((await first).status).toBe(200)
  expect((await send(path, { method: 'POST', body: 'y'.repeat(100_000) })).status).toBe(200)
})

test('large uploads are received by their handler, and one address can send only some at the same time', async () => {
  const { send, sendSlowly, state, release } = await startServer({
    limits: { uploads: { total: 2, perKey: 1 }, requests: { total: 1, perKey: 1 } },
  })
  release()
  const upload = await sendSlowly('POST /storage/v1/object/pages/a HTTP/1.1\r\ncontent-length: 100000')
  await expect.poll(() => state.handled).toBe(1)
  const body = 'x'.repeat(100_000)
  expect((await send('/storage/v1/object/pages/b', { method: 'POST', body })).status).toBe(429)
  expect((await send('/storage/v1/object/list/pages', { method: 'POST', body: '{}' })).status).toBe(200)
  upload.destroy()
  await expect
    .poll(async () => (await send('/storage/v1/object/pages/b', { method: 'POST', body })).status)
    .toBe(200)
})
