import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { platformDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createLimits } from './limits.ts'
import { networkOf } from './network.ts'

let database: TestDatabase
let now = Date.parse('2026-11-15T12:00:00Z')
beforeAll(async () => {
  database = await platformDatabase()
})
afterAll(() => database.close())

const limits = () =>
  createLimits({
    sql: database.sql,
    clock: () => now,
    rules: { signUpsOfAddress: { burst: 5, seconds: 50 } },
  })
const count = async (times: number, who: string) => {
  const answers = await Promise.all(
    Array.from({ length: times }, () => limits().allows('signUpsOfAddress', who)),
  )
  return answers.filter(Boolean).length
}

describe('limits', () => {
  it('let exactly the burst through, however many processes ask at once', async () => {
    expect(await count(40, '192.0.2.1')).toBe(5)
  })

  it('say how long to wait, and keep their word', async () => {
    await count(5, '192.0.2.2')
    const refusal = await limits()
      .take('signUpsOfAddress', '192.0.2.2')
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
    expect(await limits().allows('signUpsOfAddress', '192.0.2.2')).toBe(false)
    now += 1_000
    expect(await limits().allows('signUpsOfAddress', '192.0.2.2')).toBe(true)
    expect(await limits().allows('signUpsOfAddress', '192.0.2.2')).toBe(false)
  })

  it('lock nobody out for a day when the clock is set back by one', async () => {
    expect(await count(9, '192.0.2.9')).toBe(5)
    now -= 86_400_000
    expect(await count(9, '192.0.2.9')).toBe(5)
    now += 86_400_000
    expect(await count(9, '192.0.2.9')).toBe(5)
  })

  it('do not count a process as early whose clock is a little behind', async () => {
    await count(5, '192.0.2.8')
    now -= 60_000
    expect(await count(9, '192.0.2.8')).toBe(0)
    now += 60_000
  })

  it('give back what was no abuse', async () => {
    await count(5, '192.0.2.3')
    await limits().giveBack('signUpsOfAddress', '192.0.2.3')
    expect(await count(3, '192.0.2.3')).toBe(1)
  })

  it('keep no address and no e-mail in clear', async () => {
    await limits().allows('mailsToAddressee', 'mila@example.org')
    const rows = await database.sql<{ key: string }[]>`select key from auth.rate_limits`
    expect(rows.map(({ key }) => key).join()).not.toMatch(/mila|192\.0\.2/)
  })
})

describe('the network of an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::5', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['mila@example.org', 'mila@example.org'],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network))
})
