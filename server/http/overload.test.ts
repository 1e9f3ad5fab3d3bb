import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { refuseOverload } from './overload.ts'

test('what cannot be answered soon is refused at once, and the next one after is served again', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const app = new Hono().use(refuseOverload(2)).get('/', async (c) => {
    await gate
    return c.text('done')
  })
  const first = [app.request('/'), app.request('/')]
  const third = await app.request('/')
  expect(third.status).toBe(503)
  expect(third.headers.get('retry-after')).toBe('1')
  open()
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200])
  expect((await app.request('/')).status).toBe(200)
})
