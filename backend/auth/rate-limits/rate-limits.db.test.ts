import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { platformDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { createRateLimits } from './rate-limits.ts'
import { ipNetworkOf } from './ip-network.ts'

let database: TestDatabase
let now = Date.parse('2026-11-15T12:00:00Z')
beforeAll(async () => {
  database = await platformDatabase()
})
afterAll(() => database.close())

const createLimits = () =>
  createRateLimits({
    sql: database.sql,
    clock: () => now,
    rules: { signUpsPerIp: { burst: 5, seconds: 50 } },
  })
const countAllowed = async (times: number, ipAddress: string) => {
  const results = await Promise.all(
    Array.from({ length: times }, () => createLimits().tryConsume('signUpsPerIp', ipAddress)),
  )
  return results.filter(Boolean).length
}

describe('rate limits', () => {
  it('allow exactly the burst, however many processes count at once', async () => {
    expect(await countAllowed(40, '192.0.2.1')).toBe(5)
  })

  it('return the exact waiting time in Retry-After', async () => {
    await countAllowed(5, '192.0.2.2')
    const refusal = await createLimits()
      .consume('signUpsPerIp', '192.0.2.2')
      .then(
        () => undefined,
        (error: { status: number; code: string; headers: Record<string, string> }) => error,
      )
    expect(refusal).toMatchObject({
      status: 429,
      code: 'over_request_rate_limit',
      headers: { 'retry-after': '10' },
    })
    now += 9_000
    expect(await createLimits().tryConsume('signUpsPerIp', '192.0.2.2')).toBe(false)
    now += 1_000
    expect(await createLimits().tryConsume('signUpsPerIp', '192.0.2.2')).toBe(true)
    expect(await createLimits().tryConsume('signUpsPerIp', '192.0.2.2')).toBe(false)
  })

  it('do not lock a client out for a day when the clock is set back by a day', async () => {
    expect(await countAllowed(9, '192.0.2.9')).toBe(5)
    now -= 86_400_000
    expect(await countAllowed(9, '192.0.2.9')).toBe(5)
    now += 86_400_000
    expect(await countAllowed(9, '192.0.2.9')).toBe(5)
  })

  it('stay in force in a process whose clock is a minute behind', async () => {
    await countAllowed(5, '192.0.2.8')
    now -= 60_000
    expect(await countAllowed(9, '192.0.2.8')).toBe(0)
    now += 60_000
  })

  it('allow another request after a refund', async () => {
    await countAllowed(5, '192.0.2.3')
    await createLimits().refund('signUpsPerIp', '192.0.2.3')
    expect(await countAllowed(3, '192.0.2.3')).toBe(1)
  })

  it('store IP addresses and e-mails only as hashes', async () => {
    await createLimits().tryConsume('mailsPerRecipient', 'mila@example.org')
    const rows = await database.sql<{ key: string }[]>`select key from auth.rate_limits`
    expect(rows.map(({ key }) => key).join()).not.toMatch(/mila|192\.0\.2/)
  })
})

describe('ipNetworkOf', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::5', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['mila@example.org', 'mila@example.org'],
  ])('maps %s to %s', (address, network) => expect(ipNetworkOf(address)).toBe(network))
})
