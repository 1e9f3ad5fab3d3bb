import { afterAll, beforeAll, expect, test } from 'vitest'
import { dryRunAs, createTestAccounts, USER_IDS } from '#tests/support/accounts/callers.ts'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  await createTestAccounts(database.sql)
})
afterAll(() => database?.close())

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'usage is counted by the month in UTC, also when the session is in %s',
  async (timeZone) => {
    const { now, month } = await dryRunAs(database.sql, 'user', async (tx) => {
      await tx`select set_config('timezone', ${timeZone}, true)`
      const [row] = await tx`select now() as now, public.my_usage() ->> 'month' as month`
      return row as unknown as { now: Date; month: string }
    })
    expect(month).toBe(now.toISOString().slice(0, 7))
  },
)

test.each(['2026-13', '2026-00', '2026-1', '26-01', '2026-01-01', ''])(
  'the month "%s" is rejected, because a month is four digits, a dash and 01 to 12',
  async (month) => {
    await expect(
      database.sql`insert into public.ai_usage (user_id, action_type, month_year)
        values (${USER_IDS.user}, 'create', ${month})`,
    ).rejects.toThrow('month_year')
  },
)
