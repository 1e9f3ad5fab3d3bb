import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthFixture, PASSWORD, type AuthFixture } from '#tests/auth/support/auth-fixture.ts'
import { deleteExpiredRows } from './cleanup.ts'

let fixture: AuthFixture
beforeAll(async () => {
  fixture = await createAuthFixture()
})
afterAll(() => fixture.close())

const DAY = 24 * 3600

describe('the cleanup', () => {
  it('deletes expired rows and keeps the others', async () => {
    const { sql } = fixture.database
    const user = await fixture.createUser('stays@example.org')
    await fixture.client().auth.signUp({ email: 'never@example.org', password: PASSWORD })
    await fixture.mailbox.waitFor('never@example.org', 'confirm')
    const countRows = async () => {
      const [row] = await sql<Record<string, number>[]>`select
        (select count(*)::int from auth.users) as users, (select count(*)::int from auth.sessions) as sessions,
        (select count(*)::int from auth.one_time_tokens) as tokens, (select count(*)::int from auth.rate_limits) as limits,
        (select count(*)::int from auth.audit_log_entries) as audit`
      return row
    }
    const after = async (days: number) => {
      fixture.clock.advance(days * DAY)
      await deleteExpiredRows(sql, new Date(fixture.clock.now))
      return countRows()
    }
    await deleteExpiredRows(sql, new Date(fixture.clock.now))
    expect(await countRows()).toMatchObject({ users: 2, tokens: 1, sessions: 2 })
    expect(await after(1)).toMatchObject({ users: 2, tokens: 0, limits: 0, sessions: 2 })
    expect(await after(30)).toMatchObject({ users: 1, sessions: 2 })
    expect((await user.auth.refreshSession()).error).toBeNull()
    expect(await after(100)).toMatchObject({ users: 1, audit: 0, sessions: 2 })
    expect(await after(100)).toMatchObject({ users: 1, sessions: 0 })
  })
})
