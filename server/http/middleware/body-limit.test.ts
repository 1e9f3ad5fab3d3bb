import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyLimit } from './body-limit.ts'

const app = new Hono()
  .use(bodyLimit({ maxSize: 10 }))
  .all('*', async (c) => c.text(`got ${await c.req.text()}`))
const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }))
let address = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => void server.close())

const streamed = (text: string) => ({
  method: 'POST',
  duplex: 'half' as const,
  body: new Blob([text]).stream(),
})

test('a request without a body passes with every method', async () => {
  for (const method of ['GET', 'DELETE', 'POST', 'PATCH'])
    expect((await fetch(address, { method })).status).toBe(200)
})

test('a body within the limit is passed on, with or without a content-length', async () => {
  expect(await (await fetch(address, { method: 'POST', body: '0123456789' })).text()).toBe('got 0123456789')
  expect(await (await fetch(address, streamed('0123456789'))).text()).toBe('got 0123456789')
})

test('a body one byte above the limit is refused, with or without a content-length', async () => {
  expect((await fetch(address, { method: 'POST', body: '0123456789a' })).status).toBe(413)
  expect((await fetch(address, streamed('0123456789a'))).status).toBe(413)
})
