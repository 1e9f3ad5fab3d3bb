import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createMailer } from '#providers/mail/mailer.ts'
import { createOutbox } from '#providers/mail/outbox.ts'
import type { NoticeMail } from '#supabase/shared/providers.ts'
import { runAs } from '../support/accounts/callers.ts'
import { type Account, type FunctionSite, createFunctionSite } from '../functions/function-site.ts'

const send = vi.fn<NoticeMail['send']>()
let site: FunctionSite
let anna: Account

beforeAll(async () => {
  site = await createFunctionSite({ mail: { send } }, { frequent: 50 })
  anna = await site.createAccount()
  await site.sql`update public.profiles set language_preference = 'de' where id = ${anna.id}`
})
afterAll(() => site.close())

/** Creates recovery codes and uses one of them, like a sign-in with a recovery code. */
async function useRecoveryCode(account: Account) {
  const [session] = await site.sql`select id from auth.sessions where user_id = ${account.id}`
  const sessionWith = (aal: string) => ({
    claims: { sub: account.id, aal, session_id: session!.id as string },
  })
  await site.sql`insert into auth.mfa_factors (user_id, factor_type, status) values (${account.id}, 'totp', 'verified')`
  const [created] = await runAs(
    site.sql,
    'user',
    (sql) => sql<{ codes: string[] }[]>`select public.make_recovery_codes() as codes`,
    sessionWith('aal2'),
  )
  const use = (code: string) =>
    runAs(
      site.sql,
      'user',
      (sql) => sql`select public.use_recovery_code(${code}) as right`,
      sessionWith('aal1'),
    )
  expect(await use('0'.repeat(20))).toEqual([{ right: false }])
  expect(await use(created!.codes[0]!)).toEqual([{ right: true }])
}

test('the account owner gets one mail about a used recovery code, in their language, even if the first attempt fails', async () => {
  const folder = path.join(site.folder, 'notices')
  const from = { name: 'Colorami', address: 'a@example.org' }
  const outbox = createOutbox({ directory: folder, from, onWritten: () => {} })
  const mailer = createMailer({ name: 'Colorami', url: 'http://localhost:9' }, outbox)
  send.mockRejectedValueOnce(new Error('the mail server is unavailable'))
  send.mockImplementation((notice) => mailer.sendMail(notice))
  await useRecoveryCode(anna)
  await expect.poll(() => send.mock.calls.length, { timeout: 60_000 }).toBe(1)
  await site.sql`update private.account_notices set lease_expires_at = now() - interval '1 second'`
  const pendingNotices = async () => (await site.sql`select 1 from private.account_notices`).length
  await expect.poll(pendingNotices, { timeout: 60_000 }).toBe(0)
  const notice = { to: `${anna.id}@example.org`, kind: 'recovery_code_used', language: 'de' }
  expect(send.mock.calls).toEqual([[notice], [notice]])
  const mails = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  expect(mails).toHaveLength(1)
  expect(await readFile(path.join(folder, mails[0]!), 'utf8')).toContain('Notfallcode')
})
