import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, PASSWORD, type Stage } from '#tests/auth/support/stage.ts'
import { sweep } from './sweep.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const DAY = 24 * 3600

describe('sweeping', () => {
  it('takes away what has had its time and leaves what people need', async () => {
    const { sql } = stage.database
    const person = await stage.person('stays@example.org')
    await stage.client().auth.signUp({ email: 'never@example.org', password: PASSWORD })
    await stage.mailbox.take('never@example.org', 'confirm')
    const left = async () => {
      const [row] = await sql<Record<string, number>[]>`select
        (select count(*)::int from auth.users) as users, (select count(*)::int from auth.sessions) as sessions,
        (select count(*)::int from auth.one_time_tokens) as links, (select count(*)::int from auth.rate_limits) as limits,
        (select count(*)::int from auth.audit_log_entries) as audit`
      return row
    }
    const after = async (days: number) => {
      stage.clock.pass(days * DAY)
      await sweep(sql, new Date(stage.clock.now))
      return left()
    }
    await sweep(sql, new Date(stage.clock.now))
    expect(await left()).toMatchObject({ users: 2, links: 1, sessions: 2 })
    expect(await after(1)).toMatchObject({ users: 2, links: 0, limits: 0, sessions: 2 })
    expect(await after(30)).toMatchObject({ users: 1, sessions: 2 })
    expect((await person.auth.refreshSession()).error).toBeNull()
    expect(await after(100)).toMatchObject({ users: 1, audit: 0, sessions: 2 })
    expect(await after(100)).toMatchObject({ users: 1, sessions: 0 })
  })
})
