import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createMailer } from '#providers/mail/mailer.ts'
import { createOutbox } from '#providers/mail/outbox.ts'
import type { NoticeMail } from '#supabase/functions/providers.ts'
import { asForGood } from '../support/people.ts'
import { type Account, type FunctionSite, openFunctionSite } from './open-site.ts'

const send = vi.fn<NoticeMail['send']>()
let site: FunctionSite
let anna: Account

beforeAll(async () => {
  site = await openFunctionSite({ mail: { send } }, { patrolEveryMs: 50 })
  anna = await site.newAccount()
  await site.sql`update public.profiles set language_preference = 'de' where id = ${anna.id}`
})
afterAll(() => site.close())

/** Signs in with the password and a recovery code, as the wire does. */
async function useRecoveryCode(account: Account) {
  const [session] = await site.sql`select id from auth.sessions where user_id = ${account.id}`
  const by = (aal: string) => ({ claims: { sub: account.id, aal, session_id: session!.id as string } })
  await site.sql`insert into auth.mfa_factors (user_id, factor_type, status) values (${account.id}, 'totp', 'verified')`
  const [made] = await asForGood(
    site.sql,
    'user',
    (sql) => sql<{ codes: string[] }[]>`select public.make_recovery_codes() as codes`,
    by('aal2'),
  )
  const use = (code: string) =>
    asForGood(site.sql, 'user', (sql) => sql`select public.use_recovery_code(${code}) as right`, by('aal1'))
  expect(await use('0'.repeat(20))).toEqual([{ right: false }])
  expect(await use(made!.codes[0]!)).toEqual([{ right: true }])
}

test('whoever owns the account is told of a used recovery code, once, in their language; a mail that fails is tried again', async () => {
  const folder = path.join(site.folder, 'notices')
  const from = { name: 'Colorami', address: 'a@example.org' }
  const outbox = createOutbox({ directory: folder, from, written: () => {} })
  const mailer = createMailer({ name: 'Colorami', url: 'http://localhost:9' }, outbox)
  send.mockRejectedValueOnce(new Error('the mail server sleeps'))
  send.mockImplementation((facts) => mailer.sendMail(facts))
  await useRecoveryCode(anna)
  await expect.poll(() => send.mock.calls.length, { timeout: 60_000 }).toBe(1)
  await site.sql`update private.account_notices set lease_expires_at = now() - interval '1 second'`
  const waiting = async () => (await site.sql`select 1 from private.account_notices`).length
  await expect.poll(waiting, { timeout: 60_000 }).toBe(0)
  const told = { to: `${anna.id}@example.org`, kind: 'recovery_code_used', language: 'de' }
  expect(send.mock.calls).toEqual([[told], [told]])
  const mails = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  expect(mails).toHaveLength(1)
  expect(await readFile(path.join(folder, mails[0]!), 'utf8')).toContain('Notfallcode')
})
