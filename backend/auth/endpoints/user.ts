import type { JSONValue } from 'postgres'
import { z } from 'zod'
import { ApiError } from '../../api-error.ts'
import { audit } from '../audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { languageOf } from '../one-time-tokens/mail-one-time-token.ts'
import { consumeCode } from '../one-time-tokens/one-time-tokens.ts'
import { DURATION_SECONDS } from '../auth-settings.ts'
import { accountById, type Db } from '../users/account.ts'
import { mergeMetadata } from '../users/metadata.ts'
import { userJson } from '../users/user-json.ts'
import { requireSecondFactor, type UserRequest } from '../http/access-middleware.ts'
import { readBody } from '../http/auth-request.ts'
import * as fields from '../http/field-schemas.ts'
import { json } from '../http/responses.ts'
import { sendPhoneChangeCode } from '../phone/request-code.ts'
import { requireCode, requireCountry, requirePhoneLogins } from '../phone/send-code.ts'
import { mailEmailChange } from './mail-email-change.ts'

export const getCurrentUser = async (_auth: AuthContext, { account }: UserRequest) => json(userJson(account))

const Body = z.object({
  email: fields.email.nullish(),
  phone: fields.phone.nullish(),
  password: fields.password.nullish(),
  nonce: z.string().max(20).nullish(),
  data: fields.metadata.nullish(),
  ...fields.pkce,
})

type Changes = z.infer<typeof Body>

export async function updateCurrentUser(auth: AuthContext, request: UserRequest): Promise<Response> {
  const changes = await readBody(request, Body)
  if (changes.phone) requirePhoneLogins(auth)
  await auth.rateLimits.consume('changesPerAccount', request.account.id)
  const newEmail = changes.email && changes.email !== request.account.email ? changes.email : undefined
  const newPhone = changes.phone && changes.phone !== request.account.phone ? changes.phone : undefined
  if (changes.password || newEmail || newPhone)
    requireSecondFactor(request, 401, 'update email or password when MFA is enabled.')

  if (newEmail) {
    await auth.rateLimits.consume('mailsPerRecipientAndIp', newEmail, request.ipAddress)
    await auth.rateLimits.consume('mailsPerRecipient', newEmail)
    if (request.account.email) await auth.rateLimits.consume('mailsPerRecipient', request.account.email)
  }
  if (newPhone) {
    requireCountry(auth, newPhone)
    await requireCode(auth, newPhone, 'anybody')
  }
  const passwordHash = changes.password ? await hashNewPassword(auth, request, changes.password) : undefined
  // The error is returned: a thrown one would roll back the count of wrong codes.
  const error = await auth.sql.begin(async (db) => {
    if (passwordHash && !(await mayChangePassword(auth, db, request, changes.nonce)))
      return new ApiError(400, 'reauthentication_needed', 'Password update requires reauthentication')
    if (passwordHash) await savePassword(auth, db, request, passwordHash)
    if (changes.data) await saveMetadata(auth, db, request, changes.data)
    if (newEmail) await startEmailChange(auth, db, request, newEmail)
    if (newPhone)
      await db`
        update auth.users set phone_change = ${newPhone}, phone_change_sent_at = ${auth.now()} where id = ${request.account.id}`
    return undefined
  })
  if (error) throw error

  const account = (await accountById(auth.sql, request.account.id))!
  if (passwordHash && account.email) {
    const notice = {
      to: account.email,
      kind: 'password_changed',
      language: languageOf(auth, account),
    } as const
    auth.tryRunInBackground(() => auth.sendMail(notice))
  }
  if (newPhone) auth.runInBackground(() => sendPhoneChangeCode(auth, account, newPhone))
  const redirectTo = auth.redirects.allowedTarget(request.url.searchParams.get('redirect_to'))
  if (newEmail) {
    const { code_challenge: codeChallenge, code_challenge_method: codeChallengeMethod } = changes
    auth.runInBackground(() =>
      mailEmailChange(auth, account, { redirectTo, codeChallenge, codeChallengeMethod }),
    )
  }
  return json(userJson(account))
}

async function hashNewPassword(
  auth: AuthContext,
  { account }: UserRequest,
  password: string,
): Promise<string> {
  checkPassword(auth, password)
  if (account.encrypted_password && (await auth.passwords.matches(password, account.encrypted_password)))
    throw new ApiError(422, 'same_password', 'New password should be different from the old password.')
  return auth.passwords.hash(password)
}

/** An old session may be left open on a shared device, so it needs a code from a mail or message. */
async function mayChangePassword(auth: AuthContext, db: Db, request: UserRequest, nonce: Changes['nonce']) {
  if (nonce) {
    const token = await consumeCode(auth, db, request.account.email || request.account.phone || '', nonce, [
      'reauthentication',
    ])
    return token?.user_id === request.account.id
  }
  return (
    auth.now().getTime() - request.session.created_at.getTime() < DURATION_SECONDS.reauthenticateAfter * 1000
  )
}

async function savePassword(auth: AuthContext, db: Db, request: UserRequest, passwordHash: string) {
  const { account, session } = request
  await db`
    update auth.users set encrypted_password = ${passwordHash}, updated_at = ${auth.now()} where id = ${account.id}`
  // An intruder's session may be the reason for the change.
  await db`delete from auth.sessions where user_id = ${account.id} and id <> ${session.id}`
  await db`
    delete from auth.one_time_tokens where user_id = ${account.id} and token_type in ('recovery_token', 'reauthentication_token')`
  await audit(db, request, 'user_updated_password', account)
}

async function saveMetadata(auth: AuthContext, db: Db, request: UserRequest, data: Record<string, unknown>) {
  const merged = mergeMetadata(request.account.raw_user_meta_data, data)
  await db`
    update auth.users set raw_user_meta_data = ${db.json(merged as JSONValue)}, updated_at = ${auth.now()}
    where id = ${request.account.id}`
  await audit(db, request, 'user_modified', request.account, { changed: 'metadata' })
}

/** Stores the requested e-mail even if another account has it, because the response must not reveal that. */
async function startEmailChange(auth: AuthContext, db: Db, request: UserRequest, email: string) {
  await db`
    update auth.users set email_change = ${email}, email_change_confirm_status = 0,
      email_change_sent_at = ${auth.now()}, updated_at = ${auth.now()} where id = ${request.account.id}`
}
