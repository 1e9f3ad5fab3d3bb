import type { JSONValue } from 'postgres'
import { z } from 'zod'
import { WireError } from '../../wire-error.ts'
import { audit } from '../audit.ts'
import type { AuthContext } from '../context.ts'
import { checkPassword } from '../passwords/rules.ts'
import { languageOf } from '../proofs/mail-proof.ts'
import { spendCode } from '../proofs/proofs.ts'
import { SECONDS } from '../settings.ts'
import { accountById, type Db } from '../users/account.ts'
import { mergeMetadata } from '../users/metadata.ts'
import { userJson } from '../users/user-json.ts'
import { requireSecondFactor, type SignedInAsk } from '../wire/access.ts'
import { readBody } from '../wire/ask.ts'
import * as fields from '../wire/fields.ts'
import { json } from '../wire/respond.ts'
import { mailAddressChange } from './change-address.ts'

export const readUser = async (_auth: AuthContext, { account }: SignedInAsk) => json(userJson(account))

const Body = z.object({
  email: fields.email.nullish(),
  phone: z.string().nullish(),
  password: fields.password.nullish(),
  nonce: z.string().max(20).nullish(),
  data: fields.metadata.nullish(),
  ...fields.pkce,
})

type Changes = z.infer<typeof Body>

export async function updateUser(auth: AuthContext, ask: SignedInAsk): Promise<Response> {
  const changes = await readBody(ask, Body)
  if (changes.phone) throw new WireError(400, 'phone_provider_disabled', 'Phone numbers are not offered')
  await auth.limits.take('accountChanges', ask.account.id)
  const movesTo = changes.email && changes.email !== ask.account.email ? changes.email : undefined
  if (changes.password || movesTo)
    requireSecondFactor(ask, 401, 'update email or password when MFA is enabled.')

  if (movesTo) {
    await auth.limits.take('mailsToAddressee', movesTo)
    await auth.limits.take('mailsToAddressee', ask.account.email ?? '')
  }
  const encrypted = changes.password ? await newPassword(auth, ask, changes.password) : undefined
  const refusal = await auth.sql.begin(async (db) => {
    if (encrypted && !(await mayChangePassword(auth, db, ask, changes.nonce)))
      return new WireError(400, 'reauthentication_needed', 'Password update requires reauthentication')
    if (encrypted) await keepPassword(auth, db, ask, encrypted)
    if (changes.data) await keepMetadata(auth, db, ask, changes.data)
    if (movesTo) await startAddressChange(auth, db, ask, movesTo)
    return undefined
  })
  if (refusal) throw refusal

  const account = (await accountById(auth.sql, ask.account.id))!
  if (encrypted && account.email) {
    const notice = {
      to: account.email,
      kind: 'password_changed',
      language: languageOf(auth, account),
    } as const
    auth.laterIfRoom(() => auth.sendMail(notice))
  }
  const redirectTo = auth.redirects.target(ask.url.searchParams.get('redirect_to'))
  if (movesTo) {
    const { code_challenge: codeChallenge, code_challenge_method: codeChallengeMethod } = changes
    auth.later(() => mailAddressChange(auth, account, { redirectTo, codeChallenge, codeChallengeMethod }))
  }
  return json(userJson(account))
}

async function newPassword(auth: AuthContext, { account }: SignedInAsk, password: string): Promise<string> {
  checkPassword(auth, password)
  if (account.encrypted_password && (await auth.passwords.matches(password, account.encrypted_password)))
    throw new WireError(422, 'same_password', 'New password should be different from the old password.')
  return auth.passwords.hash(password)
}

/** A session that began long ago may be a forgotten one: it needs a fresh code from the mailbox. */
async function mayChangePassword(auth: AuthContext, db: Db, ask: SignedInAsk, nonce: Changes['nonce']) {
  if (nonce) {
    const proof = await spendCode(auth, db, ask.account.email ?? '', nonce, ['reauthentication'])
    return proof?.user_id === ask.account.id
  }
  return auth.now().getTime() - ask.session.created_at.getTime() < SECONDS.reauthenticateAfter * 1000
}

async function keepPassword(auth: AuthContext, db: Db, ask: SignedInAsk, encrypted: string) {
  const { account, session } = ask
  await db`
    update auth.users set encrypted_password = ${encrypted}, updated_at = ${auth.now()} where id = ${account.id}`
  // Whoever else was signed in may be the reason for the change.
  await db`delete from auth.sessions where user_id = ${account.id} and id <> ${session.id}`
  await db`
    delete from auth.one_time_tokens where user_id = ${account.id} and token_type in ('recovery_token', 'reauthentication_token')`
  await audit(db, ask, 'user_updated_password', account)
}

async function keepMetadata(auth: AuthContext, db: Db, ask: SignedInAsk, data: Record<string, unknown>) {
  const merged = mergeMetadata(ask.account.raw_user_meta_data, data)
  await db`
    update auth.users set raw_user_meta_data = ${db.json(merged as JSONValue)}, updated_at = ${auth.now()}
    where id = ${ask.account.id}`
  await audit(db, ask, 'user_modified', ask.account, { changed: 'metadata' })
}

async function startAddressChange(auth: AuthContext, db: Db, ask: SignedInAsk, email: string) {
  const [taken] = await db`select 1 from auth.users where email = ${email}`
  if (taken)
    throw new WireError(422, 'email_exists', 'A user with this email address has already been registered')
  await db`
    update auth.users set email_change = ${email}, email_change_confirm_status = 0,
      email_change_sent_at = ${auth.now()}, updated_at = ${auth.now()} where id = ${ask.account.id}`
}
