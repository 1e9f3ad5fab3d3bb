import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteExpiredRows } from '#backend/auth/cleanup.ts'
import { createAuthFixture, PASSWORD, type AuthFixture } from './support/auth-fixture.ts'

let fixture: AuthFixture
beforeAll(async () => {
  fixture = await createAuthFixture()
})
afterAll(() => fixture.close())

const log = async () =>
  JSON.stringify(await fixture.database.sql`select payload, ip_address from auth.audit_log_entries`)
const FROM = '198.51.100.7'

test('the audit log keeps neither e-mail nor address of an account that an admin deletes', async () => {
  await fixture.createUser('stays@example.org')
  await fixture.createUser('goes@example.org')
  const client = fixture.client({ from: FROM })
  const { data } = await client.auth.signInWithPassword({ email: 'goes@example.org', password: PASSWORD })
  expect(await log()).toContain('goes@example.org')
  expect(await log()).toContain(FROM)
  const service = fixture.client({ key: fixture.tokens.apiKeys.secret })
  expect((await service.auth.admin.deleteUser(data.user!.id)).error).toBeNull()
  expect(await log()).not.toContain('goes@example.org')
  expect(await log()).not.toContain(FROM)
  expect(await log()).toContain('user_deleted')
  expect(await log()).toContain('stays@example.org')
})

test('the audit log keeps neither e-mail nor address of an account that is cleaned up because it was never confirmed', async () => {
  const client = fixture.client({ from: FROM })
  await client.auth.signUp({ email: 'never@example.org', password: PASSWORD })
  expect(await log()).toContain('never@example.org')
  fixture.clock.advance(31 * 24 * 3600)
  await deleteExpiredRows(fixture.database.sql, new Date(fixture.clock.now))
  expect(await log()).not.toContain('never@example.org')
  expect(await log()).toContain('stays@example.org')
})
