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
})
afterAll(async () => {
  line?.mend()
  await site?.close()
  line?.close()
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

test('while the database is away everybody is told to come again, and afterwards everything works by itself', async () => {
  expect((await site.ask('/en/page/friendly-cat')).status).toBe(200)
  expect((await site.ask('/en/top-100')).status).toBe(200)
  for (const round of ['once', 'twice']) {
    line.cut()
    const health = await site.ask('/healthz')
    expect([round, health.status, health.headers.get('retry-after')]).toEqual([round, 503, '2'])
    // All at once: each waits a few seconds for the database before it gives up.
    const asked = [...READS, ...WRITES].map(async ([address, body]) => {
      const answer = await site.ask(address, body ? { as: 'user', method: 'POST', body } : {})
      expect([address, answer.status]).toEqual([address, 503])
      expect([address, Number(answer.headers.get('retry-after'))]).not.toEqual([address, 0])
      expect(await answer.text()).not.toMatch(/ECONN|127\.0\.0\.1|at .*\.ts:\d/)
      return address
    })
    // What is kept is still shown, and does not wait for the others.
    const kept = site.ask('/en/top-100').then(({ status }) => status)
    expect(await Promise.race([kept, ...asked.slice(0, READS.length)])).toBe(200)
    await Promise.all(asked)
    line.mend()
    await expect.poll(async () => (await site.ask('/healthz')).status, { timeout: 60_000 }).toBe(200)
    await expect
      .poll(async () => (await site.ask('/en/page/racing-car')).status, { timeout: 60_000 })
      .toBe(200)
    await expect
      .poll(async () => (await site.ask('/rest/v1/coloring_pages?limit=1')).status, { timeout: 60_000 })
      .toBe(200)
  }
})
