// A process that stands still loses the lease of a row; its other worker takes the row again.
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ModerationProvider } from '#providers/moderation/moderation-provider.ts'
import { createFunctionSite } from './function-site.ts'

test('a row whose lease ran out while it was processed is reported once', async () => {
  const refusalOf = vi.fn<ModerationProvider['refusalOf']>()
  const site = await createFunctionSite({ moderation: { refusalOf } })
  onTestFinished(() => site.close())
  const admin = await site.createAccount()
  await site.sql`update public.profiles set subscription_tier = 'admin' where id = ${admin.id}`
  const [expired, takenAgain] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  refusalOf.mockImplementation(async (text) => {
    const isFirstRow = text.includes('Stuck')
    if (!isFirstRow) await expired.promise
    else if (refusalOf.mock.calls.filter(([checked]) => checked === text).length > 1) takenAgain.resolve()
    else {
      await site.sql`update public.import_rows set lease_expires_at = now() - interval '1 second' where row_number = 1`
      expired.resolve()
      await takenAgain.promise
    }
    return 'not-for-children'
  })
  const rows = [{ title_en: 'Stuck' }, { title_en: 'Quick' }]
  const { body } = await site.call('import-csv-prompts', { rows }, { account: admin })
  expect(refusalOf).toHaveBeenCalledTimes(3)
  expect(body).toMatchObject({ errorCount: 2, waiting: 0 })
  expect((body.results as { row: number }[]).map(({ row }) => row).toSorted()).toEqual([1, 2])
})
