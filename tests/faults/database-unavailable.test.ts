import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startInProcessSite, type InProcessSite } from '#tests/support/site/in-process-site.ts'
import { type InterruptibleProxy, startInterruptibleProxy } from './support/interruptible-proxy.ts'

// The setup builds the app if it changed; the test waits for the timeouts of database connections.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

let proxy: InterruptibleProxy
let site: InProcessSite
beforeAll(async () => {
  site = await startInProcessSite(
    {},
    {
      async databaseUrlFor(connection) {
        proxy = await startInterruptibleProxy(connection)
        return proxy.databaseUrl
      },
    },
  )
})
afterAll(async () => {
  proxy?.restore()
  await site?.close()
  proxy?.close()
})

const READS: [string, unknown?][] = [['/en/page/racing-car'], ['/rest/v1/coloring_pages?limit=1']]

const WRITES: [string, unknown][] = [
  [
    '/rest/v1/rpc/send_contact_message',
    { name: 'A', email: 'a@example.org', subject: 'x', message: 'y', channel: 'form', language: 'en' },
  ],
  ['/auth/v1/token?grant_type=password', { email: 'user@example.org', password: 'Kangaroo-7!' }],
  ['/auth/v1/signup', { email: 'new@example.org', password: 'Kangaroo-7!' }],
  ['/functions/v1/export-my-data', {}],
]

test('while the database is unavailable every request gets 503 with Retry-After, and afterwards everything works again', async () => {
  expect((await site.request('/en/page/friendly-cat')).status).toBe(200)
  expect((await site.request('/en/top-100')).status).toBe(200)
  for (const round of ['once', 'twice']) {
    proxy.interrupt()
    const health = await site.request('/healthz')
    expect([round, health.status, health.headers.get('retry-after')]).toEqual([round, 503, '2'])
    // Sent at the same time, because each waits a few seconds for the database before it fails.
    const requests = [...READS, ...WRITES].map(async ([address, body]) => {
      const response = await site.request(address, body ? { as: 'user', method: 'POST', body } : {})
      expect([address, response.status]).toEqual([address, 503])
      expect([address, Number(response.headers.get('retry-after'))]).not.toEqual([address, 0])
      expect(await response.text()).not.toMatch(/ECONN|127\.0\.0\.1|at .*\.ts:\d/)
      return address
    })
    // A cached page is still served, and earlier than the other requests fail.
    const cachedPage = site.request('/en/top-100').then(({ status }) => status)
    expect(await Promise.race([cachedPage, ...requests.slice(0, READS.length)])).toBe(200)
    await Promise.all(requests)
    proxy.restore()
    await expect.poll(async () => (await site.request('/healthz')).status, { timeout: 60_000 }).toBe(200)
    await expect
      .poll(async () => (await site.request('/en/page/racing-car')).status, { timeout: 60_000 })
      .toBe(200)
    await expect
      .poll(async () => (await site.request('/rest/v1/coloring_pages?limit=1')).status, { timeout: 60_000 })
      .toBe(200)
  }
})
