import { Hono } from 'hono'
import type { Sql } from 'postgres'
import { afterEach, expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

const unavailable = (() => Promise.reject(new Error('unavailable'))) as unknown as Sql
const created: { close(): void }[] = []
afterEach(() => created.splice(0).forEach((metrics) => metrics.close()))

function createApp(token?: string) {
  const metrics = createMetrics({ sql: unavailable, token })
  created.push(metrics)
  const app = new Hono<{ Bindings: { peer: string } }>()
    .use(metrics.middleware)
    .get('/metrics', (c) => metrics.respond(c.req.raw, c.env.peer))
    .get('/hello', (c) => c.text('hello'))
  return (path: string, headers: Record<string, string> = {}, peer = '127.0.0.1') =>
    app.request(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000', ...headers } }, { peer })
}

test('a client on this machine reads the number of responses and their durations', async () => {
  const send = createApp()
  await send('/hello')
  const text = await (await send('/metrics')).text()
  expect(text).toContain('http_responses_total{status="2xx"} 1')
  expect(text).toContain('http_request_duration_seconds_bucket{le="+Inf"} 1')
  expect(text).toContain('colorami_database_up 0')
})

test.each([
  ['another machine', {}, '192.168.1.7'],
  ['a proxy on this machine', { 'x-forwarded-for': '203.0.113.5' }, '127.0.0.1'],
  ['a proxy that sends only `via`', { via: '1.1 proxy' }, '127.0.0.1'],
  ['a request for the public name', { host: 'colorami.example' }, '127.0.0.1'],
])('%s gets a 404', async (_, headers, peer) => {
  expect((await createApp()('/metrics', headers, peer)).status).toBe(404)
})

test('with a configured token only that token gives access', async () => {
  const send = createApp('correct-horse-battery')
  expect((await send('/metrics')).status).toBe(404)
  expect((await send('/metrics', { authorization: 'Bearer wrong' })).status).toBe(404)
  const allowed = await send('/metrics', { authorization: 'Bearer correct-horse-battery' }, '10.0.0.9')
  expect(allowed.status).toBe(200)
})
