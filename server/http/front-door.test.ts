import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { listen, type Listening } from '../listen.ts'
import { createFrontDoor } from './front-door.ts'

let listening: Listening | undefined
afterEach(() => listening?.close(0))

/** A house behind its door: whatever gets inside waits until it is told to go on. */
async function house({ kept = '', isFull = false, most = 10 }) {
  const state = { isFull, inside: 0, counted: [] as number[], said: [] as object[] }
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const door = createFrontDoor({
    pages: {
      kept: (address) =>
        address === kept
          ? {
              status: 200,
              headers: [['x-frame-options', 'SAMEORIGIN']],
              body: new TextEncoder().encode('kept'),
            }
          : undefined,
      isFull: () => state.isFull,
    },
    most,
    headers: [
      ['x-frame-options', 'DENY'],
      ['referrer-policy', 'no-referrer'],
    ],
    count: (status) => state.counted.push(status),
    log: { debug: () => {}, warn: (facts: object) => state.said.push(facts) } as never,
  })
  listening = await listen({
    host: '127.0.0.1',
    port: 0,
    answerAtDoor: door.answer,
    handler: () => {
      state.inside++
      return door.inside(() => gate.then(() => new Response('from inside')))
    },
  })
  const { port } = listening
  const ask = async (path: string, { method = 'GET', headers = {} } = {}) => {
    const asked = request({ port, host: '127.0.0.1', path, method, headers }).end()
    const [answer] = await once(asked, 'response')
    return { status: answer.statusCode, headers: answer.headers, text: await text(answer) }
  }
  return { state, ask, open }
}

test('a kept page is shown at the door, with what every answer carries unless it says otherwise', async () => {
  const { ask, state } = await house({ kept: '/en/top-100', isFull: true, most: 0 })
  const {
    status,
    headers,
    text: body,
  } = await ask('/en/top-100', { headers: { 'x-request-id': 'of-the-proxy' } })
  expect([status, body]).toEqual([200, 'kept'])
  expect(headers).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
    'x-request-id': 'of-the-proxy',
    'content-length': '4',
  })
  expect(state.counted).toEqual([200])
})

test('a page that could only be made late is refused, and a person’s browser comes again by itself', async () => {
  const { ask, state } = await house({ isFull: true })
  for (const path of ['/en', '/de/search?q=cat', '/fr/page/cat.data']) {
    const { status, headers } = await ask(path)
    expect([status, headers['retry-after'], headers.refresh, headers['referrer-policy']]).toEqual([
      503,
      '2',
      '2',
      'no-referrer',
    ])
  }
  expect(state.counted).toEqual([503, 503, 503])
  // Not one line for each.
  expect(state.said).toHaveLength(1)
})

test('what is no page goes inside while pages are refused', async () => {
  const { ask, open } = await house({ isFull: true })
  open()
  for (const [path, method] of [
    ['/rest/v1/categories', 'GET'],
    ['/assets/app.js', 'GET'],
    ['/en/contact', 'POST'],
    ['/healthz', 'GET'],
  ] as const)
    expect((await ask(path, { method })).text, path).toBe('from inside')
})

test('past so many inside everybody is refused but those who ask how it is, until somebody comes out', async () => {
  const { ask, open, state } = await house({ most: 2 })
  const two = [ask('/rest/v1/a'), ask('/rest/v1/b')]
  await expect.poll(() => state.inside).toBe(2)
  const third = await ask('/rest/v1/c')
  expect(third.status).toBe(503)
  expect([third.headers['retry-after'], JSON.parse(third.text).code]).toEqual(['1', 'overloaded'])
  const health = ask('/healthz')
  open()
  expect((await Promise.all([...two, health])).map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await ask('/rest/v1/c')).status).toBe(200)
})
