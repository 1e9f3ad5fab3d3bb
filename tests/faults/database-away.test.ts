import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWholeSite, type WholeSite } from '#tests/support/whole-site.ts'
import { type CuttableLine, openCuttableLine } from './support/cuttable-line.ts'

let line: CuttableLine
let site: WholeSite
beforeAll(async () => {
  site = await openWholeSite(
    {},
    {
      async reach(connection) {
        line = await openCuttableLine(connection)
        return line.address
      },
    },
  )
}, 300_000)
afterAll(async () => {
  line?.mend()
  await site?.close()
  line?.close()
})

const WRITES: [string, unknown][] = [
  [
    '/rest/v1/rpc/send_contact_message',
    { name: 'A', email: 'a@example.org', subject: 'x', message: 'y', channel: 'form', language: 'en' },
  ],
  ['/auth/v1/token?grant_type=password', { email: 'user@example.org', password: 'Kangaroo-7!' }],
  ['/auth/v1/signup', { email: 'new@example.org', password: 'Kangaroo-7!' }],
  ['/functions/v1/export-my-data', {}],
]

test('while the database is away everybody is told to come again, and afterwards everything works by itself', async () => {
  expect((await site.ask('/en/page/friendly-cat')).status).toBe(200)
  expect((await site.ask('/en/top-100')).status).toBe(200)
  for (const round of ['once', 'twice']) {
    line.cut()
    const health = await site.ask('/healthz')
    expect([round, health.status, health.headers.get('retry-after')]).toEqual([round, 503, '2'])
    for (const address of ['/en/page/racing-car', '/rest/v1/coloring_pages?limit=1']) {
      const answer = await site.ask(address)
      expect([address, answer.status]).toEqual([address, 503])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await answer.text()).not.toMatch(/ECONN|127\.0\.0\.1|at .*\.ts:\d/)
    }
    // What is kept is still shown.
    expect((await site.ask('/en/top-100')).status).toBe(200)
    for (const [address, body] of WRITES) {
      const answer = await site.ask(address, { as: 'user', method: 'POST', body })
      expect([address, answer.status >= 500 && answer.status < 600]).toEqual([address, true])
      expect(await answer.text()).not.toMatch(/ECONN|127\.0\.0\.1|at .*\.ts:\d/)
    }
    line.mend()
    await expect.poll(async () => (await site.ask('/healthz')).status, { timeout: 60_000 }).toBe(200)
    await expect
      .poll(async () => (await site.ask('/en/page/racing-car')).status, { timeout: 60_000 })
      .toBe(200)
    await expect
      .poll(async () => (await site.ask('/rest/v1/coloring_pages?limit=1')).status, { timeout: 60_000 })
      .toBe(200)
  }
}, 240_000)
