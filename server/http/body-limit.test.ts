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

test('what needs no body passes, whatever the method', async () => {
  for (const method of ['GET', 'DELETE', 'POST', 'PATCH'])
    expect((await fetch(address, { method })).status).toBe(200)
})

test('a body within the limit arrives whole, said or streamed', async () => {
  expect(await (await fetch(address, { method: 'POST', body: '0123456789' })).text()).toBe('got 0123456789')
  expect(await (await fetch(address, streamed('0123456789'))).text()).toBe('got 0123456789')
})

test('one byte more is refused, said or streamed', async () => {
  expect((await fetch(address, { method: 'POST', body: '0123456789a' })).status).toBe(413)
  expect((await fetch(address, streamed('0123456789a'))).status).toBe(413)
})
