import { Hono } from 'hono'
import type { Sql } from 'postgres'
import { afterEach, expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

const away = (() => Promise.reject(new Error('away'))) as unknown as Sql
const opened: { close(): void }[] = []
afterEach(() => opened.splice(0).forEach((metrics) => metrics.close()))

function open(token?: string) {
  const metrics = createMetrics({ sql: away, token })
  opened.push(metrics)
  const app = new Hono<{ Bindings: { peer: string } }>()
    .use(metrics.count)
    .get('/metrics', (c) => metrics.answer(c.req.raw, c.env.peer))
    .get('/hello', (c) => c.text('hello'))
  return (path: string, headers: Record<string, string> = {}, peer = '127.0.0.1') =>
    app.request(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000', ...headers } }, { peer })
}

test('this machine reads how many answers there were and how long they took', async () => {
  const ask = open()
  await ask('/hello')
  const text = await (await ask('/metrics')).text()
  expect(text).toContain('http_responses_total{status="2xx"} 1')
  expect(text).toContain('http_request_duration_seconds_bucket{le="+Inf"} 1')
  expect(text).toContain('colorami_database_up 0')
})

test.each([
  ['another machine', {}, '192.168.1.7'],
  ['a proxy on this machine', { 'x-forwarded-for': '203.0.113.5' }, '127.0.0.1'],
  ['a proxy that only says so', { via: '1.1 proxy' }, '127.0.0.1'],
  ['a request for the public name', { host: 'colorami.example' }, '127.0.0.1'],
])('%s is told that there is nothing', async (_, headers, peer) => {
  expect((await open()('/metrics', headers, peer)).status).toBe(404)
})

test('with a token only the token opens', async () => {
  const ask = open('correct-horse-battery')
  expect((await ask('/metrics')).status).toBe(404)
  expect((await ask('/metrics', { authorization: 'Bearer wrong' })).status).toBe(404)
  const allowed = await ask('/metrics', { authorization: 'Bearer correct-horse-battery' }, '10.0.0.9')
  expect(allowed.status).toBe(200)
})
